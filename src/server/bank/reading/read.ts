import { refuse } from "#contract/errors.ts";
import { isZip, unzip, ZipRefused } from "#server/unzip.ts";
import { readCamt } from "./camt.ts";
import { readCsv } from "./csv.ts";
import type { ReadStatement } from "./statement.ts";

/** A year of a busy account is far below. */
const UNPACKED = { files: 400, bytes: 100_000_000 };

/** After a byte order mark and blanks. */
const isXml = (bytes: Uint8Array): boolean => {
	const start = Buffer.from(bytes.subarray(0, 200));
	return /^(?:\xef\xbb\xbf)?\s*</.test(start.toString("latin1")) || start.subarray(0, 2).toString("hex") === "fffe";
};

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
const isMt940 = (bytes: Uint8Array): boolean =>
	/^\s*(?:\{1:|:20:)/.test(Buffer.from(bytes.subarray(0, 100)).toString("latin1"));

function filesIn(bytes: Uint8Array): Uint8Array[] {
	if (!isZip(bytes)) return [bytes];
	try {
		return unzip(bytes, UNPACKED).map(({ content }) => content);
	} catch (error) {
		if (error instanceof ZipRefused) throw refuse("bank_file_zip");
		throw error;
	}
}

function statementsIn(bytes: Uint8Array, ownAccount: string): ReadStatement[] {
	if (isPdf(bytes) || isMt940(bytes)) throw refuse("bank_file_old");
	return isXml(bytes) ? readCamt(bytes) : readCsv(bytes, ownAccount);
}

/** Every statement in a file, whatever its bank made of it, by their days. */
export function readStatements(bytes: Uint8Array, ownAccount: string): ReadStatement[] {
	const statements = filesIn(bytes).flatMap((file) => statementsIn(file, ownAccount));
	if (statements.length === 0) throw refuse("bank_file_empty");
	return statements.toSorted((one, other) => one.to_on.localeCompare(other.to_on));
}
