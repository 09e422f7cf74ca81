import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { KEPT_KEYS } from "#contract/retention.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { DATA_REQUEST_KINDS, ELSEWHERE_KEYS } from "./rights-words.ts";
import { startedTask } from "./tasks.ts";

const rule = z.enum(KEPT_KEYS);
/** How many rows of a rule. */
const Counted = z.object({ rule, what: z.string(), rows: z.int() });
export type Counted = z.output<typeof Counted>;

const Rule = z.object({
	rule,
	what: z.string(),
	purpose: z.string(),
	/** Why it may be kept, and what the length rests on. */
	ground: z.string(),
	basis: z.string(),
	period: z.string(),
	rows: z.int(),
	due: z.int(),
	/** Of somebody whose data must not be deleted just now. */
	held: z.int(),
	/** By month, "2026-12", within a year. */
	next: z.array(z.object({ month: z.string(), rows: z.int() })),
});
export type RetentionRule = z.output<typeof Rule>;

const Hold = z.object({
	id: z.int(),
	email: z.string(),
	reason: z.string(),
	set_by: z.nullable(z.string()),
	set_at: z.string(),
});
export type Hold = z.output<typeof Hold>;

const YearHold = z.object({
	year: z.int(),
	reason: z.string(),
	set_by: z.nullable(z.string()),
	set_at: z.string(),
});
export type YearHold = z.output<typeof YearHold>;

const DataRequest = z.object({
	id: z.int(),
	kind: z.enum(DATA_REQUEST_KINDS),
	/** None once the person is erased. */
	email: z.nullable(z.string()),
	received_on: z.string(),
	due_on: z.string(),
	note: z.nullable(z.string()),
	done_at: z.nullable(z.string()),
	done_by: z.nullable(z.string()),
});
export type DataRequest = z.output<typeof DataRequest>;

/** What went, in numbers; nobody's name. */
const Proof = z.object({
	id: z.int(),
	at: z.string(),
	/** Nobody when it went by itself. */
	who: z.nullable(z.string()),
	is_person: z.boolean(),
	gone: z.array(Counted),
	kept: z.array(Counted),
});
export type DeletionProof = z.output<typeof Proof>;

const Overview = z.object({
	rules: z.array(Rule),
	holds: z.array(Hold),
	/** Tax years of which nothing goes. */
	years: z.array(YearHold),
	requests: z.array(DataRequest),
	proofs: z.array(Proof),
});
export type DataProtection = z.output<typeof Overview>;

const Pack = z.object({
	id: z.int(),
	created_at: z.string(),
	is_ready: z.boolean(),
	fetched_at: z.nullable(z.string()),
});

/** An address, and what of its rights is under way. */
const Subject = z.object({
	email: z.string(),
	hold: z.nullable(Hold),
	requests: z.array(DataRequest),
	packs: z.array(Pack),
});
export type DataSubject = z.output<typeof Subject>;

const KeptRows = z.extend(Counted, {
	/** Null where nobody can say yet. */
	until: z.nullable(z.string()),
	period: z.string(),
	basis: z.string(),
});

const Erasure = z.object({
	email: z.string(),
	has_account: z.boolean(),
	gone: z.array(Counted),
	kept: z.array(KeptRows),
	/** Where the same name or address stands in what is of others: it is left to people to look. */
	elsewhere: z.array(z.object({ where: z.enum(ELSEWHERE_KEYS), rows: z.int() })),
	hold: z.nullable(Hold),
});
export type Erasure = z.output<typeof Erasure>;

const whose = z.object({ email: field.email });
const ofYear = z.object({ year: field.wholeNumber(2000, 2999) });
const access = "people.write";

