import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { berlinDay, berlinIso, berlinMoment } from "./berlin.ts";
import * as constants from "./constants.ts";
import {
	formatDate,
	formatGermanDay,
	formatMonth,
	formatShortMonth,
	formatTime,
	formatWeekday,
	parseGermanDay,
	unixSeconds,
	weekdayIndex,
} from "./dates.ts";
import { ApiError, ERRORS, errorText, refuse } from "./errors.ts";
import * as field from "./fields.ts";
import { imageSources } from "./images.ts";
import { discounted, EXEMPTION, formatEuro, priceText, sumTaxed, TAX_NOTES, taxed } from "./money.ts";
import { toPaged } from "./paging.ts";
import { REDIRECTS, redirectFor } from "./redirects.ts";
import { resultCount } from "./result-count.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;
const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
	z.safeParse(schema, value).error?.issues.map((issue) => issue.message) ?? [];

describe("money", () => {
	test("FRAME-28 amounts show as euro in the German locale", () => {
		expect(formatEuro(29.9)).toBe("29,90\u00a0€");
		expect(formatEuro(1234.5)).toBe("1.234,50\u00a0€");
	});

	test("FRAME-28 every amount of cents reads as the locale data of German would have it", () => {
		const german = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
		const cents = [0, 1, 9, 10, 99, 100, 99_999, 100_000, 123_456, 100_000_000, 123_456_789, -1, -150_000];
		for (const amount of cents) expect(formatEuro(amount / 100)).toBe(german.format(amount / 100));
	});

	test("CO-18 a price names its tax; the invoice says the same of an exempt one, with the reason", () => {
		expect(priceText(null, "standard")).toBe("kostenlos");
		expect(priceText(89, "standard")).toBe("89,00\u00a0€ inkl. MwSt.");
		expect(priceText(89, "exempt")).toBe("89,00\u00a0€ umsatzsteuerfrei");
		expect(EXEMPTION.toLowerCase().startsWith(`${TAX_NOTES.exempt} nach § 4`)).toBe(true);
	});

	test("CART-16 CART-18 net is derived from the gross price with 19 % VAT", () => {
		expect(taxed(2990)).toEqual({ net: 2513, tax: 477, gross: 2990 });
	});

	test("CART-17 a discount is rounded half up to a cent", () => {
		expect(discounted(2999, 50)).toBe(1500);
		expect(discounted(2999, 100)).toBe(0);
		expect(discounted(1, 10)).toBe(1);
	});

	test("CART-19 net + tax = gross for every line and every total", () => {
		const line = fc.record({
			gross: fc.integer({ min: 0, max: 10_000_000 }),
			percent: fc.integer({ min: 0, max: 100 }),
		});
		fc.assert(
			fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
				const amounts = lines.map(({ gross, percent }) => taxed(discounted(gross, percent)));
				const total = sumTaxed(amounts);
				for (const { net, tax, gross } of [...amounts, total]) {
					expect(net + tax).toBe(gross);
					expect(Math.min(net, tax, gross)).toBeGreaterThanOrEqual(0);
				}
				expect(total.gross).toBe(amounts.reduce((sum, { gross }) => sum + gross, 0));
			}),
		);
	});
});

