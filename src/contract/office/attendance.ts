import * as z from "zod/mini";
import { ATTENDANCE_STATES } from "#contract/attendance.ts";
import * as field from "#contract/fields.ts";
import { upload } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { dateInShort } from "./date-rows.ts";
import { TICKS_AT_ONCE } from "./door-limits.ts";
import { officeEndpoint } from "./endpoint.ts";

export const DoorSession = z.object({
	id: z.int(),
	starts_at: z.string(),
	ends_at: z.string(),
	room: z.nullable(z.string()),
	units: z.number(),
	/** Since when nobody is expected any more. */
	closed_at: z.nullable(z.string()),
});
export type DoorSession = z.output<typeof DoorSession>;

const DoorPerson = z.object({
	id: z.int(),
	/** "Winkler, Clara": what the list is sorted by. */
	name: z.string(),
	company: z.nullable(z.string()),
	/** What their QR code says. */
	code: z.string(),
	/** Came without a booking. */
	is_walk_in: z.boolean(),
});
export type DoorPerson = z.output<typeof DoorPerson>;

const Mark = z.object({
	session_id: z.int(),
	person_id: z.int(),
	state: z.enum(ATTENDANCE_STATES),
	at: z.string(),
	minutes: z.nullable(z.int()),
});
export type Mark = z.output<typeof Mark>;

const DoorList = z.object({
	...dateInShort,
	lecturer: z.string(),
	/** In euro for one person; none means free of charge. */
	price: z.nullable(z.number()),
	is_funded: z.boolean(),
	cancelled: z.boolean(),
	/** At least one, in order. */
	sessions: z.array(DoorSession),
	persons: z.array(DoorPerson),
	marks: z.array(Mark),
	/** The clock of the house. */
	at: z.string(),
});
export type DoorList = z.output<typeof DoorList>;

const moment = z.iso.datetime({ offset: true, error: field.INVALID_VALUE });

const Tick = z.object({
	/** Made by the device: a tick that is sent twice counts once. */
	id: field.uuid,
	session_id: field.id,
	person_id: field.id,
	state: z.enum(ATTENDANCE_STATES),
	/** When it was ticked; of two ticks the later one counts, whichever arrives first. */
	at: moment,
});
export type Tick = z.output<typeof Tick>;

const WalkIn = z.object({
	id: field.uuid,
	session_id: field.id,
	at: moment,
	first_name: field.requiredText,
	last_name: field.requiredText,
	company: field.optionalText,
	email: z.optional(field.emptyOr(field.email)),
});
export type WalkIn = z.output<typeof WalkIn>;

/** Whose code it is: of this date, of another, of a seat that was given back, or nobody's. */
const FoundCode = z.object({
	outcome: z.enum(["here", "other_date", "cancelled", "unknown"]),
	person_id: z.nullable(z.int()),
	topic: z.nullable(z.string()),
	date: z.nullable(z.string()),
});
export type FoundCode = z.output<typeof FoundCode>;

const Stay = z.object({
	/** As the report writes it. */
	name: z.string(),
	email: z.nullable(z.string()),
	minutes: z.int(),
	person_id: z.nullable(z.int()),
	matched_by: z.nullable(z.enum(["email", "name"])),
	state: z.enum(["present", "partly"]),
});
export type Stay = z.output<typeof Stay>;

const Report = z.object({ session_minutes: z.int(), stays: z.array(Stay) });
export type Report = z.output<typeof Report>;

const TakenReport = z.object({
	session_id: field.id,
	stays: z
		.array(
			z.object({
				person_id: field.id,
				minutes: z.int().check(z.gte(0, field.INVALID_VALUE), z.lte(6_000, field.INVALID_VALUE)),
			}),
		)
		.check(z.minLength(1, field.REQUIRED), z.maxLength(2_000, field.INVALID_VALUE)),
});
export type TakenReport = z.output<typeof TakenReport>;

export const REPORT_MAX_BYTES = 2 * 1024 * 1024;

const access = "attendance.write";
const params = z.object({ id: field.id });
const ofSession = z.object({ id: field.id, session: field.id });

export const attendance = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id",
		access,
		summary: "Die Liste an der Tür: wer kommt und wer da ist; der Blick darauf steht im Verlauf",
		params,
		response: single(DoorList),
	}),
	tick: officeEndpoint({
		method: "POST",
		path: "/office/attendance/:id/tick",
		access,
		audit: "attendance_noted",
		summary: "Nimmt Haken an, auch spät und doppelt; der spätere zählt",
		params,
		body: z.object({
			ticks: z.array(Tick).check(z.minLength(1, field.REQUIRED), z.maxLength(TICKS_AT_ONCE, field.INVALID_VALUE)),
		}),
		response: single(DoorList),
	}),
	walkIn: officeEndpoint({
		method: "POST",
		path: "/office/attendance/:id/walk_in",
		access,
		audit: "walk_in_added",
		summary: "Setzt jemanden ohne Anmeldung auf die Liste, auch über die Plätze hinaus",
		refuses: ["date_cancelled"],
		params,
		body: WalkIn,
		response: single(DoorList),
	}),
	close: officeEndpoint({
		method: "POST",
		path: "/office/attendance/:id/session/:session/close",
		access,
		audit: "attendance_closed",
		summary: "Schließt die Anwesenheit ab; wer nicht da ist, hat gefehlt",
		params: ofSession,
		response: single(DoorList),
	}),
	reopen: officeEndpoint({
		method: "POST",
		path: "/office/attendance/:id/session/:session/reopen",
		access,
		audit: "attendance_reopened",
		summary: "Öffnet die Anwesenheit wieder",
		params: ofSession,
		response: single(DoorList),
	}),
	code: officeEndpoint({
		method: "GET",
		path: "/office/attendance/:id/code/:code",
		access,
		summary: "Wem ein Code gehört, der nicht auf der Liste steht",
		params: z.object({ id: field.id, code: z.string().check(z.maxLength(60)) }),
		response: single(FoundCode),
	}),
	readReport: officeEndpoint({
		method: "POST",
		path: "/office/attendance/:id/session/:session/report",
		access,
		log: "none",
		summary: "Liest den Bericht einer Videokonferenz; geschrieben wird noch nichts",
		refuses: ["report_unreadable"],
		params: ofSession,
		body: upload({ types: ["text/csv"], maxBytes: REPORT_MAX_BYTES }),
		response: single(Report),
	}),
	takeReport: officeEndpoint({
		method: "POST",
		path: "/office/attendance/:id/report",
		access,
		audit: "attendance_imported",
		summary: "Trägt ein, wer laut Bericht wie lange da war",
		params,
		body: TakenReport,
		response: single(DoorList),
	}),
};
