import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

/** How the house runs: for each part one of three states, a sentence about what to do, and the facts behind it. */

const health = z.enum(["ok", "warn", "err"]);
export type Health = z.output<typeof health>;

export const STATE_PARTS = {
	mail: "Mail",
	replies: "Antworten per Mail",
	sms: "SMS",
	payments: "Zahlungen",
	storage: "Speicher",
	backups: "Sicherung",
	database: "Datenbank",
	process: "Anwendung",
	clock: "Uhr",
} as const;
export type StatePart = keyof typeof STATE_PARTS;
const PART_KEYS = Object.keys(STATE_PARTS) as [StatePart, ...StatePart[]];

const Part = z.object({
	key: z.enum(PART_KEYS),
	health,
	sentence: z.string(),
	facts: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type PartState = z.output<typeof Part>;

const JobState = z.object({
	name: z.string(),
	title: z.string(),
	health,
	is_running: z.boolean(),
	/** None of one that has never run. */
	began_at: z.nullable(z.string()),
	took_ms: z.nullable(z.int()),
	next_at: z.nullable(z.string()),
	/** Why it failed last time. */
	error: z.nullable(z.string()),
});
export type JobState = z.output<typeof JobState>;

const HouseState = z.object({ looked_at: z.string(), parts: z.array(Part), jobs: z.array(JobState) });
export type HouseState = z.output<typeof HouseState>;

/** What came of a test. */
export const Outcome = z.object({ health, sentence: z.string() });
export type Outcome = z.output<typeof Outcome>;

export const state = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/state",
		access: "settings.write",
		summary: "Wie es um Mail, SMS, Zahlungen, Speicher, Aufgaben und Datenbank steht",
		response: single(HouseState),
	}),
	testMail: officeEndpoint({
		method: "POST",
		path: "/office/state/mail",
		access: "settings.write",
		audit: "mail_tested",
		summary: "Schickt der Person selbst einen Testbrief",
		refuses: ["too_many"],
		response: single(Outcome),
	}),
	testSms: officeEndpoint({
		method: "POST",
		path: "/office/state/sms",
		access: "settings.write",
		audit: "sms_tested",
		summary: "Schickt eine Test-SMS an die eigene Nummer",
		refuses: ["too_many", "phone_not_mobile"],
		body: z.object({ phone_number: field.phone }),
		response: single(Outcome),
	}),
	testPayments: officeEndpoint({
		method: "POST",
		path: "/office/state/payments",
		access: "settings.write",
		audit: "payments_tested",
		summary: "Fragt den Zahlungsdienst ob er den Schlüssel annimmt",
		response: single(Outcome),
	}),
	testStorage: officeEndpoint({
		method: "POST",
		path: "/office/state/storage",
		access: "settings.write",
		audit: "storage_tested",
		summary: "Schreibt eine Datei zur Probe und löscht sie wieder",
		response: single(Outcome),
	}),
	runJob: officeEndpoint({
		method: "POST",
		path: "/office/state/job/:name",
		access: "settings.write",
		audit: "job_started",
		summary: "Führt eine Aufgabe jetzt aus",
		params: z.object({ name: field.slug }),
		response: single(Outcome),
	}),
};
