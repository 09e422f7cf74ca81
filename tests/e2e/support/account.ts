import type { APIRequestContext, Page } from "@playwright/test";
import { CLIENT, type TokenAnswer } from "#contract/session.ts";
import { newAddress, readMail } from "./mailbox.ts";
import { keep, open } from "./page.ts";
import { expect } from "./test.ts";

export interface Person {
	email: string;
	password: string;
}

/** Owns no course. */
export const MEMBER: Person = { email: "mitglied@vsz.example", password: "Mitglied-2026" };
/** Bought one course now and one long ago. */
export const CUSTOMER: Person = { email: "kundin@vsz.example", password: "Kundin-2026" };

export const NEW_PASSWORD = "Kranich-Ofen-Libelle-58";

export const LOGIN = "/mein-vsz/anmelden";
export const main = (page: Page) => page.getByRole("main");
export const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

/** Labels of fields that must be filled end in a star that is drawn only. */
export const required = (page: Page, name: string) => main(page).getByLabel(`${name}*`, { exact: true });

export async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<TokenAnswer> {
	const form = { username: email, password, grant_type: "password", ...CLIENT };
	const answer = await request.post("/oauth/token", { form });
	expect(answer.status()).toBe(200);
	return (await answer.json()) as TokenAnswer;
}

/** As if the person had logged in before; `forMs` says for how long the login lasts. */
export async function enter(
	page: Page,
	request: APIRequestContext,
	person: Person,
	path: string,
	forMs?: number,
): Promise<void> {
	const { access_token, expires_in } = await tokenOf(request, person);
	await keep(page, {
		accessToken: access_token,
		accessTokenExpiry: String(Date.now() + (forMs ?? expires_in * 1000)),
	});
	await open(page, path);
}

/** An account of one's own, for what changes it. */
export async function newMember(request: APIRequestContext): Promise<Person> {
	const person = { email: newAddress(), password: "Leuchtturm-Gurke-Pedal-31" };
	const answer = await request.post("/api/v1/user", {
		data: {
			name: "Mika Sommer",
			street_address: "Elbweg",
			street_suffix: "7a",
			postcode: "01099",
			city: "Dresden",
			email: person.email,
			password: person.password,
			password_repeat: person.password,
			accept_terms: true,
		},
	});
	expect(answer.status()).toBe(201);
	return person;
}

/** On the login page; the page before it may have such fields too. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
	await expect(main(page).getByRole("heading", { name: "Anmelden", exact: true })).toBeVisible();
	await required(page, "E-Mail").fill(email);
	await required(page, "Passwort").fill(password);
	await button(page, "Anmelden").click();
}

/** Follows the link in the mail and shows with the password that the account is theirs; the browser is logged in then. */
export async function confirmAddress(
	page: Page,
	{ email, password }: Person,
	subject = "Dein Konto bei Mein VSZ",
): Promise<void> {
	await open(page, (await readMail(page, email, subject)).link("/mein-vsz/bestaetigen/"));
	await required(page, "Passwort").fill(password);
	await button(page, "Bestätigen und anmelden").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deine Adresse ist bestätigt");
}

/** As if the address had been confirmed before; it ends every login. */
export async function haveConfirmed(page: Page, { email, password }: Person): Promise<void> {
	const link = (await readMail(page, email, "Dein Konto bei Mein VSZ")).link("/mein-vsz/bestaetigen/");
	const data = { token: link.split("/").at(-1), password };
	expect((await page.request.post("/api/v1/user/confirm", { data })).ok()).toBe(true);
}

export const storedSession = (page: Page) =>
	page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("accessTokenExpiry")]);
