import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { upload } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import {
	Allocation,
	BankItem,
	BankOverview,
	MOST_AT_ONCE,
	ReadFile,
	SettingAside,
	Taking,
	TakingAll,
} from "./bank-shapes.ts";
import { officeEndpoint } from "./endpoint.ts";
import { startedTask } from "./tasks.ts";

export const BANK_FILE_MAX_BYTES = 20_000_000;
/** Browsers name files by what the machine knows; what it is, its content tells. */
export const BANK_FILE_TYPES = [
	"application/xml",
	"text/xml",
	"text/csv",
	"text/plain",
	"application/zip",
	"application/x-zip-compressed",
	"application/vnd.ms-excel",
	"application/octet-stream",
] as const;

const Done = z.object({ ids: z.array(z.int()) });
const params = z.object({ id: field.id });

export const bank = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/bank",
		access: "books.read",
		summary: "Kontoauszüge mit dem was noch zuzuordnen ist und wohin es gehören könnte",
		query: z.object({ statement: z.optional(field.id) }),
		response: single(BankOverview),
	}),
	items: officeEndpoint({
		method: "GET",
		path: "/office/bank/item",
		access: "books.read",
		summary: "Rechnungen und Spenden die auf Geld warten, nach Nummer, Name oder Betrag",
		query: z.object({ q: z.string().check(z.minLength(1, field.REQUIRED), z.maxLength(100)) }),
		response: single(z.array(BankItem)),
	}),
	read: officeEndpoint({
		method: "POST",
		path: "/office/bank/statement",
		access: "books.write",
		audit: "bank_read",
		summary: "Liest einen Kontoauszug ein (CAMT.053, CAMT.052, auch als ZIP, oder CSV), einen großen als lange Arbeit",
		refuses: [
			"bank_file_unknown",
			"bank_file_old",
			"bank_file_broken",
			"bank_file_unsafe",
			"bank_file_zip",
			"bank_file_currency",
			"bank_file_empty",
		],
		body: upload({ types: BANK_FILE_TYPES, maxBytes: BANK_FILE_MAX_BYTES }),
		response: single(ReadFile),
	}),
	take: officeEndpoint({
		method: "POST",
		path: "/office/bank/take",
		access: "books.write",
		audit: "bank_allocated",
		summary: "Bucht sichere Vorschläge, soweit sie noch gelten",
		body: Taking,
		response: single(Done),
	}),
	takeAll: officeEndpoint({
		method: "POST",
		path: "/office/bank/take_all",
		access: "books.write",
		audit: "bank_taking_started",
		summary: "Bucht nacheinander alles Sichere auch was in keiner Liste Platz hat",
		body: TakingAll,
		response: startedTask,
	}),
	allocate: officeEndpoint({
		method: "POST",
		path: "/office/bank/booking/:id/allocate",
		access: "books.write",
		audit: "bank_allocated",
		summary: "Ordnet eine Zahlung zu, auch auf mehrere verteilt",
		refuses: ["bank_too_much", "bank_nothing_paid", "order_not_payable"],
		params,
		body: Allocation,
		response: single(Done),
	}),
	setAside: officeEndpoint({
		method: "POST",
		path: "/office/bank/aside",
		access: "books.write",
		audit: "bank_set_aside",
		summary: "Legt Zahlungen mit einem Grund ab",
		body: SettingAside,
		response: single(Done),
	}),
	undo: officeEndpoint({
		method: "POST",
		path: "/office/bank/undo",
		access: "books.write",
		audit: "bank_undone",
		summary: "Nimmt alle Zuordnungen von Zahlungen zurück",
		refuses: ["donation_confirmed", "payment_spent"],
		body: z.object({ ids: z.array(field.id).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_AT_ONCE)) }),
		response: single(Done),
	}),
};
