import { officePaths } from "#contract/office/paths.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { InvoiceDocument } from "#server/invoices/document.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import { cleanNumber } from "./bookings.ts";
import * as store from "./store.ts";

/** So many for each step: they are drawn one after the other. */
const AT_ONCE = 5;

interface DrawnExport {
	export_id: number;
	documents: number;
}

/** By what stands in Belegfeld 1, so that a correction lies beside what it corrects (OFF-097). */
export const documentName = ({ number, corrects }: Pick<InvoiceDocument, "number" | "corrects">): string =>
	`${[...(corrects ? [corrects.number] : []), number].map(cleanNumber).join("_")}.pdf`;

/** The documents of an exported month are drawn and kept, each once. */
export const datevDocuments: TaskKind<DrawnExport> = {
	kind: "datev_documents",
	access: "books.write",

	count: async (_, { documents }) => ({ total: documents, tally: {} }),

	async step(tx, { input: { export_id }, position }) {
		const rows = await store.findUndrawn(tx, export_id, Number(position ?? 0), AT_ONCE);
		for (const { id, document } of rows) {
			const content = await drawPdf({ kind: "invoice", invoice: document }, "downloads");
			await store.insertDocument(tx, { export_id, invoice_id: id, name: documentName(document), content });
		}
		const last = rows.at(-1);
		const isLast = rows.length < AT_ONCE || !last;
		return { done: rows.length, tally: { drawn: rows.length }, position: isLast ? null : String(last.id) };
	},

	tell: ({ drawn = 0 }) => ({
		text: drawn === 1 ? "1 Beleg liegt bei" : `${drawn} Belege liegen bei`,
		link: { label: "Zur Steuerberatung", path: officePaths.datev, is_file: false },
	}),
};
