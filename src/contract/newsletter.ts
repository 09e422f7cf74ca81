import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

/** The places of ours where somebody asks for the newsletter. */
export const NEWSLETTER_FORMS = ["newsletter_form", "seminar_sign_up", "checkout", "account"] as const;
/** Where somebody asked for it, kept as part of the proof; what was imported brings a proof of its own along. */
export const NEWSLETTER_SOURCES = [...NEWSLETTER_FORMS, "import"] as const;

export const SUBSCRIBER_STATES = ["pending", "confirmed", "unsubscribed"] as const;

export const NewsletterRequest = z.object({ email: field.email, website: field.honeypot });
const ByToken = z.object({ token: field.token });
const State = z.object({ state: z.enum(["requested", "confirmed", "unsubscribed"]) });

/** One that has a public page. */
const IssueLine = z.object({ id: z.int(), title: z.string(), lead: z.string(), date: z.string() });
export type IssueLine = z.output<typeof IssueLine>;
/** `html` is sanitised. */
const NewsletterIssue = z.extend(IssueLine, { html: z.string() });
export type NewsletterIssue = z.output<typeof NewsletterIssue>;

export const newsletter = {
	issues: endpoint({
		method: "GET",
		path: "/newsletter/issue",
		access: "public",
		cache: "content",
		summary: "Verschickte Newsletter mit einer öffentlichen Seite, der neueste zuerst",
		response: single(z.array(IssueLine)),
	}),
	issue: endpoint({
		method: "GET",
		path: "/newsletter/issue/:id",
		access: "public",
		cache: "content",
		summary: "Ein verschickter Newsletter mit einer öffentlichen Seite",
		params: z.object({ id: field.id }),
		response: single(NewsletterIssue),
	}),
	subscribe: endpoint({
		method: "POST",
		path: "/newsletter",
		access: "public",
		status: 201,
		summary: "Bestellt den Newsletter; eine Mail bittet um Bestätigung",
		body: NewsletterRequest,
		response: single(State),
	}),
	confirm: endpoint({
		method: "POST",
		path: "/newsletter/confirm",
		access: "public",
		summary: "Bestätigt die Bestellung mit dem Link aus der Mail",
		refuses: ["link_expired"],
		body: ByToken,
		response: single(State),
	}),
	unsubscribe: endpoint({
		method: "POST",
		path: "/newsletter/unsubscribe",
		access: "public",
		summary: "Bestellt den Newsletter ab",
		refuses: ["link_expired"],
		body: ByToken,
		response: single(State),
	}),
};
