import { expect, test } from "vitest";
import { plain } from "#contract/legal/text.ts";
import { NEWSLETTER_FORMS } from "#contract/newsletter.ts";
import { EARLY_SEMINAR, NEWSLETTER_BOX, TERMS_BOX } from "./boxes.ts";
import { newsletterDeclaration, newsletterWords, orderWords, orderWordsOrNewest } from "./by-version.ts";
import { EARLY_COURSE, ORDER_TERMS, ORDER_VERSIONS } from "./order.ts";

test("CO-10 CO-11 the declarations are those that the law asks for, word for word", () => {
	expect(plain(ORDER_TERMS.text)).toBe(
		"Ich stimme den AGB zu. Hier findest du die Widerrufsbelehrung und die Datenschutzhinweise.",
	);
	expect(plain(TERMS_BOX.text)).toBe(
		"Ich akzeptiere die AGB & Widerrufsbelehrung und habe die Datenschutzhinweise zur Kenntnis genommen.",
	);
	expect(EARLY_COURSE.text).toBe(
		"Ich stimme ausdrücklich zu, dass ihr vor Ablauf der Widerrufsfrist mit der Vertragserfüllung beginnt (sofortige Freischaltung). Mir ist bekannt, dass durch diese Zustimmung mit Beginn der Vertragserfüllung mein Widerrufsrecht erlischt.",
	);
	expect(EARLY_SEMINAR.text).toBe(
		"Ich verlange ausdrücklich, dass ihr vor Ablauf der Widerrufsfrist mit der Leistung beginnt. Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Erbringung erlischt und ich bei einem Widerruf bis dahin erbrachte Leistungen anteilig bezahle.",
	);
});

test("the proof of a newsletter stands for the words of the place where it was asked for", () => {
	for (const source of NEWSLETTER_FORMS) {
		const { version, text } = newsletterDeclaration(source);
		expect(newsletterWords(source, version)).toBe(text);
	}
	expect(newsletterWords("newsletter_form", "2026-11")).toMatch(/^Ich möchte alle 14 Tage/);
	for (const source of ["seminar_sign_up", "checkout"] as const)
		expect(newsletterWords(source, "2026-11")).toBe(NEWSLETTER_BOX.text);
	expect(newsletterWords("checkout", "1999-01")).toBeUndefined();
	expect(newsletterWords("import", "2026-11")).toBeUndefined();
});

test("every version that an order may name has its words; of any other nothing is claimed", () => {
	for (const version of ORDER_VERSIONS) expect(orderWords(version)).toBeDefined();
	for (const version of [null, "erfunden", "constructor"]) {
		expect(orderWords(version)).toBeUndefined();
		expect(orderWordsOrNewest(version)).toBe(orderWords(ORDER_VERSIONS[0]));
	}
});
