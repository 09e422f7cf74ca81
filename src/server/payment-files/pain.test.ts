import { expect, test } from "vitest";
import { painFaults, painTexts } from "#tests/support/sepa-rules.ts";
import { writeTransfers } from "./pain-001.ts";
import { type Collection, writeDebits } from "./pain-008.ts";
import { sepaName, sepaText } from "./sepa-text.ts";

const HEAD = {
	number: "LS-20261117-K7QM3A",
	made_at: new Date("2026-11-17T23:30:00Z"),
	house: {
		holder: "Vereins- & Stiftungszentrum e. V.",
		iban: "DE02 1203 0000 0000 2020 51",
		bic: "BYLADEM1001",
	},
};
const NASTY = [
	"Ünal Öğüt-Größe & Söhne",
	"🦄🦄",
	"Zoë <script>alert('x')</script>",
	"Łukasz Ďurčík",
	"Нина Иванова",
	"x".repeat(200),
	"a\u0000b\u{1F1E9}\u{1F1EA}c",
	`O'Brien "Buch" / Verein`,
];

const collection = (at: number, over: Partial<Collection> = {}): Collection => ({
	end_to_end_id: `VSZ-2026-00000${at}-K7QM-1`,
	amount_cents: 10 + at * 1_990,
	collect_on: at % 2 ? "2026-11-24" : "2026-11-23",
	mandate: `VSZ-2026-00000${at}-K7QM`,
	given_on: "2026-11-14",
	debtor: { holder: NASTY[at] ?? "Mika Sommer", iban: "DE89 3704 0044 0532 0130 00" },
	purpose: `Bestellung „${NASTY[at]}“ Größe 5 € ${"lang ".repeat(60)}`,
	...over,
});

const centsOf = (texts: string[]): number => texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

test("DEBIT-01 a file of debits is valid whatever people are called, and its sums are those of its parts", () => {
	const xml = writeDebits({
		...HEAD,
		creditor_id: "DE98ZZZ09999999999",
		collections: NASTY.map((_, at) => collection(at)),
	});
	expect(painFaults("pain.008.001.08", xml)).toEqual([]);
	expect(xml.charCodeAt(0)).toBe("<".charCodeAt(0));
	expect(painTexts(xml, "//p:PmtInf/p:ReqdColltnDt")).toEqual(["2026-11-23", "2026-11-24"]);
	expect(painTexts(xml, "//p:SeqTp")).toEqual(["OOFF", "OOFF"]);
	const amounts = painTexts(xml, "//p:InstdAmt");
	expect(painTexts(xml, "//p:GrpHdr/p:NbOfTxs")).toEqual([String(amounts.length)]);
	expect(centsOf(painTexts(xml, "//p:GrpHdr/p:CtrlSum"))).toBe(centsOf(amounts));
	for (const at of [1, 2]) {
		const part = `//p:PmtInf[${at}]`;
		expect(painTexts(xml, `${part}/p:NbOfTxs`)).toEqual([String(painTexts(xml, `${part}//p:InstdAmt`).length)]);
		expect(centsOf(painTexts(xml, `${part}/p:CtrlSum`))).toBe(centsOf(painTexts(xml, `${part}//p:InstdAmt`)));
	}
	const marks = painTexts(xml, "//p:EndToEndId");
	expect(new Set(marks).size).toBe(NASTY.length);
	for (const text of [...painTexts(xml, "//p:Nm"), ...painTexts(xml, "//p:Ustrd")])
		expect(text).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]+$/);
});

test("DEBIT-01 the schema finds what is wrong", () => {
	const xml = writeDebits({ ...HEAD, creditor_id: "DE98ZZZ09999999999", collections: [collection(1)] });
	expect(painFaults("pain.008.001.08", xml.replace("OOFF", "ONCE"))).not.toEqual([]);
	expect(painFaults("pain.008.001.08", xml.replace(/<MsgId>.*?<\/MsgId>/, ""))).not.toEqual([]);
});

test("DEBIT-03 a file of transfers is valid, and its sums are those of its parts", () => {
	const transfers = NASTY.map((holder, at) => ({
		end_to_end_id: `RE-2026-00000${at}-K7QM3A`,
		amount_cents: 1 + at * 333,
		to: { holder, iban: "AT61 1904 3002 3457 3201" },
		purpose: `Erstattung zu ${holder}`,
	}));
	const xml = writeTransfers({ ...HEAD, execute_on: "2026-11-18", transfers });
	expect(painFaults("pain.001.001.09", xml)).toEqual([]);
	expect(painTexts(xml, "//p:PmtMtd | //p:SvcLvl/p:Cd | //p:ChrgBr | //p:ReqdExctnDt/p:Dt")).toEqual([
		"TRF",
		"SEPA",
		"2026-11-18",
		"SLEV",
	]);
	expect(centsOf(painTexts(xml, "//p:GrpHdr/p:CtrlSum"))).toBe(centsOf(painTexts(xml, "//p:InstdAmt")));
	expect(painTexts(xml, "//p:CdtrAcct/p:Id/p:IBAN")[0]).toBe("AT611904300234573201");
});

test("OFF-085 signs that banks do not know are spelled or left out", () => {
	expect(NASTY.map(sepaName)).toEqual([
		"Uenal Oeguet-Groesse + Soehne",
		"Unbekannt",
		"Zoe script alert('x') /script",
		"Lukasz Durcik",
		"Unbekannt",
		"x".repeat(70),
		"a b c",
		"O'Brien Buch / Verein",
	]);
	expect(sepaText("Grüße", 5)).toBe("Gruess".slice(0, 5));
});
