import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { Consequences } from "./consequences.ts";
import { officeEndpoint } from "./endpoint.ts";

/** Why somebody gets none. */
export const NO_CERTIFICATE = {
	no_name: "Name fehlt",
	not_noted: "Anwesenheit fehlt",
	absent: "war nicht da",
	too_little: "zu wenig besucht",
} as const;
export type NoCertificate = keyof typeof NO_CERTIFICATE;
const REASONS = Object.keys(NO_CERTIFICATE) as [NoCertificate, ...NoCertificate[]];

const Without = z.object({ name: z.string(), reason: z.enum(REASONS) });
export type Without = z.output<typeof Without>;

export const OFFICE_CERTIFICATE_STATES = ["valid", "replaced", "withdrawn"] as const;
export const OFFICE_CERTIFICATE_WORDS = {
	valid: "gültig",
	replaced: "ersetzt",
	withdrawn: "zurückgezogen",
} as const satisfies Record<(typeof OFFICE_CERTIFICATE_STATES)[number], string>;

const OfficeCertificate = z.object({
	id: z.int(),
	number: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	units: z.number(),
	remark: z.nullable(z.string()),
	state: z.enum(OFFICE_CERTIFICATE_STATES),
	withdrawn_reason: z.nullable(z.string()),
	issued_on: z.string(),
	/** When its letter was written last. */
	sent_at: z.nullable(z.string()),
});
export type OfficeCertificate = z.output<typeof OfficeCertificate>;

const DateCertificates = z.object({
	certificates: z.array(OfficeCertificate),
	/** How many would be issued now. */
	ready: z.int(),
	without: z.array(Without),
	/** Whether the last session is over. */
	is_over: z.boolean(),
	/** What stands on the sheet, and what the text of the seminar proposes while nobody has written it down. */
	topics: z.array(z.string()),
	proposed_topics: z.array(z.string()),
});
export type DateCertificates = z.output<typeof DateCertificates>;

const CertificateOutlook = z.object({
	issued: z.int(),
	without: z.array(Without),
	consequences: Consequences,
});
export type CertificateOutlook = z.output<typeof CertificateOutlook>;

const TOPIC_MAX = 120;
export const TOPICS = { min: 3, max: 8 } as const;
const topics = z.array(field.limitedText(TOPIC_MAX)).check(
	z.maxLength(TOPICS.max, `Höchstens ${TOPICS.max} Zeilen`),
	z.refine(
		(lines: string[]) => lines.length === 0 || lines.length >= TOPICS.min,
		`Mindestens ${TOPICS.min} Zeilen oder keine`,
	),
);

const params = z.object({ id: field.id });
const own = { access: "bookings.write", params, response: single(DateCertificates) } as const;

export const certificates = {
	ofDate: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/certificate",
		access: "bookings.read",
		summary: "Teilnahmebescheinigungen eines Termins; der Blick darauf steht im Verlauf",
		params,
		response: single(DateCertificates),
	}),
	foresee: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/certificate/outlook",
		access: "bookings.write",
		summary: "Wer eine Bescheinigung und welchen Brief bekäme und wer nicht",
		refuses: ["date_not_over"],
		params,
		response: single(CertificateOutlook),
	}),
	issue: officeEndpoint({
		...own,
		method: "POST",
		path: "/office/seminar_date/:id/certificate",
		audit: "certificates_issued",
		summary: "Stellt allen die da waren eine Bescheinigung aus und schickt sie",
		refuses: ["date_not_over", "nothing_to_issue"],
	}),
	correct: officeEndpoint({
		...own,
		method: "POST",
		path: "/office/certificate/:id/correction",
		audit: "certificate_corrected",
		summary: "Ersetzt eine Bescheinigung durch eine mit richtigem Namen und neuer Nummer",
		refuses: ["certificate_over"],
		body: z.object({ first_name: field.requiredText, last_name: field.requiredText }),
	}),
	withdraw: officeEndpoint({
		...own,
		method: "POST",
		path: "/office/certificate/:id/withdrawal",
		audit: "certificate_withdrawn",
		summary: "Zieht eine Bescheinigung zurück",
		refuses: ["certificate_over"],
		body: z.object({ reason: field.requiredText }),
	}),
	resend: officeEndpoint({
		...own,
		method: "POST",
		path: "/office/certificate/:id/letter",
		audit: "certificate_sent_again",
		summary: "Schickt eine Bescheinigung noch einmal",
		refuses: ["certificate_over"],
	}),
	changeTopics: officeEndpoint({
		...own,
		method: "PUT",
		path: "/office/seminar_date/:id/topics",
		access: "seminars.write",
		audit: "topics_changed",
		summary: "Ändert was Bescheinigungen dieses Seminars als Inhalte nennen",
		body: z.object({ topics }),
	}),
	pdf: officeEndpoint({
		method: "GET",
		path: "/office/certificate/:id/pdf",
		access: "bookings.read",
		summary: "Eine Teilnahmebescheinigung als PDF",
		refuses: ["too_many"],
		params,
		response: file("application/pdf"),
	}),
	preview: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/certificate/preview",
		access: "bookings.read",
		summary: "Wie eine Bescheinigung dieses Termins aussähe",
		refuses: ["too_many"],
		params,
		response: file("application/pdf"),
	}),
	zip: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/certificate/zip",
		access: "bookings.read",
		summary: "Alle gültigen Bescheinigungen eines Termins als ZIP",
		params,
		response: file("application/zip"),
	}),
};
