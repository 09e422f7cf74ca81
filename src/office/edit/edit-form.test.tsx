// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { refuse } from "#contract/errors.ts";
import * as field from "#contract/fields.ts";
import { TextField } from "../ui/field.tsx";
import { textLines } from "../writing/text-lines.ts";
import { EditForm } from "./edit-form.tsx";
import { useEdit, type Version } from "./use-edit.ts";

interface Place extends Record<string, string> {
	name: string;
	city: string;
}
type Sent = Place & { revision: number };

const save = vi.fn<(body: Sent) => Promise<Version<Place>>>();
const fresh = vi.fn<() => Promise<Version<Place>>>();
let root: Root;
let box: HTMLElement;

function Sample({ record }: { record: Version<Place> }) {
	const edit = useEdit<Place, Place>({
		record,
		schema: z.object({ name: field.requiredText, city: field.requiredText }),
		body: (values) => values,
		save: (_, body) => save(body),
		fresh: () => fresh(),
		draft: "place",
	});
	return (
		<EditForm edit={edit} labels={{ name: "Name", city: "Ort" }} show={(_, value) => textLines(value)}>
			<TextField {...edit.form.text("name")} label="Name" />
			<TextField {...edit.form.text("city")} label="Ort" />
		</EditForm>
	);
}

const FIRST = { values: { name: "Saal 2", city: "Dresden" }, revision: 1 };

async function render(record: Version<Place>) {
	box = document.body.appendChild(document.createElement("div"));
	root = createRoot(box);
	const router = createMemoryRouter([{ path: "/", element: <Sample record={record} /> }]);
	await act(async () => root.render(<RouterProvider router={router} />));
}

const input = (label: string) => {
	const [found] = [...box.querySelectorAll("label")].filter(({ textContent }) => textContent === label);
	return document.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
const type = (label: string, text: string) =>
	act(async () => {
		const element = input(label);
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, text);
		element.dispatchEvent(new Event("input", { bubbles: true }));
	});
const press = (name: string) =>
	act(async () => {
		const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(name));
		if (!button) throw new Error(`There is no button ${name}`);
		button.click();
	});
const choose = (label: string, position: number) =>
	act(async () => {
		const cards = [...document.querySelectorAll("label.choice")].filter((card) => card.textContent?.startsWith(label));
		cards[position]?.querySelector("input")?.click();
	});

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	vi.clearAllMocks();
	sessionStorage.clear();
	save.mockImplementation(async ({ revision, ...values }) => ({ values: values as Place, revision: revision + 1 }));
});
afterEach(async () => {
	await act(async () => root.unmount());
	box.remove();
	vi.unstubAllGlobals();
});

test("what is saved names the version that was seen, and the next one follows it", async () => {
	await render(FIRST);
	await type("Name", "Saal 3");
	expect(box.textContent).toContain("Noch nicht gesichert");
	await press("Sichern");
	expect(save).toHaveBeenLastCalledWith({ name: "Saal 3", city: "Dresden", revision: 1 });
	expect(box.textContent).toContain("Gesichert");
	await type("Ort", "Leipzig");
	await press("Sichern");
	expect(save).toHaveBeenLastCalledWith({ name: "Saal 3", city: "Leipzig", revision: 2 });
});

test("what the server has put in order stands there as saved; what was typed meanwhile stays", async () => {
	await render(FIRST);
	const { promise, resolve } = Promise.withResolvers<Version<Place>>();
	save.mockReturnValueOnce(promise);
	await type("Name", "saal 3");
	await type("Ort", "leipzig");
	await press("Sichern");
	await type("Ort", "Meißen");
	await act(async () => resolve({ values: { name: "Saal 3", city: "Leipzig" }, revision: 2 }));
	expect([input("Name").value, input("Ort").value]).toEqual(["Saal 3", "Meißen"]);
	expect(box.textContent).toContain("Noch nicht gesichert");
	await press("Sichern");
	expect(save).toHaveBeenLastCalledWith({ name: "Saal 3", city: "Meißen", revision: 2 });
	expect(box.textContent).not.toContain("Noch nicht gesichert");
});

test("DESK-10 somebody else was faster: both versions are shown, nothing typed is lost, and what is chosen is saved", async () => {
	await render(FIRST);
	save.mockRejectedValueOnce(refuse("changed_meanwhile"));
	fresh.mockResolvedValueOnce({ values: { name: "Großer Saal", city: "Pirna" }, revision: 5 });
	await type("Name", "Saal 3");
	await type("Ort", "Meißen");
	await press("Sichern");
	const dialog = document.querySelector("dialog");
	for (const words of ["Jemand war schneller", "Saal 3", "Großer Saal", "Meißen", "Pirna"])
		expect(dialog?.textContent).toContain(words);
	expect([input("Name").value, input("Ort").value]).toEqual(["Saal 3", "Meißen"]);
	await choose("Inzwischen gesichert", 1);
	await press("So sichern");
	expect(save).toHaveBeenLastCalledWith({ name: "Saal 3", city: "Pirna", revision: 5 });
	expect(document.querySelector("dialog")).toBeNull();
});

test("DESK-10 what is long is compared word by word, as it is read", async () => {
	const long = (end: string) => `<p>${"Wort ".repeat(40)}${end}</p>`;
	await render({ values: { ...FIRST.values, name: long("damals") }, revision: 1 });
	save.mockRejectedValueOnce(refuse("changed_meanwhile"));
	fresh.mockResolvedValueOnce({ values: { ...FIRST.values, name: long("gestern") }, revision: 5 });
	await type("Name", long("heute"));
	await press("Sichern");
	await act(() => import("../ui/word-diff.tsx"));
	const shown = (tag: string) => document.querySelector(`dialog ${tag}`)?.textContent;
	expect([shown("del"), shown("ins")]).toEqual(["gestern", "heute"]);
	expect(document.querySelector("dialog")?.textContent).not.toContain("<p>");
});

test("DESK-10 back to the form: everything that was typed still stands", async () => {
	await render(FIRST);
	save.mockRejectedValueOnce(refuse("changed_meanwhile"));
	fresh.mockResolvedValueOnce({ values: { name: "Großer Saal", city: "Dresden" }, revision: 5 });
	await type("Name", "Saal 3");
	await press("Sichern");
	await press("Zurück zum Formular");
	expect(input("Name").value).toBe("Saal 3");
});

test("what was typed outlives a reload and can be thrown away", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	await render(FIRST);
	await type("Name", "Saal 3");
	await act(async () => vi.advanceTimersByTime(3_000));
	await act(async () => root.unmount());
	box.remove();
	await render(FIRST);
	expect(input("Name").value).toBe("Saal 3");
	expect(box.textContent).toContain("ist wieder da");
	await press("Verwerfen");
	expect(input("Name").value).toBe("Saal 2");
	expect(sessionStorage).toHaveLength(0);
	vi.useRealTimers();
});

test("what is wrong stands above and at its field, and nothing is sent", async () => {
	await render(FIRST);
	await type("Name", "");
	await press("Sichern");
	expect(save).not.toHaveBeenCalled();
	expect(box.querySelector('[role="alert"]')?.textContent).toContain("Name");
	expect(input("Name").getAttribute("aria-invalid")).toBe("true");
});
