import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { foldGerman } from "#contract/folding.ts";
import { reasonWords } from "#contract/office/bank-words.ts";
import { readStatements } from "../reading/read.ts";
import type { Item } from "./item-index.ts";
import { LIKE_FROM, likenessOf, likeSome } from "./likeness.ts";
import { match } from "./match.ts";
import type { Incoming, Match } from "./proposal.ts";

const golden = (name: string): Buffer => readFileSync(new URL(`../golden/${name}`, import.meta.url));
const ITEMS: Item[] = JSON.parse(golden("items.json").toString());
/** File by file, booking by booking: where a bookkeeper would put it, and whether without asking. */
const PLACES: Record<string, { story: string; verdict: Match["verdict"]; place: string }[]> = JSON.parse(
	golden("places.json").toString(),
);

const OWN = "DE02120300000000202051";
const incoming = (file: string): Incoming[] =>
	readStatements(golden(file), OWN)
		.flatMap(({ transactions }) => transactions)
		.map((transaction, id) => ({ ...transaction, id }));

const placeOf = ({ proposals: [best] }: Match): string =>
	(best?.parts ?? [])
		.map((part) => `${"item" in part ? part.item.number : part.aside} ${part.amount_cents}`)
		.join(" + ");

test("BANK-02 there are sixty cases and more, and no two of a name", () => {
	const stories = Object.values(PLACES).flatMap((cases) => cases.map(({ story }) => story));
	expect(stories.length).toBeGreaterThanOrEqual(60);
	expect(new Set(stories).size).toBe(stories.length);
});

describe.each(Object.keys(PLACES))("BANK-02 %s", (file) => {
	const matches = match(incoming(file), { items: ITEMS, refunds: [] });

	test("holds the bookings that are told of", () => {
		expect(matches).toHaveLength(PLACES[file]?.length ?? 0);
	});

	test("proposes nothing without a reason in words", () => {
		for (const { proposals } of matches)
			for (const { reasons } of proposals) expect(reasonWords(reasons)).toMatch(/\p{L}{3}/u);
	});

	test.each(PLACES[file]?.map((seeded, at) => ({ ...seeded, at })) ?? [])("$story", ({ at, verdict, place }) => {
		const found = matches[at] as Match;
		expect({ verdict: found.verdict, place: placeOf(found) }).toEqual({ verdict, place });
	});
});

const item = (id: number, of: Partial<Item>): Item => ({
	...{ kind: "invoice", id, number: `RE-2026-${String(id).padStart(6, "0")}`, other_numbers: [], mandate: null },
	...{ open_cents: 4900, paid_cents: 0, names: [], ibans: [], is_repeated: false },
	...of,
});
const payment = (id: number, of: Partial<Incoming>): Incoming => ({
	...{ id, amount_cents: 4900, name: "", iban: null, purpose: "", end_to_end_id: null, mandate: null },
	...{ code: null, return_reason: null, fee_cents: 0 },
	...of,
});

test("BANK-02 one number of two invoices is a tie, and a tie is never certain", () => {
	const both = [item(1, { other_numbers: ["B-12345678"] }), item(2, { other_numbers: ["B-12345678"] })];
	const [found] = match([payment(1, { purpose: "B-12345678" })], { items: both, refunds: [] });
	expect(found?.verdict).toBe("proposals");
	expect(found?.proposals.map(({ certainty }) => certainty)).not.toContain("certain");
});

test("BANK-02 reasons are told as data, the strongest first", () => {
	const [found] = match([payment(1, { purpose: "re 2026 000007", name: "Ida Sommer" })], {
		items: [item(7, { names: ["Ida Sommer"] })],
		refunds: [],
	});
	expect(found?.proposals[0]?.reasons).toEqual([
		{ kind: "number", found: "RE-2026-000007" },
		{ kind: "amount" },
		{ kind: "name" },
	]);
});

test("BANK-02 five thousand payments find their places among twenty thousand", () => {
	const syllables = ["ba", "ke", "li", "mo", "nu", "ra", "so", "ti", "vu", "wa"];
	const name = (id: number) =>
		Array.from(String(id + 10_000), (digit, at) => `${syllables[Number(digit)]}${"fghjp"[at]}`).join("");
	const items = Array.from({ length: 20_000 }, (_, at) =>
		item(at + 1, { open_cents: [4900, 8900, 3570][at % 3] as number, names: [name(at)] }),
	);
	const payments = Array.from({ length: 5_000 }, (_, at) =>
		payment(at, {
			amount_cents: [4900, 8900, 3570][at % 3] as number,
			name: name(at),
			purpose: at % 2 ? `Rechnung RE-2026-${String(at + 1).padStart(6, "0")}` : "Seminar",
		}),
	);
	const found = match(payments, { items, refunds: [] });
	expect(found.filter(({ verdict }) => verdict === "certain")).toHaveLength(2_500);
	const astray = found.filter(({ transaction: { name: paid }, proposals: [best] }) => {
		const [part] = best?.parts ?? [];
		return !(part && "item" in part && part.item.names.includes(paid));
	});
	expect(astray).toEqual([]);
});

test("BANK-02 a name is the same in the letters of a bank, whichever language it is of", () => {
	for (const [told, paid] of [
		["Mehmet Yıldız", "MEHMET YILDIZ"],
		["Łukasz Wróbel", "LUKASZ WROBEL"],
		["Jörg Größe", "JOERG GROESSE"],
		["Søren Đorđević", "SOREN DORDEVIC"],
	] as const)
		expect([told, likenessOf(told, [paid])]).toEqual([told, 1]);
});

test("BANK-02 nobody is passed over whose name is alike, however the words around it are written", () => {
	const names = [
		"Ida Sommer",
		"Sommer, Ida",
		"Ida Somer",
		"IDA SOMMMER",
		"Herr Dr. Ida Sommer",
		"Kulturwerkstatt Hinterhof e. V.",
	];
	const paid = ["ida sommer", "Sommer Ida", "KULTURWERKSTATT HINTERHOF", "Idda Sommer"];
	for (const name of paid)
		for (const other of names)
			if (likenessOf(name, [other]) >= LIKE_FROM)
				expect([
					name,
					other,
					likeSome([name])(foldGerman(`RE-2026-000012 ${other} Chor am Elbhang B-12345678`)),
				]).toEqual([name, other, true]);
	expect(likeSome(paid)("re-2026-000012 pavel novak b-1")).toBe(false);
});
