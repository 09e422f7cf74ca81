import * as z from "zod/mini";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import * as field from "#contract/fields.ts";
import { Message } from "#contract/message.ts";
import { paged, single } from "#contract/paging.ts";
import { repeatedPassword, samePassword } from "#contract/passwords.ts";
import { device } from "#contract/session.ts";
import { officeEndpoint } from "./endpoint.ts";
import { ROLE_NAMES } from "./permissions.ts";
import { edited, revision } from "./revision.ts";
import { LoginStep } from "./session.ts";

export const TEAM_STATES = ["invited", "active", "shut"] as const;

export const TeamMember = z.object({
	id: z.int(),
	name: z.string(),
	email: z.string(),
	roles: z.array(z.enum(ROLE_NAMES)),
	/** Whose dates somebody with the lecturer role sees. */
	lecturer_id: z.nullable(z.int()),
	state: z.enum(TEAM_STATES),
	/** Until when the link of the invitation works; null also when none does. */
	invited_until: z.nullable(z.string()),
	passkeys: z.int(),
	has_totp: z.boolean(),
	needs_second_factor: z.boolean(),
	sessions: z.int(),
	last_seen_at: z.nullable(z.string()),
	...edited,
});
export type TeamMember = z.output<typeof TeamMember>;

const NEEDS_ROLE = "Bitte wähle mindestens eine Rolle";
const roles = z.array(z.enum(ROLE_NAMES), field.REQUIRED).check(
	z.minLength(1, NEEDS_ROLE),
	z.refine((chosen: string[]) => new Set(chosen).size === chosen.length, field.INVALID_VALUE),
);

/** Who is a lecturer is one of those that the site knows. */
const lecturerChosen = z.refine(
	(values: unknown) => {
		const { roles: chosen, lecturer_id } = values as { roles: string[]; lecturer_id?: number | null };
		return !chosen.includes("lecturer") || Boolean(lecturer_id);
	},
	{ path: ["lecturer_id"], error: () => "Bitte wähle wessen Termine diese Person sieht" },
);
const person = { name: field.requiredText, roles, lecturer_id: z.optional(z.nullable(field.id)) };

export const Invitation = z.object({ email: field.email, ...person }).check(lecturerChosen);
export type Invitation = z.output<typeof Invitation>;
export const TeamChange = z.object({ ...person, revision }).check(lecturerChosen);
export type TeamChange = z.output<typeof TeamChange>;

const byId = z.object({ id: field.id });
const withToken = z.object({ token: field.mailedToken });

/** Who works here, and as what (STAFF-04). */
export const team = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/team",
		access: "team.write",
		summary: "Alle im Team mit Rollen und zweitem Schritt",
		response: paged(TeamMember),
	}),
	lecturers: officeEndpoint({
		method: "GET",
		path: "/office/team/lecturer",
		access: "team.write",
		summary: "Wessen Termine eine Dozentin oder ein Dozent sehen kann",
		response: single(z.array(z.object({ id: z.int(), name: z.string() }))),
	}),
	invite: officeEndpoint({
		method: "POST",
		path: "/office/team",
		access: "team.write",
		proof: "fresh",
		audit: "staff_invited",
		summary: "Lädt jemanden per Mail ein; der Link gilt 72 Stunden und einmal",
		body: Invitation,
		response: single(TeamMember),
	}),
	inviteAgain: officeEndpoint({
		method: "POST",
		path: "/office/team/:id/invitation",
		access: "team.write",
		proof: "fresh",
		audit: "staff_invited_again",
		summary: "Schickt die Einladung noch einmal; der Link davor gilt nicht mehr",
		refuses: ["not_invited"],
		params: byId,
		response: single(TeamMember),
	}),
	withdraw: officeEndpoint({
		method: "DELETE",
		path: "/office/team/:id/invitation",
		access: "team.write",
		audit: "staff_invitation_withdrawn",
		summary: "Zieht eine Einladung zurück",
		refuses: ["not_invited"],
		params: byId,
		response: Message,
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/team/:id",
		access: "team.write",
		proof: "fresh",
		audit: "staff_changed",
		summary: "Ändert Name und Rollen",
		refuses: ["changed_meanwhile", "last_admin"],
		params: byId,
		body: TeamChange,
		response: single(TeamMember),
	}),
	deactivate: officeEndpoint({
		method: "POST",
		path: "/office/team/:id/deactivation",
		access: "team.write",
		proof: "fresh",
		audit: "staff_deactivated",
		summary: "Sperrt ein Konto: Die Person ist sofort überall draußen",
		refuses: ["last_admin"],
		params: byId,
		response: single(TeamMember),
	}),
	activate: officeEndpoint({
		method: "DELETE",
		path: "/office/team/:id/deactivation",
		access: "team.write",
		proof: "fresh",
		audit: "staff_activated",
		summary: "Öffnet ein gesperrtes Konto wieder",
		params: byId,
		response: single(TeamMember),
	}),
	resetFactors: officeEndpoint({
		method: "DELETE",
		path: "/office/team/:id/second_factor",
		access: "team.write",
		proof: "fresh",
		audit: "staff_factors_reset",
		summary: "Nimmt den zweiten Schritt weg, wenn jemand Gerät und Notfallcodes verloren hat",
		refuses: ["own_factors"],
		params: byId,
		response: single(TeamMember),
	}),
	endSessions: officeEndpoint({
		method: "DELETE",
		path: "/office/team/:id/session",
		access: "team.write",
		audit: "staff_sessions_ended",
		summary: "Beendet alle Sitzungen einer Person",
		params: byId,
		response: single(TeamMember),
	}),
};

export const OfficePassword = z
	.object({ password: field.password(PASSWORD_MIN_LENGTH.memberArea), password_repeat: repeatedPassword, device })
	.check(samePassword("password_repeat"));
export type OfficePassword = z.output<typeof OfficePassword>;

/** What the links in mails open: an invitation, or a new password. */
export const staffLinks = {
	invitation: officeEndpoint({
		method: "GET",
		path: "/office/invitation/:token",
		access: "public",
		summary: "Für wen eine Einladung ist",
		refuses: ["link_expired"],
		params: withToken,
		response: single(z.object({ name: z.string(), email: z.string(), roles: z.array(z.enum(ROLE_NAMES)) })),
	}),
	accept: officeEndpoint({
		method: "POST",
		path: "/office/invitation/:token",
		access: "optional",
		log: "security",
		cookie: "staff",
		summary: "Nimmt eine Einladung mit dem ersten Passwort an und nennt den nächsten Schritt",
		refuses: ["link_expired"],
		params: withToken,
		body: OfficePassword,
		response: single(LoginStep),
	}),
	mailPasswordLink: officeEndpoint({
		method: "POST",
		path: "/office/password/email",
		access: "public",
		log: "security",
		summary: "Schickt einen Link zu einem neuen Passwort, wenn es das Konto gibt; die Antwort ist immer gleich",
		body: z.object({ email: field.email }),
		response: Message,
	}),
	resetPassword: officeEndpoint({
		method: "POST",
		path: "/office/password/:token",
		access: "public",
		log: "security",
		summary: "Setzt ein neues Passwort; der zweite Schritt wird danach wie immer gefragt",
		refuses: ["link_expired"],
		params: withToken,
		body: OfficePassword,
		response: Message,
	}),
};
