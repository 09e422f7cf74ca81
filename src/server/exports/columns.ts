import { formatDate } from "#contract/dates.ts";

/** What a cell holds. Days and moments are ISO 8601, as answers tell them, with the clock of Berlin; money is cents. */
export type CellKind = "text" | "date" | "moment" | "money" | "number" | "boolean";
export type CellValue = string | number | boolean | null;
export type Cells = Record<string, CellValue>;

/** One column of an export: where its value is found, what stands above it, and what it is. */
export interface Column {
	key: string;
	title: string;
	kind: CellKind;
}

const minutes = (iso: string): string => `${formatDate(iso)} ${iso.slice(11, 16)}`;
const decimal = (value: number): string => String(value).replace(".", ",");

/** A value as German Excel reads it from text. */
export const TEXT_OF: Record<CellKind, (value: NonNullable<CellValue>) => string> = {
	text: String,
	date: (value) => formatDate(String(value)),
	moment: (value) => minutes(String(value)),
	money: (value) => (Number(value) / 100).toFixed(2).replace(".", ","),
	number: (value) => decimal(Number(value)),
	boolean: (value) => (value ? "ja" : "nein"),
};
