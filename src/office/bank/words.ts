import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { BankItem, BankPlace, BankProposal, ReadFile } from "#contract/office/bank-shapes.ts";
import { asideWords } from "#contract/office/bank-words.ts";

/** "+89,00 €", "−3,50 €" */
export const signedEuro = (amount: number): string => `${amount < 0 ? "−" : "+"}${formatEuro(Math.abs(amount))}`;

/** "23.11." */
export const shortDay = (iso: string): string => formatDate(iso).slice(0, 6);

export const itemWords = ({ kind, number, open, is_repeated }: BankItem): string =>
	kind === "invoice"
		? `${number} · offen ${formatEuro(open)}`
		: `${number} · ${is_repeated ? "monatlich" : "zugesagt"} ${formatEuro(open)}`;

/** "RE-2026-000391", "RE-2026-000107 und RE-2026-000108", "Gebühr oder Kosten der Bank" */
export const targetWords = ({ parts }: BankProposal): string =>
	parts
		.map(({ item, aside, reason, amount }) => item?.number ?? reason ?? (aside ? asideWords(aside, amount) : ""))
		.join(" und ");

export function placeWords({ kind, number, name, aside, reason, amount }: BankPlace): string {
	const where =
		kind === "aside"
			? [aside && asideWords(aside, amount), reason].filter(Boolean).join(": ")
			: [number ?? "Spende", name].filter(Boolean).join(", ");
	return `${where} · ${amount < 0 ? signedEuro(amount) : formatEuro(amount)}`;
}

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function statementWords({
	account,
	is_other_account,
	from_on,
	to_on,
	new: fresh,
	known,
	is_balanced,
	has_gap,
}: ReadFile["statements"][number]): string {
	const days = from_on === to_on ? formatDate(to_on) : `${formatDate(from_on)} bis ${formatDate(to_on)}`;
	return [
		`${days}: ${count(fresh, "neue Buchung", "neue Buchungen")}${known > 0 ? `, ${known} waren schon da` : ""}.`,
		is_balanced === true && "Anfang und Ende stimmen.",
		is_balanced === false && "Anfang und Buchungen ergeben nicht den Endbestand.",
		has_gap && "Davor fehlt ein Auszug.",
		is_other_account && `Das ist nicht das Konto aus den Einstellungen: ${account}.`,
	]
		.filter(Boolean)
		.join(" ");
}

/** What came of reading a file, in plain words. */
export const readWords = ({ statements, task }: ReadFile): string[] =>
	task
		? ["Die Datei ist groß und wird jetzt nach und nach eingelesen. Du kannst inzwischen weiterarbeiten."]
		: statements.map(statementWords);

export const euroText = (amount: number): string => amount.toFixed(2).replace(".", ",");
