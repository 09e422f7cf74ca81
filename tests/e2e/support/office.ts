import type { Page } from "@playwright/test";
import { DEMO_STAFF, DEMO_TEAM } from "#server/demo/accounts.ts";
import { expect } from "./test.ts";

interface Login {
	email: string;
	password: string;
}

const loginOf = ({ account: { email }, password }: (typeof DEMO_TEAM)[number]): Login => ({ email, password });

export const LEITUNG = loginOf(DEMO_STAFF);
export const OFFICE = DEMO_TEAM.filter(({ account: { roles } }) => roles.includes("office")).map(loginOf)[0] as Login;

/** Logged in without the login page, on this page of the office, which has its heading. */
export async function enterOffice(page: Page, path: string, login: Login = LEITUNG): Promise<void> {
	expect((await page.request.post("/api/v1/office/session", { data: login })).ok()).toBe(true);
	await page.goto(path);
	await expect(page.locator("main h1, main h3").first()).toBeVisible();
}
