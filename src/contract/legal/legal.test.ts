import { describe, expect, test } from "vitest";
import { accessibility } from "./accessibility.ts";
import { DISPUTE_STATEMENT, imprint } from "./imprint.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";
import { NO_DISTANCE_TEACHING } from "./terms-services.ts";
import { type Block, bound, clauses, type LegalSource, type LegalText, plain, type Section } from "./text.ts";
import { withdrawalPolicy } from "./withdrawal-policy.ts";

/** Every value is one that no text could hold by itself. */
const provider = {
	name: "NAME",
	short_name: "KURZ",
	legal_name: "RECHTSFORM",
	street: "STRASSE",
	postcode: "PLZ",
	city: "ORT",
	phone: "TELEFON",
	fax: "FAX",
	email: "post@anbieter.example",
	management: "VORSTAND",
	register_court: "GERICHT",
	register_number: "REGISTER",
	tax_office: "FINANZAMT",
	tax_number: "STEUERNUMMER",
	vat_id: "USTID",
	bank: "BANK",
	iban: "IBAN",
	bic: "BIC",
	creditor_id: "GLAEUBIGER",
	video_platform_url: "https://video.example",
};
const source: LegalSource = {
	provider,
	public_url: "https://www.anbieter.example",
	newsletter_form_url: null,
	donation_form_url: null,
	retention: { contact_months: "6", waiting_list_months: "6" },
};
const ALL = { imprint, privacy, terms, withdrawalPolicy, accessibility };

const allSections = (sections: readonly Section[]): Section[] =>
	sections.flatMap((section) => [section, ...allSections(section.sections ?? [])]);

function wordsOf(block: Block): string[] {
	if (block.kind === "paragraph") return [plain(block.text)];
	if (block.kind === "list") return block.items.map(plain);
	if (block.kind === "address") return block.lines.map(plain);
	if (block.kind === "table") return [block.caption, ...block.columns, ...block.rows.flat().map(plain)];
	if (block.kind === "facts") return block.facts.flatMap(([name, value]) => [name, plain(value)]);
	return block.kind === "note" ? [block.title, ...block.blocks.flatMap(wordsOf)] : [];
}

const wholeText = (text: LegalText): string =>
	[
		text.title,
		text.lead,
		...allSections(text.sections).flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOf)]),
	]
		.join("\n")
		.replaceAll("\u00a0", " ");

describe.each(Object.entries(ALL))("%s", (_, make) => {
	const text = make(source);
	const words = wholeText(text);

	test("names no law and no platform that is gone", () => {
		expect(words).not.toMatch(/TMG|TTDSG|OS-Plattform|ec\.europa\.eu\/consumers\/odr|webgate\.ec/);
	});

	test("RUN-37 takes the provider's values from their one place", () => {
		expect(words).not.toMatch(/Stiftungszentrum|vsz\.example|Musterstra|0000000/);
	});

	test("has headings with an address of their own", () => {
		const ids = allSections(text.sections).map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
	});

	test("has a version and a day", () => {
		expect(text.version).toMatch(/^\d{4}-\d{2}/);
		expect(text.changed_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
	});

	test("is typeset in German", () => {
		expect(words).not.toMatch(/"|'| - |\.\.\./);
	});
});

test("PAGE-04 PAGE-05 the imprint holds what § 5 DDG, § 18 MStV and § 36 VSBG ask for", () => {
	const words = wholeText(imprint(source));
	for (const value of ["VORSTAND", "GERICHT", "REGISTER", "FINANZAMT", "STEUERNUMMER", "USTID"])
		expect(words).toContain(value);
	expect(words).toContain("Redaktionell verantwortlich nach § 18 Abs. 2 MStV\nVORSTAND, STRASSE, PLZ ORT");
	expect(words).toContain(DISPUTE_STATEMENT);
});

test("IM-5 FU-2 the terms repeat the two prescribed sentences", () => {
	const words = wholeText(terms(source));
	expect(words).toContain(DISPUTE_STATEMENT);
	expect(words).toContain(NO_DISTANCE_TEACHING);
});

test("CO-7 CO-21 CO-22 SD-4 TX-12 the terms say how a contract comes about and is paid", () => {
	const words = wholeText(terms(source));
	for (const sentence of [
		"Diese technischen Schritte führen zum Vertrag:",
		"Eingabefehler kannst du bis zuletzt berichtigen",
		"Wir speichern den Vertragstext",
		"Der Vertrag wird auf Deutsch geschlossen.",
		"14 Tage nach Zugang der Rechnung ohne Abzug fällig",
		"spätestens 30 Tage nach Fälligkeit und Zugang der Rechnung in Verzug",
		"Vorabankündigung ist auf einen Tag verkürzt",
		"Rechnungen und ihre Berichtigungen elektronisch als PDF",
		"GLAEUBIGER",
	])
		expect(words).toContain(sentence);
	expect(words).not.toMatch(/gelesen und verstanden/);
});

test("WB-7 both instructions carry the sentence on the online function, and only services the one on what was performed", () => {
	const { sections } = withdrawalPolicy(source);
	const words = (id: string) =>
		wholeText({ ...withdrawalPolicy(source), sections: sections.filter((s) => s.id === id) });
	for (const id of ["videokurse", "seminare"])
		expect(words(id)).toContain(
			"Sie können Ihr Widerrufsrecht auch online unter https://www.anbieter.example/vertrag-widerrufen ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
		);
	expect(words("videokurse")).not.toContain("Haben Sie verlangt");
	expect(words("seminare")).toContain("Haben Sie verlangt");
	expect(words("muster-widerrufsformular")).toContain("Hiermit widerrufe(n) ich/wir (*)");
});

test("PAGE-07 the privacy text names the hosts of foreign forms when there are any", () => {
	expect(wholeText(privacy(source))).toContain("stammen derzeit von uns selbst");
	const foreign = wholeText(privacy({ ...source, newsletter_form_url: "https://brief.example/form?x=1" }));
	expect(foreign).toContain("das Newsletter-Formular von brief.example");
	expect(foreign).not.toContain("stammen derzeit von uns selbst");
});

test("what belongs together stays on one line", () => {
	expect(bound("§ 5 DDG, Art. 6 Abs. 1 Buchst. f DSGVO, z. B. 14 Tage, 19 %")).toBe(
		"§\u00a05 DDG, Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO, z.\u00a0B. 14\u00a0Tage, 19\u00a0%",
	);
});

test("clauses are numbered, and a list within one does not count", () => {
	const blocks = clauses("eins", { text: "zwei", blocks: [{ kind: "provider" }] }, ["dr", "ei"]);
	expect(blocks.flatMap((block) => (block.kind === "paragraph" ? plain(block.text) : block.kind))).toEqual([
		"(1)\u00a0eins",
		"(2)\u00a0zwei",
		"provider",
		"(3)\u00a0drei",
	]);
});