describe("dates", () => {
	test("API-09 moments are ISO 8601 with the offset of Berlin, in winter and in summer", () => {
		expect(berlinIso(new Date("2026-11-24T16:30:00Z"))).toBe("2026-11-24T17:30:00+01:00");
		expect(berlinIso(new Date("2026-07-01T22:15:00Z"))).toBe("2026-07-02T00:15:00+02:00");
	});

	test("a Berlin day and time is the right moment on both sides of the change of clocks", () => {
		expect(berlinMoment({ year: 2026, month: 3, day: 29 }, "01:30").toISOString()).toBe("2026-03-29T00:30:00.000Z");
		expect(berlinMoment({ year: 2026, month: 3, day: 29 }, "03:30").toISOString()).toBe("2026-03-29T01:30:00.000Z");
		expect(berlinMoment({ year: 2026, month: 10, day: 25 }, "12:00").toISOString()).toBe("2026-10-25T11:00:00.000Z");
		expect(berlinMoment({ year: 2026, month: 12, day: 32 }).toISOString()).toBe("2026-12-31T23:00:00.000Z");
	});

	test("every moment comes back from its Berlin day and time", () => {
		fc.assert(
			fc.property(
				fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
				(moment) => {
					const iso = berlinIso(moment);
					expect(new Date(iso).getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000);
					expect(berlinIso(berlinMoment(berlinDay(moment))).slice(0, 10)).toBe(iso.slice(0, 10));
				},
			),
		);
	});

	test("FRAME-29 the short date is dd.MM.y and weeks start on Monday", () => {
		const iso = "2026-03-05T17:30:00+01:00";
		expect(formatDate(iso)).toBe("05.03.2026");
		expect(formatTime(iso)).toBe("17:30\u00a0Uhr");
		expect(formatWeekday(iso)).toBe("Do");
		expect(formatMonth(iso)).toBe("März 2026");
		expect(formatShortMonth(iso)).toBe("März");
		expect(weekdayIndex("2026-11-16T00:00:00+01:00")).toBe(0);
		expect(weekdayIndex("2026-11-15T00:00:00+01:00")).toBe(6);
	});

	test("API-16 d.M.yyyy is read as a day, and only if it exists", () => {
		expect(parseGermanDay("5.3.2026")).toEqual({ year: 2026, month: 3, day: 5 });
		expect(parseGermanDay("05.03.2026")).toEqual({ year: 2026, month: 3, day: 5 });
		for (const wrong of ["31.2.2026", "2026-03-05", "5.3.26", "a.b.cccc", "", "0.1.2026"]) {
			expect(parseGermanDay(wrong)).toBeNull();
		}
		expect(formatGermanDay({ year: 2026, month: 3, day: 5 })).toBe("5.3.2026");
	});

	test("the address of a date carries its start in Unix seconds", () => {
		expect(unixSeconds("2026-11-24T17:30:00+01:00")).toBe(1795537800);
	});
});

describe("fields", () => {
	test("CONST-06 postcode, house number and text fields have their limits", () => {
		expect(accepts(field.postcode, "01067")).toBe(true);
		expect(messagesOf(field.postcode, "1067")).toEqual(["Ungültiges Format"]);
		expect(accepts(field.houseNumber, "12 bc")).toBe(true);
		expect(accepts(field.houseNumber, "123456")).toBe(false);
		expect(accepts(field.requiredText, "x".repeat(255))).toBe(true);
		expect(accepts(field.requiredText, "x".repeat(256))).toBe(false);
		expect(accepts(field.requiredText, "   ")).toBe(false);
	});

	test("CONST-07 passwords have 8 characters in the member area and 6 at the checkout", () => {
		expect(messagesOf(field.password(constants.PASSWORD_MIN_LENGTH.memberArea), "1234567")).toEqual([
			"Passwort ist zu kurz",
		]);
		expect(accepts(field.password(constants.PASSWORD_MIN_LENGTH.checkout), "123456")).toBe(true);
	});

	test("an e-mail address must look like one", () => {
		expect(accepts(field.email, " kundin@vsz.example ")).toBe(true);
		expect(messagesOf(field.email, "kundin@")).toEqual(["Ungültige E-Mail"]);
	});

	test("MEM-19 a date of birth is dd.mm.yyyy", () => {
		expect(accepts(field.germanDay, "01.02.1980")).toBe(true);
		expect(accepts(field.germanDay, "1980-02-01")).toBe(false);
	});

	test("FRAME-30 a field without a German label is shown by its key", () => {
		expect(field.labelOf("postcode")).toBe("Postleitzahl");
		expect(field.labelOf("unknown_field")).toBe("unknown_field");
	});

	test("numbers and flags are understood as text and as values", () => {
		expect(z.parse(field.perPage, "9")).toBe(9);
		expect(z.parse(field.perPage, 999)).toBe(999);
		for (const wrong of ["0", "1000", "9.5", "9a", "", "-1"]) expect(accepts(field.perPage, wrong)).toBe(false);
		expect(z.parse(field.flag, "1")).toBe(true);
		expect(z.parse(field.flag, "false")).toBe(false);
		expect(accepts(field.flag, "ja")).toBe(false);
	});
});

describe("errors", () => {
	test("ERR-01 a validation error lists every entry and then the message", () => {
		const error = refuse("invalid", { email: ["E-Mail: Ungültige E-Mail"], city: ["Ort: Bitte ausfüllen"] });
		expect(errorText(error)).toBe(
			"Validierungsfehler, E-Mail: Ungültige E-Mail, Ort: Bitte ausfüllen, Bitte prüfe deine Angaben.",
		);
	});

	test("ERR-02 any other error is its status, its status text and the answer", () => {
		expect(errorText(new ApiError(404, { code: "not_found", message: "Weg" }, "Not Found"))).toBe(
			'404 - Not Found {"code":"not_found","message":"Weg"}',
		);
	});

	test("no text of the catalogue contains a comma, for errors are listed separated by commas", () => {
		for (const { message } of Object.values(ERRORS)) expect(message).not.toContain(",");
	});
});

