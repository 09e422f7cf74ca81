import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file, upload } from "#contract/files.ts";
import { HANDOUT_TYPE_NAMES } from "#contract/handouts.ts";
import { single } from "#contract/paging.ts";
import { DoorSession } from "./attendance.ts";
import { officeEndpoint } from "./endpoint.ts";
import { EXPORT_FORMATS } from "./listing.ts";

const Scan = z.object({
	id: z.int(),
	session_id: z.int(),
	name: z.string(),
	bytes: z.int(),
	sha256: z.string(),
	by: z.nullable(z.string()),
	at: z.string(),
});
export type Scan = z.output<typeof Scan>;

const Papers = z.object({
	persons: z.int(),
	sessions: z.array(DoorSession),
	scans: z.array(Scan),
	/** When the list was printed last, and how many have booked since. */
	printed_at: z.nullable(z.string()),
	booked_since: z.int(),
});
export type Papers = z.output<typeof Papers>;

export const SCAN_TYPES = ["application/pdf", "image/jpeg"] as const;
export const SCAN_MAX_BYTES = 20 * 1024 * 1024;

const access = "attendance.write";
const params = z.object({ id: field.id });
const ofSession = z.object({ id: field.id, session: field.id });
const ofScan = z.object({ id: field.id, scan: field.id });

/** What is printed for a date, and what comes back signed. */
export const papers = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/papers",
		access,
		summary: "Was zu drucken ist und welche Listen eingescannt sind",
		params,
		response: single(Papers),
	}),
	list: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/session/:session/list",
		access,
		summary: "Die Teilnahmeliste zum Unterschreiben als PDF; der Druck steht im Verlauf",
		params: ofSession,
		response: file("application/pdf"),
	}),
	table: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/session/:session/table",
		access,
		summary: "Die Teilnahmeliste als Excel-Datei; der Export steht im Verlauf",
		params: ofSession,
		response: file(EXPORT_FORMATS.xlsx),
	}),
	badges: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/badges",
		access,
		summary: "Namensschilder als PDF; der Druck steht im Verlauf",
		params,
		response: file("application/pdf"),
	}),
	seatCards: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/seat_cards",
		access,
		summary: "Tischkarten zum Falten als PDF; der Druck steht im Verlauf",
		params,
		response: file("application/pdf"),
	}),
	handout: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/handout/:handout",
		access,
		summary: "Eine Datei für die Teilnehmenden eines Termins",
		params: z.object({ id: field.id, handout: field.id }),
		response: file(...HANDOUT_TYPE_NAMES),
	}),
	addScan: officeEndpoint({
		method: "POST",
		path: "/office/attendance/:id/session/:session/scan",
		access,
		audit: "scan_added",
		summary: "Legt die unterschriebene Liste eingescannt ab",
		refuses: ["scan_unreadable"],
		params: ofSession,
		body: upload({ types: SCAN_TYPES, maxBytes: SCAN_MAX_BYTES }),
		response: single(Scan),
	}),
	scan: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/scan/:scan",
		access,
		summary: "Eine eingescannte Liste; der Abruf steht im Verlauf",
		params: ofScan,
		response: file(...SCAN_TYPES),
	}),
	deleteScan: officeEndpoint({
		method: "DELETE",
		path: "/office/attendance/:id/scan/:scan",
		access,
		audit: "scan_deleted",
		summary: "Löscht eine eingescannte Liste",
		params: ofScan,
		response: single(z.object({ id: z.int() })),
	}),
};
