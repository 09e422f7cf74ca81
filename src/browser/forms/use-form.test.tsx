// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { refuse } from "#contract/errors.ts";
import * as field from "#contract/fields.ts";
import type { FormDefinition } from "./definition.ts";
import { FormSummary } from "./form-summary.tsx";
import { Honeypot } from "./honeypot.tsx";
import { TextField } from "./text-field.tsx";
import { useForm } from "./use-form.ts";

const send = vi.fn<() => Promise<string>>();
const initial = { name: "", email: "", website: "" };
const definition: FormDefinition<null, typeof initial, typeof initial, string> = {
	schema: z.object({ name: field.requiredText, email: field.email, website: z.nonoptional(field.honeypot) }),
	initial,
	body: (values) => values,
	send,
};

function Sample() {
	const form = useForm(null, definition);
	return (
		<form {...form.props()}>
			<FormSummary form={form} failure="Das ging schief." />
			<TextField {...form.text("name")} label="Name" required />
			<TextField {...form.text("email")} label="E-Mail" required />
			<Honeypot {...form.text("website")} />
			<button type="submit">{form.loading ? "Moment" : form.success ? "Gesendet" : "Senden"}</button>
		</form>
	);
}

let root: ReturnType<typeof createRoot> | undefined;
beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	send.mockReset();
});
afterEach(() => act(async () => root?.unmount()));

const container = () => document.body.appendChild(document.createElement("div"));

async function show() {
	const box = container();
	root = createRoot(box);
	await act(async () => root?.render(<Sample />));
	return box;
}

const input = (box: Element, name: string) => box.querySelector(`[name=${name}]`) as HTMLInputElement;
const alertText = (box: Element) => box.querySelector('[role="alert"]')?.textContent;

async function type(box: Element, name: string, text: string) {
	const element = input(box, name);
	await act(async () => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, text);
		element.dispatchEvent(new Event("input", { bubbles: true }));
	});
}

const press = (box: Element) => act(async () => box.querySelector("form")?.requestSubmit());

test("FORM-02 an invalid form says so, focuses the first wrong field and ties its error to it", async () => {
	const box = await show();
	await type(box, "name", "Mika");
	await press(box);
	expect(send).not.toHaveBeenCalled();
	expect(alertText(box)).toBe("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
	expect(document.activeElement).toBe(input(box, "email"));
	const links = [...box.querySelectorAll("a")];
	expect(links.map((link) => link.textContent)).toEqual(["E-Mail: Bitte ausfüllen"]);
	expect(links[0]?.getAttribute("href")).toBe(`#${input(box, "email").id}`);
	await act(async () => input(box, "name").focus());
	await act(async () => links[0]?.click());
	expect(document.activeElement).toBe(input(box, "email"));
	const described = input(box, "email").getAttribute("aria-describedby") ?? "";
	expect(document.getElementById(described)?.textContent).toBe("Bitte ausfüllen");
	await type(box, "email", "mika@vsz.example");
	expect([alertText(box), input(box, "email").getAttribute("aria-invalid")]).toEqual([undefined, null]);
});

test("FORM-03 while it is loading a second press does nothing", async () => {
	const box = await show();
	await type(box, "name", "Mika");
	await type(box, "email", "mika@vsz.example");
	const { promise, resolve } = Promise.withResolvers<string>();
	send.mockReturnValue(promise);
	await press(box);
	await press(box);
	expect(send).toHaveBeenCalledTimes(1);
	expect(box.querySelector("button")?.textContent).toBe("Moment");
	await act(async () => resolve("da"));
	expect(box.querySelector("button")?.textContent).toBe("Gesendet");
});

test("FORM-03 after a failure the words about it have the focus, and the form can be sent again", async () => {
	const box = await show();
	await type(box, "name", "Mika");
	await type(box, "email", "mika@vsz.example");
	send.mockRejectedValueOnce(refuse("internal")).mockResolvedValueOnce("da");
	await press(box);
	expect(document.activeElement?.textContent).toBe("Das ging schief.");
	expect(input(box, "name").value).toBe("Mika");
	await press(box);
	expect(alertText(box)).toBeUndefined();
	expect(box.querySelector("button")?.textContent).toBe("Gesendet");
});

test("a request that got no answer is no failure of anybody: it did not go out, and everything stays", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	const box = await show();
	await type(box, "name", "Mika");
	await type(box, "email", "mika@vsz.example");
	send.mockRejectedValueOnce(new NoAnswer("Failed to fetch")).mockRejectedValueOnce(refuse("internal"));
	await press(box);
	expect(alertText(box)).toContain("Deine Angaben sind nicht rausgegangen");
	expect(input(box, "name").value).toBe("Mika");
	await press(box);
	expect(alertText(box)).toBe("Das ging schief.");
	log.mockRestore();
});

test("whoever filled the field that is for machines gets to see it, and can empty it", async () => {
	const box = await show();
	await type(box, "name", "Mika");
	await type(box, "email", "mika@vsz.example");
	await type(box, "website", "https://chor.example");
	expect(input(box, "website").closest("[aria-hidden]")).not.toBeNull();
	await press(box);
	expect(send).not.toHaveBeenCalled();
	const [link] = box.querySelectorAll("a");
	expect([link?.textContent, link?.getAttribute("href")]).toEqual([
		"Prüffeld: Bitte leer lassen",
		`#${input(box, "website").id}`,
	]);
	expect(input(box, "website").closest("[aria-hidden]")).toBeNull();
	expect(input(box, "website").tabIndex).toBe(0);
	expect(document.activeElement).toBe(input(box, "website"));
	await type(box, "website", "");
	expect([alertText(box), document.activeElement]).toEqual([undefined, input(box, "website")]);
	send.mockResolvedValueOnce("da");
	await press(box);
	expect(send).toHaveBeenCalledTimes(1);
});

const pointer = (target: Element | null, name: "pointerdown" | "pointerup") =>
	act(async () => target?.dispatchEvent(new PointerEvent(name, { bubbles: true })));
const leaveField = async (box: Element, name: string) => {
	await act(async () => input(box, name).focus());
	await act(async () => input(box, name).blur());
};
const isMarked = (box: Element, name: string) => input(box, name).getAttribute("aria-invalid") === "true";

test("an error shows when its field is left, but never moves away what is being pressed", async () => {
	vi.useFakeTimers();
	const box = await show();
	await pointer(document.body, "pointerdown");
	await leaveField(box, "name");
	expect(isMarked(box, "name")).toBe(false);
	await pointer(document.body, "pointerup");
	await act(async () => vi.advanceTimersByTime(300));
	expect(isMarked(box, "name")).toBe(true);
	await leaveField(box, "email");
	expect(isMarked(box, "email")).toBe(true);
	expect(alertText(box)).toBeUndefined();
	vi.useRealTimers();
});

test("what was typed before the script ran is not lost", async () => {
	const box = container();
	box.innerHTML = renderToString(<Sample />);
	input(box, "name").value = "Mika";
	await act(async () => {
		root = hydrateRoot(box, <Sample />);
	});
	await press(box);
	expect(input(box, "name").value).toBe("Mika");
	expect(document.activeElement).toBe(input(box, "email"));
});