describe("constants", () => {
	test("CONST-01 CONST-02 sessions and baskets live 4 hours and a video 24", () => {
		expect([constants.SESSION_LIFETIME_MS, constants.BASKET_LIFETIME_MS, constants.VIDEO_ACCESS_MS]).toEqual([
			14_400_000, 14_400_000, 86_400_000,
		]);
	});

	test("CONST-03 CONST-04 page sizes are those of the specification", () => {
		expect(constants.PAGE_SIZE).toMatchObject({ articles: 9, seminars: 999, courses: 999 });
		const { homeArticles, homeSeminars, basketSuggestions, donationThanksArticles, memberLists } = constants.PAGE_SIZE;
		expect([homeArticles, homeSeminars, basketSuggestions, donationThanksArticles, memberLists]).toEqual([
			3, 3, 3, 3, 3,
		]);
	});

	test("CONST-08 delays are those of the specification", () => {
		expect(constants.DELAY_MS).toEqual({
			search: 500,
			logout: 300,
			voucherRemoval: 300,
			addToBasket: 200,
			paymentPreselect: 100,
		});
	});

	test("CONST-14 SRCH-06 results are counted in German", () => {
		expect([0, 1, 2, 42].map(resultCount)).toEqual(["Keine Ergebnisse", "1 Ergebnis", "2 Ergebnisse", "42 Ergebnisse"]);
	});
});

describe("paging", () => {
	test("ART-06 an empty list has one page, so that its last page is reached", () => {
		expect(toPaged([], { page: 1, per_page: 9, total: 0 })).toMatchObject({ current_page: 1, last_page: 1, total: 0 });
		expect(toPaged([], { page: 1, per_page: 9, total: 28 }).last_page).toBe(4);
	});
});

describe("images", () => {
	test("a path stands for the whole set of widths and formats", () => {
		const { avif, webp, largest } = imageSources("/media/scenes/artikel-x-1a2b3c4d-1280.webp");
		expect(avif).toContain("/media/scenes/artikel-x-1a2b3c4d-480.avif 480w");
		expect(webp).toContain("/media/scenes/artikel-x-1a2b3c4d-1280.webp 1280w");
		expect(largest).toBe("/media/scenes/artikel-x-1a2b3c4d-1280.webp");
	});
});

describe("redirects", () => {
	test("FRAME-02 FRAME-03 FRAME-04 FRAME-05 FRAME-06 FRAME-07 FRAME-08 FRAME-09 FRAME-10 FRAME-11 FRAME-12 every old address leads to its new one, with its parts", () => {
		const expected: [string, string][] = [
			["/startseite", "/"],
			["/aktuelles", "/ratgeber"],
			["/aktuelles/irgendwas", "/ratgeber"],
			["/allgemeines/x", "/ratgeber"],
			["/archiv", "/ratgeber"],
			["/bildung", "/seminare"],
			["/praesenzseminare", "/seminare"],
			["/praesenzseminare/stiftung-gruenden/1795538400", "/seminare/stiftung-gruenden/1795538400"],
			["/seminare/kassenfuehrung/1795537800/warteliste", "/seminare/kassenfuehrung/1795537800"],
			["/onlineseminare", "/videokurse"],
			["/onlineseminare/datenschutz", "/videokurse/datenschutz"],
			["/kurzberatung", "/kontakt"],
			["/info", "/kontakt"],
			["/checkout", "/kasse"],
			["/checkout-confirmation", "/kasse/vielen-dank"],
			["/mein-vsz/registrieren", "/mein-vsz/konto-erstellen"],
			["/mein-vsz/passwort-wiederherstellen", "/mein-vsz/passwort-vergessen"],
			["/password/reset/abc", "/mein-vsz/passwort-zuruecksetzen/abc"],
			["/video-detail/7/abc", "/produkt/7/abc"],
			["/vorlesekoffer", "/vorleser"],
		];
		for (const [from, to] of expected) expect(redirectFor(from)).toBe(to);
		expect(new Set(expected.map(([from]) => from.split("/")[1])).size).toBe(
			new Set(REDIRECTS.map(([from]) => from.split("/")[1])).size,
		);
	});

	test("an address of the site is no redirect", () => {
		for (const path of ["/", "/ratgeber", "/seminare/x/1", "/startseite/mehr"]) expect(redirectFor(path)).toBeNull();
	});
});
