import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";
import { DateFacts } from "./seminars.ts";

/** What somebody has answered to the reminder; over is what has begun or was called off. */
export const COMING_STATES = ["open", "coming", "released", "over"] as const;

const Coming = z.extend(DateFacts, {
	state: z.enum(COMING_STATES),
	/** None as long as the name is not known. */
	first_name: z.nullable(z.string()),
	/** Whether a seat that is released costs nothing: until the day before. */
	is_free: z.boolean(),
});
export type Coming = z.output<typeof Coming>;

const params = z.object({ token: field.token });

export const coming = {
	get: endpoint({
		method: "GET",
		path: "/coming/:token",
		access: "public",
		summary: "Ein Platz mit dem Link aus der Erinnerung; der Blick darauf ändert nichts",
		params,
		response: single(Coming),
	}),
	confirm: endpoint({
		method: "POST",
		path: "/coming/:token/confirm",
		access: "public",
		summary: "Sagt, dass jemand kommt",
		refuses: ["booking_closed"],
		params,
		response: single(Coming),
	}),
	release: endpoint({
		method: "POST",
		path: "/coming/:token/release",
		access: "public",
		summary: "Gibt den Platz frei; er geht sofort an die Warteliste",
		refuses: ["booking_closed"],
		params,
		response: single(Coming),
	}),
};
