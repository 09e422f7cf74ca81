/** With its byte order mark where it has one; else UTF-8, and where it is none what old Windows programs write. */
export function decodeText(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

/** Rows of a table as text; a cell that begins with a quote may hold the separator and line ends until the next one. */
export function rowsOf(text: string, separator: string): string[][] {
	const rows: string[][] = [];
	let [row, cell, isQuoted]: [string[], string, boolean] = [[], "", false];
	const endCell = () => {
		row.push(cell.trim());
		cell = "";
	};
	const endRow = () => {
		endCell();
		rows.push(row);
		row = [];
	};
	for (let at = 0; at < text.length; at += 1) {
		const letter = text[at] ?? "";
		if (letter === '"' && isQuoted && text[at + 1] === '"') {
			cell += '"';
			at += 1;
		} else if (letter === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
		else if (isQuoted) cell += letter;
		else if (letter === separator) endCell();
		else if (letter === "\n" || letter === "\r") {
			if (letter === "\r" && text[at + 1] === "\n") at += 1;
			endRow();
		} else cell += letter;
	}
	if (cell !== "" || row.length > 0) endRow();
	return rows;
}
