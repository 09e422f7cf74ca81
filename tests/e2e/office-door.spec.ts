import type { APIRequestContext, Page } from "@playwright/test";
import encodeQR from "qr";
import { DEMO_TEAM } from "#server/demo/accounts.ts";
import { signUpFor } from "#tests/support/builders.ts";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice, OFFICE } from "./support/office.ts";
import { isOpen, some, upcoming } from "./support/seminars.ts";
import { expect, test } from "./support/test.ts";

const lecturers = DEMO_TEAM.filter(({ account: { roles } }) => roles.includes("lecturer"));
const LECTURER = { email: lecturers[0]?.account.email ?? "", password: lecturers[0]?.password ?? "" };
const doorPath = (id: number | null) => `/verwaltung/seminare/termine/${id}/anwesenheit`;

let names = 0;
/** A name that nobody else of these journeys has. */
function newName(): string {
	names += 1;
	return `Besuch-${Date.now()}-${process.pid}-${names}`;
}

/** So many people for a date that fits, each with a code. */
async function signUp(request: APIRequestContext, lecturer: string | null, persons: number, not: number | null = null) {
	const seminar = some(
		await upcoming(request),
		(one) =>
			isOpen(one) &&
			one.presence_seminar_date_id !== not &&
			one.price === null &&
			(lecturer !== null || !one.is_online) &&
			(one.free_seats ?? 99) > 6 &&
			(lecturer === null || one.lecturer.name === lecturer),
	);
	const dateId = seminar.presence_seminar_date_id;
	const last = newName();
	const others = Array.from({ length: persons - 1 }, (_, index) => ({ first_name: `Gast${index}`, last_name: last }));
	const data = signUpFor(
		{ id: seminar.id, presence_seminar_date_id: dateId ?? 0 },
		{ first_name: "Mika", last_name: last, number_of_persons: persons, persons: others, email: `${last}@vsz.example` },
	);
	const answer = await request.post("/api/v1/form/presence_seminar", { data });
	const booking = (await answer.json()) as { data: { persons: { code: string }[] } };
	return { seminar, dateId, last, code: booking.data.persons[0]?.code ?? "" };
}

const tick = (page: Page, name: string) => page.locator(".tick").filter({ hasText: name });

test.describe("without a line", () => {
	test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ });

	test("ROOM-01 the lecturer ticks at the door without a line, opens the page again, and a colleague sees it when the line is back @nur-mobil", async ({
		page,
		context,
		request,
		browser,
	}) => {
		const { dateId, last } = await signUp(request, "Aylin Demir", 3);
		await enterOffice(page, "/verwaltung/meine-termine", LECTURER);
		await page.locator(`a[href$="${doorPath(dateId)}"]`).click();
		await expect(tick(page, `${last}, Mika`)).toHaveAttribute("aria-pressed", "false");
		await expectAccessible(page);
		await tick(page, `${last}, Mika`).click();
		await expect(tick(page, `${last}, Mika`)).toHaveAttribute("aria-pressed", "true");
		const isKept = () =>
			page.evaluate(async () => {
				const registrations = await navigator.serviceWorker.getRegistrations();
				return registrations.some(({ active }) => active?.scriptURL.endsWith("/door-worker.js"));
			});
		await expect.poll(isKept).toBe(true);

		await context.setOffline(true);
		await tick(page, `${last}, Gast0`).click();
		await expect(page.getByText("1 Haken wartet")).toBeVisible();
		await page.reload();
		await expect(tick(page, `${last}, Gast0`)).toHaveAttribute("aria-pressed", "true");
		const search = page.getByRole("searchbox", { name: "Name tippen" });
		await search.fill(`${last} gast1`);
		await search.press("Enter");
		await expect(tick(page, `${last}, Gast1`)).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByText("2 Haken warten")).toBeVisible();

		const other = await browser.newContext();
		const colleague = await other.newPage();
		await enterOffice(colleague, doorPath(dateId), OFFICE);
		await expect(tick(colleague, `${last}, Gast1`)).toHaveAttribute("aria-pressed", "false");
		await context.setOffline(false);
		await expect(page.getByText(/Haken (wartet|warten)/)).toBeHidden();
		for (const first of ["Mika", "Gast0", "Gast1"])
			await expect(tick(colleague, `${last}, ${first}`)).toHaveAttribute("aria-pressed", "true");
		await other.close();
	});
});

/** A camera that sees whatever hangs on the wall: `window.wall`. */
const hangCamera = (page: Page) =>
	page.addInitScript(() => {
		const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
		const paint = canvas.getContext("2d");
		const wall = { modules: [] as boolean[][] };
		Object.assign(window, { wall });
		setInterval(() => {
			if (!paint) return;
			paint.fillStyle = "#ddd";
			paint.fillRect(0, 0, 640, 480);
			paint.fillStyle = "#222";
			for (const [y, row] of wall.modules.entries())
				for (const [x, isDark] of row.entries()) if (isDark) paint.fillRect(180 + x * 8, 80 + y * 8, 8, 8);
		}, 50);
		navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
	});

const hang = (page: Page, code: string) =>
	page.evaluate(
		(modules) => Object.assign((window as unknown as { wall: object }).wall, { modules }),
		encodeQR(code, "raw", { ecc: "medium", border: 2 }),
	);

test("ROOM-02 ROOM-03 ROOM-04 at the door: a code of this date, one of another, somebody without a booking, and what is printed", async ({
	page,
	request,
}) => {
	const here = await signUp(request, null, 1);
	const elsewhere = await signUp(request, null, 1, here.dateId);
	await hangCamera(page);
	await enterOffice(page, doorPath(here.dateId), OFFICE);
	await page.getByRole("button", { name: "QR-Code scannen" }).click();
	const dialog = page.getByRole("dialog", { name: "QR-Code scannen" });
	const show = async (code: string) => {
		await dialog.getByLabel("Code", { exact: true }).fill(code);
		await dialog.getByLabel("Code", { exact: true }).press("Enter");
	};
	await hang(page, here.code);
	await expect(dialog.getByText(`${here.last}, Mika ist da.`)).toBeVisible();
	await show(here.code.toLowerCase());
	await expect(dialog.getByText(new RegExp(`${here.last}, Mika: schon da seit \\d\\d:\\d\\d`))).toBeVisible();
	await show(elsewhere.code);
	await expect(dialog.getByText(`Gilt für: ${elsewhere.seminar.topic}`)).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Fertig" }).click();

	await page.getByRole("button", { name: "Ohne Anmeldung da" }).click();
	const last = newName();
	await page.getByLabel("Vorname").fill("Ada");
	await page.getByRole("button", { name: "Auf die Liste setzen" }).click();
	await expect(page.getByLabel("Nachname")).toBeFocused();
	await page.getByLabel("Nachname").fill(last);
	await page.getByRole("button", { name: "Auf die Liste setzen" }).click();
	await expect(tick(page, `${last}, Ada`)).toHaveAttribute("aria-pressed", "true");
	await expect(tick(page, `${last}, Ada`)).toBeEnabled();

	await page.getByRole("link", { name: "Unterlagen" }).click();
	await expect(page.getByRole("heading", { name: "Teilnahmeliste" })).toBeVisible();
	await expectAccessible(page);
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: /^PDF.*Namensschilder/ }).click();
	expect((await download).suggestedFilename()).toMatch(/^Namensschilder .*\.pdf$/);
});
