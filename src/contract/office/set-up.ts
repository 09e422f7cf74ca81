import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { repeatedPassword, samePassword } from "#contract/passwords.ts";
import { device } from "#contract/session.ts";
import { officeEndpoint } from "./endpoint.ts";
import { LoginStep } from "./session.ts";

/** OPS-05: the first day of a house that begins empty. */

/** Who leads the office first. */
export const FirstStaff = z
	.object({
		name: field.requiredText,
		email: field.email,
		password: field.password(PASSWORD_MIN_LENGTH.memberArea),
		password_repeat: repeatedPassword,
		device,
	})
	.check(samePassword("password_repeat"));
export type FirstStaff = z.output<typeof FirstStaff>;

/** What somebody says is settled. The last of them ends the reminder, whatever is missing. */
export const SET_UP_STEPS = ["house", "mail", "legal", "end"] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** What a house needs, in the order in which it is told. */
export const SET_UP_PARTS = ["house", "mail", "payments", "sms", "legal"] as const;
export type SetUpPart = (typeof SET_UP_PARTS)[number];

const SetUp = z.object({
	/** Somebody is still reminded of it. */
	is_open: z.boolean(),
	/** The steps that have been gone, in any order. */
	passed: z.array(z.enum(SET_UP_STEPS)),
	missing: z.array(z.enum(SET_UP_PARTS)),
	/** Settings that still hold what a house is delivered with: nobody should take them for their own. */
	examples: z.array(z.string()),
});
export type SetUp = z.output<typeof SetUp>;

const withToken = z.object({ token: field.mailedToken });

export const setUp = {
	link: officeEndpoint({
		method: "GET",
		path: "/office/set_up/link/:token",
		access: "public",
		summary: "Ob der Link, den der Start nennt, das erste Konto anlegen kann",
		refuses: ["link_expired", "too_many"],
		params: withToken,
		response: single(z.object({ is_open: z.literal(true) })),
	}),
	begin: officeEndpoint({
		method: "POST",
		path: "/office/set_up/link/:token",
		access: "public",
		log: "security",
		cookie: "staff",
		status: 201,
		summary: "Legt mit dem Link, den der Start nennt, das erste Konto an und nennt den nächsten Schritt",
		refuses: ["link_expired", "too_many"],
		params: withToken,
		body: FirstStaff,
		response: single(LoginStep),
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/set_up",
		access: "settings.write",
		summary: "Wie weit die Einrichtung ist und was noch fehlt",
		response: single(SetUp),
	}),
	pass: officeEndpoint({
		method: "POST",
		path: "/office/set_up/:step",
		access: "settings.write",
		audit: "set_up_passed",
		summary: "Merkt sich dass ein Schritt der Einrichtung gegangen ist",
		params: z.object({ step: z.enum(SET_UP_STEPS) }),
		response: single(SetUp),
	}),
};
