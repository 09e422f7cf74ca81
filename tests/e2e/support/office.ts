import type { Page } from "@playwright/test";
import { DEMO_STAFF } from "#server/demo/accounts.ts";
import { expect } from "./test.ts";

interface Login {
	email: string;
	password: string;
}

export const LEITUNG: Login = { email: DEMO_STAFF.account.email, password: DEMO_STAFF.password };

/** Logged in without the login page, on this page of the office, which has its heading. */
export async function enterOffice(page: Page, path: string, login: Login = LEITUNG): Promise<void> {
	expect((await page.request.post("/api/v1/office/session", { data: login })).ok()).toBe(true);
	await page.goto(path);
	await expect(page.locator("main h1, main h3").first()).toBeVisible();
}
