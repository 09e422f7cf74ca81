// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { API_BASE } from "#contract/endpoint.ts";
import { ERRORS, type ErrorCode } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import { LoginSteps } from "./login-steps.tsx";
import { Component as NewPasswordPage } from "./new-password-page.tsx";

const onDone = vi.fn();
let root: Root;
let box: HTMLElement;
/** What the server answers, by method and address. */
let answers: Record<string, () => Response>;

const data = (value: object) => () => Response.json({ data: value });
const refusal = (code: ErrorCode) => () =>
	Response.json({ code, message: ERRORS[code].message }, { status: ERRORS[code].status });

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	onDone.mockClear();
	answers = {};
	vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
		const answer = answers[`${method} ${url.replace(API_BASE, "")}`];
		if (!answer) throw new Error(`Nobody answers ${method} ${url}`);
		return answer();
	});
});
afterEach(async () => {
	await act(async () => root.unmount());
	box.remove();
	vi.unstubAllGlobals();
});

async function render(element: React.ReactNode, path = "/") {
	box = document.body.appendChild(document.createElement("div"));
	root = createRoot(box);
	const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
	await act(async () => root.render(<RouterProvider router={router} />));
}

const fill = (input: Element | null | undefined, text: string) =>
	act(async () => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
		input?.dispatchEvent(new Event("input", { bubbles: true }));
	});
const press = (name: string) =>
	act(async () => {
		const button = [...box.querySelectorAll("button")].find(({ textContent }) => textContent === name);
		if (!button) throw new Error(`There is no button ${name}`);
		button.click();
	});
const digits = () => [...box.querySelectorAll<HTMLInputElement>(".digits input")];

test("STAFF-02 whoever has no second factor and needs one sets it up before coming in", async () => {
	answers = {
		"POST /office/session": data({ step: "enrol" }),
		"POST /office/account/totp": data({ secret: "ABCDEFGH", uri: "otpauth://totp/x?secret=ABCDEFGH" }),
		"PUT /office/account/totp": refusal("code_wrong"),
	};
	await render(<LoginSteps email="nora@vsz.example" onDone={onDone} />);
	expect(document.activeElement).toBe(box.querySelector('input[type="password"]'));
	await fill(box.querySelector('input[type="password"]'), "Kranich-Ofen-Libelle-58");
	await press("Weiter");
	expect(box.querySelector("h2")?.textContent).toBe("Richte deinen zweiten Schritt ein");
	expect(document.activeElement).toBe(box.querySelector("h2"));
	expect(box.querySelector("code")?.textContent).toBe("ABCD EFGH");
	expect(box.querySelector('a[href^="otpauth:"]')?.textContent).toBe("In der App öffnen");

	const writeText = vi.fn(async () => {});
	vi.stubGlobal("navigator", { clipboard: { writeText } });
	await press("Geheimnis kopieren");
	expect(writeText).toHaveBeenCalledWith("ABCDEFGH");
	expect(box.querySelector('[role="status"]')?.textContent).toBe("Das Geheimnis ist kopiert.");

	await fill(digits()[0], "000000");
	expect(box.querySelector('[role="alert"]')?.textContent).toBe("Dieser Code stimmt nicht.");
	expect(digits().map(({ value }) => value)).toEqual(Array(6).fill(""));
	expect(document.activeElement).toBe(digits()[0]);

	answers["PUT /office/account/totp"] = data({ recovery_codes: ["K7QM-AAAA-BBBB-CCCC"] });
	await fill(digits()[0], "123456");
	expect(box.textContent).toContain("K7QM-AAAA-BBBB-CCCC");
	expect(document.activeElement?.textContent).toBe("Deine Notfallcodes");
	expect(onDone).not.toHaveBeenCalled();
	await press("Ich habe sie gesichert");
	expect(onDone).toHaveBeenCalledOnce();
});

test("STAFF-01 whoever comes can type at once, and is told in plain words what is missing", async () => {
	await render(<LoginSteps onDone={onDone} />);
	const email = box.querySelector('input[type="email"]');
	expect(document.activeElement).toBe(email);
	await fill(email, "nora@vsz.example");
	await press("Weiter");
	expect(box.querySelector(".msg-bad")?.textContent).toBe("Bitte gib dein Passwort ein");
});

test("STAFF-02 the second step begins in the field for its code", async () => {
	const step = { step: "second_factor" as const, methods: ["totp" as const], passkeys: [], recovery_codes_left: 0 };
	await render(<LoginSteps begin={step} onDone={onDone} />);
	expect(document.activeElement).toBe(digits()[0]);
});

test("STAFF-08 a link that was used already says so, and where the next one comes from", async () => {
	answers = { "POST /office/password/": refusal("link_expired") };
	await render(<NewPasswordPage />);
	for (const input of box.querySelectorAll('input[type="password"]')) await fill(input, "Kranich-Ofen-Libelle-58");
	await press("Passwort setzen");
	expect(box.querySelector('[role="alert"]')?.textContent).toContain("Dieser Link gilt nicht mehr.");
	expect(box.querySelector(`a[href="${officePaths.forgotPassword}"]`)?.textContent).toBe("Neuen Link anfordern");
	expect(box.querySelector("form")).toBeNull();
});
