import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { revision } from "./revision.ts";
import {
	BATCH_STATES,
	BatchChange,
	BatchChoices,
	CODE_STATES,
	NewBatch,
	OfficeBatch,
	OfficeCode,
	VoucherFigures,
	VoucherUse,
} from "./voucher-rows.ts";

const BATCHES = { sorts: ["at"], sort: "-at", filters: { state: z.optional(z.enum(BATCH_STATES)) } } as const;
const BatchesQuery = listQuery(BATCHES);
export type BatchesQuery = z.output<typeof BatchesQuery>;
const CODES = { sorts: ["code"], sort: "code", filters: { state: z.optional(z.enum(CODE_STATES)) } } as const;
const CodesQuery = listQuery(CODES);
export type CodesQuery = z.output<typeof CodesQuery>;

const params = z.object({ id: field.id });
const { access } = LISTS.voucher_batches;
const reads = { method: "GET", access } as const;
const writes = { method: "POST", access: "orders.write" } as const;
const batch = single(OfficeBatch);

export const vouchers = {
	batches: officeEndpoint({
		...reads,
		path: "/office/voucher_batch",
		summary: "Alle Aktionen mit Gutscheinen und wie oft sie eingelöst wurden",
		query: BatchesQuery,
		response: listed(OfficeBatch),
	}),
	export: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/export",
		summary: "Die gefilterten Aktionen als Datei",
		query: exportQuery(BATCHES),
		response: exported,
	}),
	figures: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/figures",
		summary: "Wie viele Aktionen laufen und was dieses Jahr eingelöst wurde",
		response: single(VoucherFigures),
	}),
	choices: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/choices",
		summary: "Wofür Gutscheine gelten können: Seminare und Videokurse mit Preis",
		response: single(BatchChoices),
	}),
	get: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id",
		summary: "Eine Aktion",
		params,
		response: batch,
	}),
	create: officeEndpoint({
		...writes,
		path: "/office/voucher_batch",
		audit: "vouchers_created",
		summary: "Legt eine Aktion mit einem gewählten oder vielen zufälligen Codes an",
		body: NewBatch,
		response: batch,
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/voucher_batch/:id",
		access: "orders.write",
		audit: "vouchers_changed",
		summary: "Ändert Namen Zeit und wofür eine Aktion gilt; der Nachlass bleibt",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(BatchChange, { revision }),
		response: batch,
	}),
	block: officeEndpoint({
		...writes,
		path: "/office/voucher_batch/:id/block",
		audit: "vouchers_blocked",
		summary: "Sperrt alle Codes einer Aktion; was eingelöst ist bleibt",
		params,
		response: batch,
	}),
	unblock: officeEndpoint({
		...writes,
		path: "/office/voucher_batch/:id/unblock",
		audit: "vouchers_unblocked",
		summary: "Gibt eine Aktion wieder frei",
		params,
		response: batch,
	}),
	codes: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/code",
		summary: "Die Codes einer Aktion und wer sie zuletzt eingelöst hat",
		params,
		query: CodesQuery,
		response: listed(OfficeCode),
	}),
	codesExport: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/code/export",
		summary: "Die gefilterten Codes einer Aktion als Datei; ohne Namen",
		params,
		query: exportQuery(CODES),
		response: exported,
	}),
	cards: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/cards",
		summary: "Die freien Codes einer Aktion als Karten zum Ausdrucken; ab 201 in mehreren Dateien",
		params,
		response: file("application/pdf", "application/zip"),
	}),
	uses: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/use",
		summary: "Die letzten 200 Buchungen und Bestellungen mit einem Code der Aktion",
		params,
		query: z.object({ code: field.optionalText }),
		response: single(z.array(VoucherUse)),
	}),
	usesExport: officeEndpoint({
		...reads,
		path: "/office/voucher_batch/:id/use/export",
		summary: "Alle Buchungen und Bestellungen mit einem Code der Aktion als Datei",
		params,
		query: z.object({ format: z.enum(["xlsx", "csv"]) }),
		response: exported,
	}),
	blockCode: officeEndpoint({
		...writes,
		path: "/office/voucher/:id/block",
		audit: "voucher_blocked",
		summary: "Sperrt einen Code",
		params,
		response: single(OfficeCode),
	}),
	unblockCode: officeEndpoint({
		...writes,
		path: "/office/voucher/:id/unblock",
		audit: "voucher_unblocked",
		summary: "Gibt einen Code wieder frei",
		params,
		response: single(OfficeCode),
	}),
};
