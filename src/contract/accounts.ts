import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { file } from "./files.ts";
import { MemberBooking, MemberReceipt, MemberVideo, OwnLogin } from "./member-area.ts";
import { Message } from "./message.ts";
import { paged, single } from "./paging.ts";
import { Profile, ProfileUpdate } from "./profile.ts";
import { Registered, RegistrationRequest } from "./registration.ts";
import { TokenAnswer } from "./session.ts";

/** The link shows whose mailbox it is, the password whose account. */
const Confirmation = z.object({ token: field.linkToken, password: field.secret });

/** A link that still works. */
export const ConfirmationLink = z.object({
	email: z.string(),
	/** It takes the place of another address; with a link to the account's own, one may also choose a new password. */
	is_change: z.boolean(),
});
export type ConfirmationLink = z.output<typeof ConfirmationLink>;

const WithPassword = z.object({ current_password: field.secret });
const ById = z.object({ id: field.id });

export const accounts = {
	register: endpoint({
		method: "POST",
		path: "/user",
		access: "public",
		status: 201,
		summary: "Legt ein Konto an; die Antwort ist für bekannte und unbekannte Adressen gleich",
		body: RegistrationRequest,
		response: single(Registered),
		errorsInMessage: true,
	}),
	confirmationLink: endpoint({
		method: "GET",
		path: "/user/confirm/:token",
		access: "public",
		summary: "Welche Adresse der Link aus der Mail bestätigt; ändert nichts",
		refuses: ["link_expired"],
		params: z.object({ token: field.linkToken }),
		response: single(ConfirmationLink),
	}),
	confirm: endpoint({
		method: "POST",
		path: "/user/confirm",
		access: "public",
		summary: "Bestätigt die E-Mail-Adresse mit dem Link aus der Mail und dem Passwort; beendet alle Anmeldungen",
		refuses: ["link_expired"],
		body: Confirmation,
		response: Message,
	}),
	mailConfirmation: endpoint({
		method: "POST",
		path: "/user/confirm/email",
		access: "public",
		summary:
			"Schickt die Mail zur Bestätigung noch einmal, wenn die Adresse auf sie wartet; die Antwort ist immer gleich",
		body: z.object({ email: field.email }),
		response: z.extend(Message, { valid_until: z.string() }),
	}),
	logins: endpoint({
		method: "GET",
		path: "/user/login",
		access: "member",
		summary: "Wo das Konto gerade angemeldet ist",
		response: single(z.array(OwnLogin)),
	}),
	endLogin: endpoint({
		method: "DELETE",
		path: "/user/login/:id",
		access: "member",
		summary: "Beendet eine der eigenen Anmeldungen",
		params: ById,
		response: Message,
	}),
	endOtherLogins: endpoint({
		method: "DELETE",
		path: "/user/login",
		access: "member",
		summary: "Beendet alle eigenen Anmeldungen außer der, die fragt",
		response: Message,
	}),
	profile: endpoint({
		method: "GET",
		path: "/user/profile",
		access: "member",
		summary: "Das eigene Profil; Bankdaten verdeckt",
		response: single(Profile),
	}),
	update: endpoint({
		method: "PUT",
		path: "/user/:id",
		access: "member",
		summary: "Ändert das eigene Konto; eine neue E-Mail-Adresse gilt, sobald sie bestätigt ist",
		params: ById,
		body: ProfileUpdate,
		response: z.object({
			data: Profile,
			/** With a new password: it ends every login, and this one takes the place of the one that asked. */
			session: z.optional(TokenAnswer),
		}),
	}),
	sendConfirmation: endpoint({
		method: "POST",
		path: "/user/confirmation",
		access: "member",
		summary: "Schickt die Mail zur Bestätigung der Adresse noch einmal",
		refuses: ["too_many"],
		response: Message,
	}),
	videos: endpoint({
		method: "GET",
		path: "/user/video",
		access: "member",
		summary: "Die eigenen Videokurse, auch abgelaufene",
		response: paged(MemberVideo),
	}),
	bookings: endpoint({
		method: "GET",
		path: "/user/booking",
		access: "member",
		summary: "Seminarbuchungen mit der bestätigten Adresse",
		response: paged(MemberBooking),
	}),
	receipts: endpoint({
		method: "GET",
		path: "/user/donation_receipt",
		access: "member",
		summary: "Zuwendungsbestätigungen an die bestätigte Adresse",
		response: single(z.array(MemberReceipt)),
	}),
	newsletter: endpoint({
		method: "POST",
		path: "/user/newsletter",
		access: "member",
		summary: "Bestellt den Newsletter (mit Bestätigung per Mail) oder bestellt ihn ab",
		refuses: ["email_unconfirmed"],
		body: z.object({ subscribe: z.boolean() }),
		response: Message,
	}),
	export: endpoint({
		method: "POST",
		path: "/user/export",
		access: "member",
		summary: "Alles, was wir über die Person gespeichert haben (Art. 15 und 20 DSGVO)",
		body: z.extend(WithPassword, { format: z.enum(["json", "html"]) }),
		response: file("application/json", "text/html; charset=utf-8"),
	}),
	delete: endpoint({
		method: "DELETE",
		path: "/user/:id",
		access: "member",
		summary: "Löscht das eigene Konto (Art. 17 DSGVO)",
		refuses: ["account_held"],
		params: ById,
		body: WithPassword,
		response: Message,
	}),
};