/** PERSON-03, PERSON-04, KEEP-01 to KEEP-04: what is kept of people, and what they may ask for. */
export const rights = {
	overview: officeEndpoint({
		method: "GET",
		path: "/office/data_protection",
		access,
		summary: "Was gespeichert ist und wie lange; Löschsperren, Anfragen und Löschprotokoll",
		response: single(Overview),
	}),
	foreseeRun: officeEndpoint({
		method: "GET",
		path: "/office/data_protection/due",
		access,
		summary: "Was heute gelöscht würde, gezählt mit denselben Schritten",
		response: z.object({ data: z.array(Counted) }),
	}),
	run: officeEndpoint({
		method: "POST",
		path: "/office/data_protection/run",
		access: "settings.write",
		audit: "retention",
		summary: "Löscht jetzt, was fällig ist",
		response: z.object({ data: z.array(Counted) }),
	}),
	record: officeEndpoint({
		method: "GET",
		path: "/office/data_protection/record",
		access,
		summary: "Das Verzeichnis der Verarbeitungstätigkeiten (Art. 30 DSGVO) als PDF",
		response: file("application/pdf"),
	}),
	subject: officeEndpoint({
		method: "GET",
		path: "/office/data_subject",
		access,
		summary: "Löschsperre, Anfragen und Auskünfte zu einer Adresse; der Blick darauf wird vermerkt",
		query: whose,
		response: single(Subject),
	}),
	prepareAccess: officeEndpoint({
		method: "POST",
		path: "/office/data_subject/access_pack",
		access,
		audit: "access_prepared",
		summary: "Stellt alle Daten zu einer Adresse zusammen, auch ohne Konto",
		body: whose,
		response: startedTask,
	}),
	accessPack: officeEndpoint({
		method: "GET",
		path: "/office/access_pack/:id",
		access,
		summary: "Eine zusammengestellte Auskunft; dass sie abgeholt wurde, wird vermerkt",
		params: z.object({ id: field.id }),
		response: file("application/zip"),
	}),
	foreseeErasure: officeEndpoint({
		method: "GET",
		path: "/office/data_subject/erasure",
		access,
		summary: "Was beim Löschen einer Person geht, was bleibt, bis wann und warum",
		query: whose,
		response: single(Erasure),
	}),
	erase: officeEndpoint({
		method: "POST",
		path: "/office/data_subject/erasure",
		access,
		audit: "person_erased",
		summary: "Löscht eine Person; was das Gesetz aufhebt, bleibt gesperrt",
		refuses: ["person_held"],
		/** Art. 12 (3) GDPR: whether the person is told by a letter; not where nobody reads it. */
		body: z.extend(whose, { tell: z.boolean() }),
		response: single(Erasure),
	}),
	hold: officeEndpoint({
		method: "POST",
		path: "/office/data_subject/hold",
		access,
		audit: "person_held",
		summary: "Hält alle Löschungen einer Person auf, bis die Sperre aufgehoben wird",
		refuses: ["person_held"],
		body: z.extend(whose, { reason: field.requiredText }),
		response: single(Hold),
	}),
	liftHold: officeEndpoint({
		method: "POST",
		path: "/office/data_hold/:id/end",
		access,
		audit: "person_released",
		summary: "Hebt eine Löschsperre auf",
		params: z.object({ id: field.id }),
		response: single(Hold),
	}),
	holdYear: officeEndpoint({
		method: "PUT",
		path: "/office/data_protection/tax_year/:year",
		access,
		audit: "tax_year_held",
		summary: "Hält die Belege eines Steuerjahres zurück, etwa während einer Prüfung (§ 147 Abs. 3 AO)",
		params: ofYear,
		body: z.object({ reason: field.requiredText }),
		response: z.object({ data: z.array(YearHold) }),
	}),
	liftYear: officeEndpoint({
		method: "DELETE",
		path: "/office/data_protection/tax_year/:year",
		access,
		audit: "tax_year_released",
		summary: "Gibt ein Steuerjahr wieder frei",
		params: ofYear,
		response: z.object({ data: z.array(YearHold) }),
	}),
	noteRequest: officeEndpoint({
		method: "POST",
		path: "/office/data_subject/request",
		access,
		audit: "data_request_noted",
		summary: "Merkt eine Anfrage auf Auskunft oder Löschung; die Frist ist ein Monat",
		body: z.extend(whose, {
			kind: z.enum(DATA_REQUEST_KINDS, field.REQUIRED),
			received_on: isoDay,
			note: field.optionalText,
		}),
		response: single(DataRequest),
	}),
	endRequest: officeEndpoint({
		method: "POST",
		path: "/office/data_request/:id/end",
		access,
		audit: "data_request_done",
		summary: "Legt eine Anfrage als beantwortet ab",
		params: z.object({ id: field.id }),
		response: single(DataRequest),
	}),
};
