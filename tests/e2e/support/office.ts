import type { Page } from "@playwright/test";
import { CSRF_COOKIE, CSRF_HEADER } from "#contract/forgery.ts";
import type { Role } from "#contract/office/permissions.ts";
import { DEMO_STAFF, DEMO_TEAM } from "#server/demo/accounts.ts";
import { expect } from "./test.ts";

/** Nothing in the office is asked for more seldom, apart from long work. */
const LONGEST_PAUSE_MS = 11_000;

interface Login {
	email: string;
	password: string;
}

const loginOf = ({ account: { email }, password }: (typeof DEMO_TEAM)[number]): Login => ({ email, password });

export const LEITUNG = loginOf(DEMO_STAFF);
const withRole = (role: Role): Login =>
	DEMO_TEAM.filter(({ account: { roles } }) => (roles as readonly Role[]).includes(role)).map(loginOf)[0] as Login;
export const OFFICE = withRole("office");
export const EDITOR = withRole("editor");
export const ACCOUNTING = withRole("accounting");

/** Logged in without the login page; the journey itself says where it begins. */
export async function logInOffice(page: Page, login: Login = LEITUNG): Promise<void> {
	expect((await page.request.post("/api/v1/office/session", { data: login })).ok()).toBe(true);
}

/** Logged in without the login page, on this page of the office, which has its heading. */
export async function enterOffice(page: Page, path: string, login: Login = LEITUNG): Promise<void> {
	await logInOffice(page, login);
	await page.goto(path);
	await expect(page.locator("main h1, main h3").first()).toBeVisible();
}

/** What staff send, as the office's own pages do; "/office/bank/undo". */
export async function postOffice(page: Page, path: string, data: object = {}, headers: Record<string, string> = {}) {
	const { hostname: domain } = new URL(page.url());
	await page.context().addCookies([{ name: CSRF_COOKIE, value: "meanwhile", domain, path: "/" }]);
	const sent = { data, headers: { ...headers, [CSRF_HEADER]: "meanwhile" } };
	const answer = await page.request.post(`/api/v1${path}`, sent);
	expect([path, answer.ok()]).toEqual([path, true]);
	return (await answer.json()).data;
}

/** What renews itself does so now. The page's clock must be one that can be put forward: `page.clock.install()`. */
export const letTimePass = (page: Page): Promise<void> => page.clock.fastForward(LONGEST_PAUSE_MS);
