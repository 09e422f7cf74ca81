import { createHash } from "node:crypto";
import { refuse } from "#contract/errors.ts";
import { decodeText, rowsOf } from "#server/text-file.ts";
import { columnsOf, LAYOUTS, type Layout } from "./csv-banks.ts";
import { given, plainIban, type ReadStatement, type ReadTransaction, spanOf } from "./statement.ts";

/** Above its head a file may tell whose it is. */
const LONGEST_PREAMBLE = 20;

/** "1.234,50", "-1234.5", "+12,00 €": the last sign that parts digits in twos or ones is the one before the cents. */
export function germanCents(written: string): number | null {
	const [, sign, euro = "", cents = ""] =
		/^([+\-−]?)([\d.,']*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/[\s€]|EUR/g, "")) ?? [];
	const whole = euro.replace(/[.,']/g, "");
	if (whole === "" && cents === "") return null;
	const amount = Number(whole) * 100 + Number(cents.padEnd(2, "0"));
	return sign === "-" || sign === "−" ? -amount : amount;
}

/** "23.11.2026", "23.11.26", "2026-11-23" */
export function germanDay(written: string): string | null {
	const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(written);
	if (iso) return iso[0];
	const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)$/.exec(written) ?? [];
	if (!day || !month || !year) return null;
	return `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

const RETURNED = /r(?:ü|ue)ck(?:lastschrift|belastung)|lastschrift-?r(?:ü|ue)ck|retoure/i;
const REASON = /\b(?:AC0[146]|AG0[12]|AM0[45]|BE05|MD0[167]|MS0[23]|RC01|SL01)\b/;
/** "Not said". */
const NO_REASON = "MS03";

/** In a table only words tell that a debit of ours came back. */
const returnReason = (words: string, amount_cents: number): string | null =>
	amount_cents < 0 && RETURNED.test(words) ? (REASON.exec(words)?.[0] ?? NO_REASON) : null;

interface Table {
	layout: Layout;
	head: string[];
	preamble: string[][];
	rows: string[][];
}

function tableIn(content: string): Table {
	for (const separator of [";", ",", "\t"]) {
		const rows = rowsOf(content, separator);
		for (const [at, head] of rows.slice(0, LONGEST_PREAMBLE).entries()) {
			const layout = LAYOUTS.find((known) => columnsOf(known).every((column) => head.includes(column)));
			if (layout) return { layout, head, preamble: rows.slice(0, at), rows: rows.slice(at + 1) };
		}
	}
	throw refuse("bank_file_unknown");
}

function transactionOf({ layout, head }: Table, cells: string[]): ReadTransaction | null {
	const read = (column: string | undefined): string =>
		column === undefined ? "" : (cells[head.indexOf(column)] ?? "");
	const { status, name = [] } = layout;
	if (status && !status.booked.test(read(status.column))) return null;
	const booked_on = germanDay(read(layout.booked));
	const amount_cents = germanCents(read(layout.amount));
	if (!booked_on || amount_cents === null) throw refuse("bank_file_broken");
	if (amount_cents === 0) return null;
	if (layout.currency && !["EUR", "€"].includes(read(layout.currency))) throw refuse("bank_file_currency");
	const purpose = layout.purpose
		.map(read)
		.join("")
		.replace(/\s*[\r\n]+\s*/g, "");
	const return_reason = returnReason(`${read(layout.kind)} ${purpose}`, amount_cents);
	return {
		booked_on,
		value_on: germanDay(read(layout.value)),
		amount_cents,
		name: read(amount_cents > 0 || return_reason ? name[0] : name.at(-1)),
		iban: plainIban(read(layout.iban)),
		purpose,
		end_to_end_id: given(read(layout.end_to_end_id)),
		mandate: given(read(layout.mandate)),
		bank_reference: null,
		code: null,
		return_reason,
		fee_cents: return_reason ? Math.abs(germanCents(read(layout.fee)) ?? 0) : 0,
	};
}

/** From a column, from what stands above the head, else from whoever brings the file: some banks do not tell. */
function accountOf({ layout, head, preamble, rows }: Table, ownAccount: string): string {
	const told = layout.account ? rows.map((cells) => cells[head.indexOf(layout.account ?? "")]) : preamble.flat();
	return told.map(plainIban).find((iban) => iban !== null) ?? ownAccount;
}

export function readCsv(bytes: Uint8Array, ownAccount: string): ReadStatement[] {
	const table = tableIn(decodeText(bytes).replace(/^\ufeff/, ""));
	const filled = table.rows.filter((cells) => cells.length === table.head.length && cells.some(Boolean));
	const transactions = filled.flatMap((cells) => transactionOf(table, cells) ?? []);
	if (transactions.length === 0) throw refuse("bank_file_empty");
	return [
		{
			format: "csv",
			account: accountOf(table, ownAccount),
			key: createHash("sha256").update(JSON.stringify(transactions)).digest("hex").slice(0, 32),
			sequence: null,
			...spanOf(transactions.map(({ booked_on }) => booked_on)),
			opening_cents: null,
			closing_cents: null,
			transactions,
		},
	];
}
