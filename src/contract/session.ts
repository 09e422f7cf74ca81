import * as z from "zod/mini";
import { SESSION_LIFETIME_MS } from "./constants.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";

/** Public values: they say which of our own programs asks, and protect nothing. */
export const CLIENTS = {
	site: { client_id: "vsz-web", client_secret: "vsz-web-public" },
	office: { client_id: "vsz-office", client_secret: "vsz-office-public" },
} as const;

export const SESSION_SECONDS = SESSION_LIFETIME_MS / 1000;

/** What a person types to log in. */
export const Login = z.object({ username: field.requiredText, password: field.secret });

export const TokenRequest = z.extend(Login, {
	grant_type: z.literal("password", field.INVALID_VALUE),
	client_id: z.string(field.REQUIRED),
	client_secret: z.string(field.REQUIRED),
	/** A random value that the browser keeps, by which a new one is told from those seen before. */
	device: z.optional(z.string().check(z.regex(/^[\w-]{20,64}$/, field.INVALID_VALUE))),
});

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
	logout: endpoint({
		method: "DELETE",
		path: "/oauth/token",
		access: "optional",
		status: 204,
		summary: "Meldet ab: Das Token gilt danach nicht mehr",
		response: z.undefined(),
	}),
};
