import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

/** Nothing is sent before the address is confirmed. */
export const DATE_ALERT_STATES = ["pending", "confirmed"] as const;

/** How long the link in the first letter can be pressed. */
export const CONFIRM_ALERT_DAYS = 14;

export const DateAlertRequest = z.object({
	presence_seminar_id: field.id,
	email: field.email,
	website: field.honeypot,
});
export type DateAlertRequest = z.output<typeof DateAlertRequest>;

export const DateAlert = z.object({
	topic: z.string(),
	slug: z.string(),
	state: z.enum(DATE_ALERT_STATES),
});
export type DateAlert = z.output<typeof DateAlert>;

const ByToken = z.object({ token: field.token });

/** Somebody wants to know when a seminar without a date gets one. */
export const dateAlerts = {
	request: endpoint({
		method: "POST",
		path: "/date_alert",
		access: "public",
		status: 201,
		summary: "Merkt vor, wer vom nächsten Termin eines Seminars hören möchte; eine Mail bittet um Bestätigung",
		refuses: ["not_found"],
		body: DateAlertRequest,
		response: single(z.object({ state: z.literal("requested") })),
	}),
	get: endpoint({
		method: "GET",
		path: "/date_alert/:token",
		access: "public",
		summary: "Eine Vormerkung mit dem Link aus der Mail",
		params: ByToken,
		response: single(DateAlert),
	}),
	confirm: endpoint({
		method: "POST",
		path: "/date_alert/:token/confirm",
		access: "public",
		summary: "Bestätigt die Vormerkung",
		params: ByToken,
		response: single(DateAlert),
	}),
	leave: endpoint({
		method: "POST",
		path: "/date_alert/:token/leave",
		access: "public",
		summary: "Streicht die Vormerkung",
		params: ByToken,
		response: single(z.object({ state: z.literal("left") })),
	}),
};
