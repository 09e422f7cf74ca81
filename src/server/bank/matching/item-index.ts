import { gramsOfNames, LIKE_FROM, likenessOf, NameIndex } from "./likeness.ts";
import { compact, digitsIn, numbersIn, shortCountsIn, withOneOpen, withTwoSwapped } from "./numbers.ts";

/** Something that money can be for. */
export interface Item {
	kind: "invoice" | "donation";
	id: number;
	/** What it is called: "RE-2026-000391". */
	number: string;
	/** Under which other numbers people pay it: the order's, the booking's. */
	other_numbers: readonly string[];
	mandate: string | null;
	/** In cents what is awaited, and what has arrived and could go back. */
	open_cents: number;
	paid_cents: number;
	names: readonly string[];
	/** From which accounts it, or something else of the same person, was paid before. */
	ibans: readonly string[];
	/** A standing order: it is paid again and again. */
	is_repeated: boolean;
}

const COUNTED = /^[A-Z]+(20\d\d)(\d{6})/;

const add = <Key>(map: Map<Key, Item[]>, key: Key, item: Item): void => {
	const known = map.get(key);
	if (known) known.push(item);
	else map.set(key, [item]);
};

/** Everything by what payments are recognised by, so that many of both take seconds. */
export class ItemIndex {
	private readonly byNumber = new Map<string, Item[]>();
	private readonly byShort = new Map<string, Item[]>();
	private readonly byDigits = new Map<string, Item[]>();
	private readonly byMandate = new Map<string, Item[]>();
	private readonly byIban = new Map<string, Item[]>();
	private readonly byAmount = new Map<number, Item[]>();
	private readonly namesByAmount = new Map<number, NameIndex<Item>>();
	private readonly names = new NameIndex<Item>();
	private readonly gramsOf = gramsOfNames();

	constructor(items: readonly Item[]) {
		for (const item of items) this.put(item);
	}

	private put(item: Item): void {
		for (const number of new Set([item.number, ...item.other_numbers].map(compact))) {
			add(this.byNumber, number, item);
			const [counted, year, count] = COUNTED.exec(number) ?? [];
			if (!counted || !year || !count) continue;
			if (counted !== number) add(this.byNumber, counted, item);
			add(this.byShort, String(Number(count)), item);
			for (const digits of [year + count, ...withOneOpen(year + count)]) add(this.byDigits, digits, item);
		}
		if (item.mandate) add(this.byMandate, compact(item.mandate), item);
		for (const iban of item.ibans) add(this.byIban, iban, item);
		if (item.open_cents > 0) this.putOpen(item);
	}

	private putOpen(item: Item): void {
		add(this.byAmount, item.open_cents, item);
		const same = this.namesByAmount.get(item.open_cents) ?? new NameIndex<Item>();
		this.namesByAmount.set(item.open_cents, same);
		for (const name of item.names) {
			const grams = this.gramsOf(name);
			same.add(grams, item);
			this.names.add(grams, item);
		}
	}

	/** Each with the number that names it. */
	named(text: string): Map<Item, string> {
		const found = new Map<Item, string>();
		for (const number of numbersIn(text))
			for (const item of this.byNumber.get(number) ?? []) found.set(item, item.number);
		return found;
	}

	/** Of this amount, with a number that is cut short or has a slip in it. */
	nearlyNamed(purpose: string, amount: number): Map<Item, string> {
		const found = new Map<Item, string>();
		const note = (items: readonly Item[] | undefined, as: string) => {
			for (const item of items ?? []) if (item.open_cents === amount) found.set(item, as);
		};
		for (const count of shortCountsIn(purpose)) note(this.byShort.get(count), count);
		for (const digits of digitsIn(purpose))
			for (const variant of [digits, ...withTwoSwapped(digits), ...withOneOpen(digits)])
				note(this.byDigits.get(variant), digits);
		return found;
	}

	ofMandate = (mark: string): readonly Item[] => this.byMandate.get(mark) ?? [];
	ofAmount = (amount: number): readonly Item[] => this.byAmount.get(amount) ?? [];
	ofIban = (iban: string, amount?: number): readonly Item[] =>
		(this.byIban.get(iban) ?? []).filter(({ open_cents }) => amount === undefined || open_cents === amount);

	/** Of the names of one; 0 where none is alike. */
	likeness(item: Item, name: string): number {
		const likeness = likenessOf(name, item.names);
		return likeness >= LIKE_FROM ? likeness : 0;
	}

	/** Of this amount, by how alike their names are. */
	alike = (name: string, amount: number): Map<Item, number> =>
		this.namesByAmount.get(amount)?.find(name, LIKE_FROM) ?? new Map();

	/** Open ones of whoever this is, by the account or the name. */
	ofParty(name: string, iban: string | null): Item[] {
		const own = iban ? this.ofIban(iban).filter(({ open_cents }) => open_cents > 0) : [];
		return [...new Set([...own, ...this.names.find(name, LIKE_FROM).keys()])];
	}
}
