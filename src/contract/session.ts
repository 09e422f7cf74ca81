import * as z from "zod/mini";
import { SESSION_LIFETIME_MS } from "./constants.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { Message } from "./message.ts";

/** Public values: they say which of our own programs asks, and protect nothing. */
export const CLIENT = { client_id: "vsz-web", client_secret: "vsz-web-public" } as const;

export const SESSION_SECONDS = SESSION_LIFETIME_MS / 1000;

/** What a person types to log in. */
export const Login = z.object({ username: field.requiredText, password: field.secret });

/** A random value that the browser keeps, by which a new one is told from those seen before. */
export const device = z.optional(z.string().check(z.regex(/^[\w-]{20,64}$/, field.INVALID_VALUE)));

export const TokenRequest = z.extend(Login, {
	grant_type: z.literal("password", field.INVALID_VALUE),
	client_id: z.string(field.REQUIRED),
	client_secret: z.string(field.REQUIRED),
	device,
});

export const LoginLinkRequest = z.object({ email: field.email });
export const LinkLogin = z.object({ token: field.mailedToken, device });

export const TokenAnswer = z.object({
	access_token: z.string(),
	token_type: z.literal("Bearer"),
	expires_in: z.int(),
});
export type TokenAnswer = z.output<typeof TokenAnswer>;

export const session = {
	login: endpoint({
		method: "POST",
		path: "/oauth/token",
		access: "public",
		encoding: "form",
		summary: "Meldet an; das Token gilt vier Stunden",
		refuses: ["credentials_wrong", "client_unknown"],
		body: TokenRequest,
		response: TokenAnswer,
	}),
	mailLink: endpoint({
		method: "POST",
		path: "/login/email",
		access: "public",
		summary: "Schickt einen Link zum Anmelden, wenn es das Konto gibt; die Antwort ist immer gleich",
		body: LoginLinkRequest,
		response: z.extend(Message, { valid_until: z.string() }),
	}),
	loginByLink: endpoint({
		method: "POST",
		path: "/login/link",
		access: "public",
		summary: "Meldet mit dem Link aus der Mail an; er gilt einmal",
		refuses: ["link_expired"],
		body: LinkLogin,
		response: TokenAnswer,
	}),
	logout: endpoint({
		method: "DELETE",
		path: "/oauth/token",
		access: "optional",
		status: 204,
		summary: "Meldet ab: Das Token gilt danach nicht mehr",
		response: z.undefined(),
	}),
};
