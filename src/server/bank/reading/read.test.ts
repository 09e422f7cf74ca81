import { readFileSync } from "node:fs";
import { crc32, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ApiError } from "#contract/errors.ts";
import { zipped } from "#server/zip.ts";
import { germanCents, germanDay } from "./csv.ts";
import { readStatements } from "./read.ts";
import { isBalanced } from "./statement.ts";

const OWN = "DE02120300000000202051";
const golden = (name: string): Buffer => readFileSync(new URL(`../golden/${name}`, import.meta.url));
const read = (bytes: Uint8Array) => readStatements(bytes, OWN);
const refusal = (bytes: Uint8Array): string => {
	try {
		read(bytes);
		return "";
	} catch (error) {
		return (error as ApiError).body?.code ?? String(error);
	}
};
const SPARKASSE = golden("sparkasse.camt053.08.xml");
const changed = (from: string | RegExp, to: string) => Buffer.from(SPARKASSE.toString().replace(from, to));

test("BANK-01 CAMT.053.001.08: account, balances, names, purposes and returns are read", () => {
	const [statement] = read(SPARKASSE);
	expect(statement).toMatchObject({
		...{ format: "camt.053", account: OWN, key: "SPARKASSE-2026-226|226", sequence: 226, from_on: "2026-11-23" },
		opening_cents: 1_820_411,
	});
	expect(statement && isBalanced(statement)).toBe(true);
	expect(statement?.transactions[3]).toMatchObject({
		...{ name: "Ida Sommer", amount_cents: 4930, code: "166", end_to_end_id: null },
		purpose: "Seminar Stiftung gruenden, RE-2026-000104 vielen Dank",
	});
	expect(statement?.transactions[18]).toMatchObject({
		...{ name: "Tim Jahn", amount_cents: -3342, return_reason: "MD06", fee_cents: 350 },
		mandate: "VSZ-2026-000419-XY9Z",
	});
});

test("BANK-01 CAMT.053.001.02: names one step higher, the status as a word, the balance of the day before", () => {
	const [statement] = read(golden("volksbank.camt053.02.xml"));
	expect(statement?.transactions[0]).toMatchObject({ name: "Bernd Winkler-Ott", amount_cents: 4951 });
	expect(statement && isBalanced(statement)).toBe(true);
});

test("BANK-01 CAMT.052: a batch is its parts, what is not booked is not there", () => {
	const [statement] = read(golden("gls.camt052.08.xml"));
	expect(statement?.format).toBe("camt.052");
	expect(statement?.transactions.slice(0, 3).map(({ amount_cents }) => amount_cents)).toEqual([4980, 4990, 5010]);
	expect(statement?.transactions.map(({ name }) => name)).not.toContain("Noch nicht gebucht");
	expect(statement && isBalanced(statement)).toBeNull();
});

test("BANK-01 a statement that comes in pages is as many: none is taken for the one before", () => {
	const page = (number: number) => `<StmtPgntn><PgNb>${number}</PgNb><LastPgInd>false</LastPgInd></StmtPgntn>`;
	const keyOf = (before: string) => read(changed("<ElctrncSeqNb>", `${before}<ElctrncSeqNb>`))[0]?.key;
	expect([keyOf(page(1)) === keyOf(""), keyOf(page(2)) === keyOf("")]).toEqual([true, false]);
});

test("BANK-01 a batch whose parts do not come to its sum stays one booking", () => {
	const text = golden("gls.camt052.08.xml")
		.toString()
		.replace('<Amt Ccy="EUR">49.80</Amt>', '<Amt Ccy="EUR">49.81</Amt>');
	const [statement] = read(Buffer.from(text));
	expect(statement?.transactions[0]?.amount_cents).toBe(14_980);
});

test("BANK-01 a sum that is wrong is told, not refused", () => {
	const [statement] = read(changed(/<Amt Ccy="EUR">49.00<\/Amt>/, '<Amt Ccy="EUR">49.01</Amt>'));
	expect(statement && isBalanced(statement)).toBe(false);
});

test.each([
	["sparkasse.csv", "Sara Blume", 5070],
	["volksbank.csv", "Omar Said", 5110],
	["dkb.csv", "Willi Sand", 5130],
	["commerzbank.csv", "", 5160],
	["ing.csv", "Erik Hase", 5180],
	["n26.csv", "Gabi Jung", 5190],
])("BANK-01 %s is known by its head", (file, name, amount_cents) => {
	const [statement] = read(golden(file));
	expect(statement).toMatchObject({ format: "csv", account: OWN, from_on: "2026-11-23", to_on: "2026-11-23" });
	expect(statement?.transactions[0]).toMatchObject({ name, amount_cents, booked_on: "2026-11-23" });
	expect(statement?.transactions.map((transaction) => transaction.name)).not.toContain("Noch nicht gebucht");
});

