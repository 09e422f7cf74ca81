import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DATEV } from "#tests/support/datev.ts";
import { batchOf, lastDayOf, sumsIn } from "./batch.ts";
import { bookingsOf, cleanNumber } from "./bookings.ts";
import { COLUMNS } from "./columns.ts";
import { balancesOf, KINDS, type Movement, type MovementKind } from "./movements.ts";
import { windows1252 } from "./windows-1252.ts";

const MONTH = "2026-11";
const movement = (kind: MovementKind, change: Partial<Movement> = {}): Movement => ({
	...{ source: "document", id: 1, kind, day: "2026-11-03", cents: 11_900, cancels: false },
	...{ number: "RE-2026-000123", own_number: null, due_on: null, name: "Rosa Klein", ...change },
});
const file = (movements: Movement[], month = MONTH, settings = DATEV): Buffer =>
	batchOf(
		{ month, settings, house: "VSZ", createdAt: new Date("2026-12-01T09:08:07.006Z") },
		bookingsOf(movements, month, settings),
	);
const linesOf = (bytes: Buffer): string[] => new TextDecoder("windows-1252").decode(bytes).split("\r\n");
const cellsOf = (movements: Movement[], settings = DATEV): string[] =>
	(linesOf(file(movements, MONTH, settings))[2] ?? "").split(";");

/** Of everything that can happen one. */
const GOLDEN: Movement[] = [
	movement("video", { due_on: "2026-11-17" }),
	movement("seminars", { number: "RE-2026-000124", cents: 9_800, name: "Müller & Söhne „Bau“ GmbH; Łódź 木" }),
	movement("seminars", { number: "RE-2026-000124", own_number: "GS-2026-000009", cents: -9_800, cancels: true }),
	movement("bank_payment", { cents: 5_000 }),
	movement("bank_payment", { cents: -5_000, name: "Rosa\r\nKlein" }),
	movement("bank_payment", { cents: -5_000, cancels: true }),
	movement("noted_payment", { cents: 6_900, day: "2026-10-30" }),
	movement("provider_payment", { number: "RE-2026-000125", cents: 2_490 }),
	movement("provider_payment", { number: "RE-2026-000125", cents: -2_490 }),
	movement("refund", { cents: 100, own_number: "GS-2026-000010" }),
	movement("bank_donation", { number: "SP-ABCD", cents: 12_345, name: "Ada Groß" }),
	movement("fee", { number: "", cents: -350, name: "Sparkasse" }),
	movement("passing", { number: "", cents: 100_000, name: "Mollie" }),
	movement("dunning", { cents: 250 }),
	movement("write_off", { cents: 1 }),
];

describe("EINV-03 the booking batch", () => {
	test("is the golden file, byte by byte", () => {
		const golden = new URL("./golden/EXTF_Buchungsstapel_2026-11.csv", import.meta.url);
		expect(file(GOLDEN).toString("latin1")).toBe(readFileSync(golden, "latin1"));
	});

	test("has 31 fields in its header and 125 columns in every line", () => {
		const [header = "", names = "", ...lines] = linesOf(file(GOLDEN.filter(({ name }) => !name.includes(";"))));
		expect(header.split(";")).toHaveLength(31);
		expect(header).toBe(
			'"EXTF";700;21;"Buchungsstapel";13;20261201090807006;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;"VSZ 11/2026";"";1;0;0;"EUR";;"";;;"03";;;"";""',
		);
		expect(names.split(";")).toEqual(COLUMNS);
		expect(COLUMNS).toHaveLength(125);
		expect(lines.pop()).toBe("");
		for (const line of lines) expect(line.split(";")).toHaveLength(125);
	});

	test.each([
		["2026-06", 7, "20250701", "20260630"],
		["2026-07", 7, "20260701", "20260731"],
		["2028-02", 1, "20280101", "20280229"],
	])("%s of a business year that begins in month %i", (month, year_start, begins, ends) => {
		const header = (linesOf(file([], month, { ...DATEV, year_start }))[0] ?? "").split(";");
		expect([header[12], header[14], header[15]]).toEqual([begins, `${month.replace("-", "")}01`, ends]);
		expect(lastDayOf(month).replaceAll("-", "")).toBe(ends);
	});

	test("marks what takes back as Generalumkehr, or only swaps its sides", () => {
		const credit = [movement("video", { cents: -11_900, cancels: true })];
		expect([1, 6, 7, 117].map((at) => cellsOf(credit)[at])).toEqual(['"H"', "10000", "8400", '"G"']);
		expect(cellsOf(credit, { ...DATEV, cancellation: "swapped" })[117]).toBe("");
		expect(cellsOf([movement("bank_payment", { cents: -100 })])[117]).toBe("");
	});

	test("puts what came late on the first day of the month and tells its own day", () => {
		const cells = cellsOf([movement("bank_payment", { day: "2026-09-30" })]);
		expect([cells[9], cells[20], cells[21]]).toEqual(["0111", '"Tag"', '"30.09.2026"']);
	});

	test("leaves out what comes to nothing", () => {
		expect(linesOf(file([movement("video", { cents: 0 })]))).toHaveLength(3);
	});

	test("cleans numbers and texts, whatever somebody is called", () => {
		expect(cleanNumber("re 2026–7/ü")).toBe("RE-2026-7/-");
		fc.assert(
			fc.property(
				fc.string({ unit: "binary", maxLength: 80 }),
				fc.string({ unit: "binary", maxLength: 80 }),
				(number, name) => {
					const [booking] = bookingsOf([movement("video", { number, name })], MONTH, DATEV);
					expect(booking?.number).toMatch(/^[A-Z0-9_$&%*+\-/]{0,36}$/);
					expect([...(booking?.text ?? "")].length).toBeLessThanOrEqual(60);
					expect(linesOf(file([movement("video", { number, name })]))).toHaveLength(4);
				},
			),
			{ numRuns: 30 },
		);
	});

	test("says of every account what the books say", () => {
		const some = fc.record({
			kind: fc.constantFrom(...(Object.keys(KINDS) as MovementKind[])),
			cents: fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
			cancels: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.array(some, { maxLength: 30 }), (chosen) => {
				const movements = chosen.map(({ kind, ...change }) => movement(kind, change));
				const sums = sumsIn(file(movements));
				for (const [key, cents] of balancesOf(movements)) {
					const { debit, credit } = sums.get(DATEV[key]) ?? { debit: 0, credit: 0 };
					expect([key, debit - credit]).toEqual([key, cents]);
				}
			}),
		);
	});
});

test("EINV-03 Windows-1252 has every sign that it has, and something near for the rest", () => {
	const all = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, at) => at));
	// Five places of it are empty, and read as control characters.
	const known = [...all].filter((sign) => !/[\u0080-\u009f]/.test(sign)).join("");
	expect(new TextDecoder("windows-1252").decode(windows1252(known))).toBe(known);
	expect(windows1252("Łukasz Dvořák ǅ 😀 木\u0301").toString("latin1")).toBe("Lukasz Dvor\u00e1k Dz ? ?");
});
