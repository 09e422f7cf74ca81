import type { Page } from "@playwright/test";
import { formatDate, formatTime, unixSeconds } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open } from "./support/page.ts";
import { addressOf, card, expectNoViolations, isOpen, some, upcoming } from "./support/seminars.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 390, height: 844 };

/** Follows a card in the browser, so that the answer of the API can be played with. */
async function openByCard(page: Page, seminar: Seminar) {
	await open(page, `${paths.seminars}?dozent=${seminar.lecturer.slug}`);
	await card(page, seminar).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(seminar.topic);
}

test.describe("the address of a seminar", () => {
	test("SEM-16 SEM-17 SEM-19 seconds and milliseconds show the same date; without one an address leads to the next date, an unknown one nowhere", async ({
		page,
		request,
	}) => {
		await test.step("SEM-16 seconds and milliseconds show the same date", async () => {
			const seminar = some(await upcoming(request), isOpen);
			const inSeconds = await request.get(addressOf(seminar), { maxRedirects: 0 });
			expect(inSeconds.status()).toBe(200);
			expect(await inSeconds.text()).toMatch(new RegExp(`rel="canonical" href="[^"]+${addressOf(seminar)}"`));
			expect((await page.goto(`${addressOf(seminar)}000`))?.status()).toBe(200);
			await expect(page.getByRole("complementary", { name: "Eckdaten" })).toContainText(formatDate(seminar.date ?? ""));
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${addressOf(seminar)}$`));
		});
		await test.step("SEM-17 a timestamp without a date, and none, lead with 302 to the next date", async () => {
			const list = await upcoming(request);
			const { slug } = some(list, ({ dates }) => dates.length > 1);
			const next = some(list, (seminar) => seminar.slug === slug);
			for (const address of [`/seminare/${slug}/1234567890`, `/seminare/${slug}/morgen`, `/seminare/${slug}`]) {
				const answer = await request.get(address, { maxRedirects: 0 });
				expect(answer.status()).toBe(302);
				expect(answer.headers().location).toBe(addressOf(next));
			}
		});
		await test.step("SEM-19 an unknown slug is a 404", async () => {
			for (const address of ["/seminare/gibt-es-nicht/1795537800", "/seminare/gibt-es-nicht"]) {
				expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
			}
		});
	});

	test("SEM-18 without a date to lead to, the seminar shows without a sign-up", async ({ page, request }) => {
		const seminar = some(await upcoming(request), isOpen);
		await page.route("**/api/v1/presence_seminar?slug=*", (route) =>
			route.fulfill({ json: { data: { ...seminar, date: null, presence_seminar_date_id: null, dates: [] } } }),
		);
		await openByCard(page, seminar);
		await expect(page.getByRole("heading", { name: "Zurzeit kein Termin" })).toBeVisible();
		await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
		await expectNoViolations(page);
		const email = newAddress();
		await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
		await page.getByRole("button", { name: "Sag mir Bescheid" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Schau in dein Postfach" })).toBeFocused();
		await expectNoViolations(page);
		await open(page, (await readMail(page, email, "Sollen wir dir Bescheid sagen?")).link("/terminwunsch/"));
		await page.getByRole("button", { name: "Ja, sagt mir Bescheid" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Wir sagen dir Bescheid" })).toBeFocused();
		await expectNoViolations(page);
		await page.getByRole("button", { name: "Nicht mehr Bescheid sagen" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Du bist ausgetragen" })).toBeFocused();
	});
});

test.describe("the page of a seminar", () => {
	test("SEM-20 SEM-21 SEM-24 topic, category, facts, lecturer, description, place and the place's own page", async ({
		page,
		request,
	}) => {
		const seminar = some(await upcoming(request), (one) => isOpen(one) && !one.is_online && one.place !== null);
		await open(page, addressOf(seminar));
		await test.step("SEM-20 SEM-21 SEM-24 topic, category, facts, lecturer and description", async () => {
			const date = seminar.date ?? "";
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(seminar.topic);
			await expect(page.locator("main header")).toContainText(seminar.category.name);
			const facts = page.getByRole("complementary", { name: "Eckdaten" });
			await expect(facts).toContainText(formatDate(date));
			await expect(facts).toContainText(
				`${formatTime(seminar.dates.find((one) => one.date === date)?.sessions[0]?.ends_at ?? "")}, ${seminar.duration}`,
			);
			for (const part of seminar.location.split(", ")) await expect(facts).toContainText(part);
			const place = page.getByRole("region", { name: new RegExp(`^${seminar.place?.name}`) });
			await expect(place).toContainText(seminar.place?.street ?? "");
			await expect(page.getByRole("complementary", { name: `Über ${seminar.lecturer.name}` })).toContainText(
				seminar.lecturer.description.slice(0, 40),
			);
			const firstHeading = /<h2[^>]*>(.*?)<\/h2>/.exec(seminar.description)?.[1] ?? "";
			await expect(page.locator(".prose").getByRole("heading", { name: firstHeading })).toBeVisible();
		});
		await test.step("the place of a seminar has a page with the way, the access and the dates there", async () => {
			await page.getByRole("link", { name: "Anfahrt und Zugang" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(seminar.place?.name ?? "");
			await expect(page.getByRole("link", { name: "In Karte öffnen" })).toHaveAttribute(
				"href",
				seminar.place?.map_url ?? "",
			);
			await expect(page.getByRole("region", { name: "Nächste Termine hier" })).toContainText(seminar.topic);
			await expectAccessible(page);
			expect((await request.get("/orte/4711")).status()).toBe(404);
		});
		await test.step("a back link leads to the calendar", async () => {
			await page.goBack();
			await page.getByRole("link", { name: "zurück zum Seminarkalender" }).click();
			await expect(page).toHaveURL(/\/seminare$/);
		});
	});

	test("SEM-22 SEM-23 price or 'kostenlos*', the tax notice where it belongs, the event for search engines and for one's own calendar", async ({
		page,
		request,
	}) => {
		const list = await upcoming(request);
		const seminar = some(list, (one) => isOpen(one) && one.price !== null);
		await test.step("search engines read an event, and previews show its picture", async () => {
			await open(page, addressOf(seminar));
			const data = await page.locator('script[type="application/ld+json"]').allTextContents();
			const event = data.map((text) => JSON.parse(text)).find((one) => one["@type"] === "Event");
			expect(event).toMatchObject({
				name: seminar.topic,
				startDate: seminar.date,
				eventStatus: "https://schema.org/EventScheduled",
				offers: { price: (seminar.price ?? 0).toFixed(2), priceCurrency: "EUR" },
			});
			await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
				"content",
				/^https?:\/\/.+\/media\/scenes\//,
			);
		});
		await test.step("a date can be put into one's own calendar", async () => {
			await expect(page.getByRole("link", { name: "In den Kalender eintragen" })).toHaveAttribute(
				"href",
				`${addressOf(seminar)}.ics`,
			);
		});
		await test.step("SEM-22 SEM-23 price or 'kostenlos*', and the tax notice where it belongs", async () => {
			const facts = page.getByRole("complementary", { name: "Eckdaten" });
			const notice = page.getByText("Gefördert aus Steuermitteln");

			await expect(facts).toContainText(formatEuro(seminar.price ?? 0));
			await expect(notice).toHaveCount(0);

			await open(page, addressOf(some(list, ({ price, tax_supported }) => price === null && tax_supported)));
			await expect(facts).toContainText("kostenlos*");
			await expect(notice).toBeVisible();

			await open(page, addressOf(some(list, ({ price, tax_supported }) => price === null && !tax_supported)));
			await expect(facts).toContainText("kostenlos*");
			await expect(page.getByText("Steuermittel")).toHaveCount(0);
			await expect(page.getByText("Die Teilnahme an diesem Seminar kostet nichts.")).toBeVisible();
		});
	});

	test("CO-18 an exempt seminar is 'umsatzsteuerfrei' and nowhere 'inkl. MwSt.', on its card and on its page", async ({
		page,
		request,
	}) => {
		const exempt = some(await upcoming(request), (one) => isOpen(one) && one.tax_category === "exempt");
		await open(page, `${paths.seminars}?dozent=${exempt.lecturer.slug}`);
		await expect(card(page, exempt)).toContainText("umsatzsteuerfrei");
		await expect(card(page, exempt)).not.toContainText("MwSt");
		await card(page, exempt).getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(exempt.topic);
		await expect(page.getByRole("complementary", { name: "Eckdaten" })).toContainText("umsatzsteuerfrei");
		await expect(page.locator("form")).toContainText("Gesamtpreis umsatzsteuerfrei, keine weiteren Kosten");
		await expect(page.locator("body")).not.toContainText("MwSt");
		await expectNoViolations(page);
	});

	test("SEM-25 SEM-26 SEM-27 SEM-28 SEM-29 what a deactivated, a cancelled, a full and an open date show; on small screens the action stays within reach", async ({
		page,
		request,
	}) => {
		await test.step("SEM-25 a deactivated date shows none of the three blocks", async () => {
			const { slug, dates } = some(await upcoming(request), (one) => one.dates.some(({ deactivated }) => deactivated));
			const { date } = some(dates, ({ deactivated }) => deactivated);
			expect((await page.goto(paths.seminar(slug, date)))?.status()).toBe(200);
			for (const name of ["Abgesagt", "Ausgebucht", "Jetzt anmelden"])
				await expect(page.getByRole("heading", { name })).toHaveCount(0);
			await expect(page.locator("#anmelden")).toHaveCount(0);
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
			await expectAccessible(page);
		});
		await test.step("SEM-26 a cancelled date says so, explains it and has no form", async () => {
			const seminar = some(await upcoming(request), ({ cancelled }) => cancelled);
			await open(page, addressOf(seminar));
			await expect(page.getByRole("heading", { name: "Abgesagt" })).toBeVisible();
			await expect(page.getByText("Dieser Termin muss leider ausfallen.")).toBeVisible();
			await expect(page.locator("main form")).toHaveCount(0);
			await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
			await expectAccessible(page);
		});
		await test.step("SEM-27 SEM-28 a full date says what people from Saxony can do", async () => {
			const seminar = some(await upcoming(request), ({ cancelled, fully_booked }) => fully_booked && !cancelled);
			await open(page, addressOf(seminar));
			const facts = page.getByRole("complementary", { name: "Eckdaten" });
			await expect(facts).toContainText("Ausgebucht");
			for (const size of [PHONE, { width: 1280, height: 900 }]) {
				await page.setViewportSize(size);
				await expect(facts.getByRole("link", { name: "Auf die Warteliste" })).toBeInViewport();
			}
			await expect(facts.getByRole("link", { name: "Kalender" })).toHaveCount(0);
			const note = page.getByRole("main").getByRole("paragraph").filter({ hasText: "Alle Plätze sind vergeben." });
			await expect(note).toContainText("Du kommst aus Sachsen?");
			await expect(note).toContainText("nenne uns deine Region und deine Organisation");
			await expect(note).toContainText(`Es gilt die Anmeldefrist bis ${formatDate(seminar.date ?? "")}`);
			await expect(note.locator('a[href="mailto:kontakt@vsz.example"]')).toBeVisible();
			await expect(note.getByRole("link", { name: "Kontaktformular" })).toHaveAttribute("href", "/kontakt");
			await expect(page.locator("#anmelden")).toHaveCount(0);
			await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
			await expectAccessible(page);
		});
		await test.step("SEM-29 an open date has the sign-up headed 'Jetzt anmelden'", async () => {
			const seminar = some(await upcoming(request), isOpen);
			await open(page, addressOf(seminar));
			await expect(page.locator("#anmelden").getByRole("heading", { level: 2, name: "Jetzt anmelden" })).toBeVisible();
			await page.getByRole("complementary", { name: "Eckdaten" }).getByRole("link", { name: "Jetzt anmelden" }).click();
			await expect(page.locator("#anmelden").getByRole("heading", { level: 2 })).toBeInViewport();
			await expectAccessible(page);
		});
		await test.step("on small screens the action stays within reach, and hides beside another of its kind", async () => {
			await page.setViewportSize(PHONE);
			const bar = page.getByRole("region", { name: "Jetzt anmelden, kurz" });
			await page.locator(".prose").evaluate((text) => text.scrollIntoView({ block: "end" }));
			await expect(bar).toBeVisible();
			await expectNoViolations(page);
			await bar.getByRole("link", { name: "Jetzt anmelden" }).click();
			await expect(page.locator("#anmelden").getByRole("heading", { level: 2 })).toBeInViewport();
			await expect(bar).toBeHidden();
		});
	});

	test("SEM-30 the block depends on the chosen date, and its neighbours are named", async ({ page, request }) => {
		const list = await upcoming(request);
		const full = some(list, (one) => one.fully_booked && !one.cancelled && one.dates.some(isOpen));
		const later = some(full.dates, (date) => isOpen(date) && !date.deactivated);
		await open(page, addressOf(full));
		await expect(page.getByRole("heading", { name: "Auf die Warteliste" })).toBeVisible();
		const others = page.getByRole("region", { name: "Weitere Termine dieses Seminars" });
		await others.getByRole("link", { name: formatDate(later.date) }).click();
		await expect(page).toHaveURL(new RegExp(`/${unixSeconds(later.date)}$`));
		await expect(page.getByRole("heading", { name: "Jetzt anmelden" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Auf die Warteliste" })).toHaveCount(0);
		await expect(others.getByRole("listitem").filter({ hasText: formatDate(full.date ?? "") })).toContainText(
			"Ausgebucht",
		);
	});

	test("a date that has begun has no form and leads to the next one", async ({ page, request }) => {
		const list = await upcoming(request);
		const seminar = some(list, (one) => isOpen(one) && one.dates.filter(isOpen).length > 1);
		await page.clock.setFixedTime(Date.parse(seminar.date ?? "") + 60_000);
		await openByCard(page, seminar);
		await expect(page.getByRole("heading", { name: "Dieser Termin ist vorbei" })).toBeVisible();
		await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
		await expectNoViolations(page);
		await page.getByRole("link", { name: "Diesen Termin nehmen" }).click();
		await expect(page.getByRole("heading", { name: "Jetzt anmelden" })).toBeVisible();
	});
});