test("BANK-01 umlauts survive in every encoding", () => {
	expect(read(golden("commerzbank.csv"))[0]?.transactions[2]?.purpose).toBe("Kontoführung November");
	const latin = Buffer.from(golden("commerzbank.csv").toString().replace("\ufeff", ""), "latin1");
	expect(read(latin)[0]?.transactions[2]?.purpose).toBe("Kontoführung November");
});

test.each([
	["1.234,50", 123_450],
	["-1234,5", -123_450],
	["+12,00 €", 1200],
	["1234.50", 123_450],
	["1,234.50", 123_450],
	["1.234", 123_400],
	["−0,99", -99],
	["abc", null],
	["", null],
])("BANK-01 the amount %s", (written, cents) => {
	expect(germanCents(written)).toBe(cents);
});

test("BANK-01 days with two and four digits of the year", () => {
	expect(["23.11.26", "23.11.2026", "2026-11-23", "1.2.2026"].map(germanDay)).toEqual([
		...["2026-11-23", "2026-11-23", "2026-11-23", "2026-02-01"],
	]);
	expect(germanDay("morgen")).toBeNull();
});

test("BANK-01 a ZIP with several files is all of its statements", async () => {
	const bytes = await zipped([
		{ name: "a.xml", content: SPARKASSE },
		{ name: "b.xml", content: golden("volksbank.camt053.02.xml") },
	]);
	expect(read(bytes).map(({ key }) => key)).toEqual(["SPARKASSE-2026-226|226", "VOLKSBANK-2026-226|226"]);
});

/** A file of zeros that claims to be small. */
function bomb(bytes: number): Buffer {
	const packed = deflateRawSync(Buffer.alloc(bytes));
	const name = Buffer.from("a.xml");
	const head = (signature: number, length: number) => {
		const header = Buffer.alloc(length);
		header.writeUInt32LE(signature, 0);
		const at = length === 46 ? 2 : 0;
		header.writeUInt16LE(8, 8 + at);
		header.writeUInt32LE(crc32(Buffer.alloc(0)), 14 + at);
		header.writeUInt32LE(packed.length, 18 + at);
		header.writeUInt32LE(10, 22 + at);
		header.writeUInt16LE(name.length, 26 + at);
		return header;
	};
	const local = Buffer.concat([head(0x04034b50, 30), name, packed]);
	const central = Buffer.concat([head(0x02014b50, 46), name]);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(1, 8);
	end.writeUInt16LE(1, 10);
	end.writeUInt32LE(central.length, 12);
	end.writeUInt32LE(local.length, 16);
	return Buffer.concat([local, central, end]);
}

test("BANK-01 what cannot be read is refused with a reason", async () => {
	const ENTITY = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
	expect(refusal(changed("<Document", `${ENTITY}<Document`))).toBe("bank_file_unsafe");
	expect(refusal(Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${ENTITY}<a/>`, "utf16le"))).toBe(
		"bank_file_unsafe",
	);
	expect(refusal(SPARKASSE.subarray(0, 4000))).toBe("bank_file_broken");
	expect(refusal(changed(/camt\.053/g, "pain.008"))).toBe("bank_file_unknown");
	expect(refusal(Buffer.from("Name;Vorname\nA;B"))).toBe("bank_file_unknown");
	expect(refusal(Buffer.from("%PDF-1.7"))).toBe("bank_file_old");
	expect(refusal(Buffer.from(":20:STARTUMS\n:25:12030000/1"))).toBe("bank_file_old");
	expect(refusal(changed("<Ccy>EUR</Ccy>", "<Ccy>CHF</Ccy>"))).toBe("bank_file_currency");
	expect(refusal(changed("49.00</Amt>", "vier</Amt>"))).toBe("bank_file_broken");
	expect(refusal((await zipped([{ name: "a.xml", content: SPARKASSE }])).subarray(0, 300))).toBe("bank_file_zip");
	expect(refusal(bomb(110_000_000))).toBe("bank_file_zip");
	expect(refusal(await zipped([]))).toBe("bank_file_empty");
});
