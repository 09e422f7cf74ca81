import { CSRF_COOKIE, CSRF_HEADER } from "#contract/forgery.ts";
import { CLIENT } from "#contract/session.ts";
import { DEMO_MEMBERS, DEMO_STAFF } from "#server/demo/accounts.ts";
import type { TestApp } from "./app.ts";

const [member, customer] = DEMO_MEMBERS;
if (!member || !customer) throw new Error("The demo has no members.");

export const DEMO_LOGINS = {
	member: { username: member.email, password: member.password },
	customer: { username: customer.email, password: customer.password },
	staff: { username: DEMO_STAFF.account.email, password: DEMO_STAFF.password },
};

export const registration = (over: Record<string, unknown> = {}) => ({
	name: "Toni Winter",
	company: "Chor e. V.",
	street_address: "Elbweg",
	street_suffix: "7a",
	postcode: "01099",
	city: "Dresden",
	date_of_birth: "5.3.1980",
	email: "toni@vsz.example",
	phone_number: "015112345678",
	password: "Regenbogen-Kanne-7",
	password_repeat: "Regenbogen-Kanne-7",
	accept_terms: true,
	...over,
});

interface Answer {
	status: number;
	// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
	body: any;
	headers: Record<string, unknown>;
}

/** A staff session: the secret of its cookie. */
export interface StaffToken {
	office: string;
}
export type Token = string | StaffToken;

interface Asking {
	body?: object | undefined;
	token?: Token | undefined;
	/** The network address the request comes from. */
	from?: string;
	headers?: Record<string, string>;
}

const CSRF = "0123456789abcdef";

/** How a login travels: a member's as a bearer token, that of staff as a cookie beside the one against forgery. */
export const loginHeaders = (token: Token | undefined): Record<string, string> => {
	if (token === undefined) return {};
	if (typeof token === "string") return { authorization: `Bearer ${token}` };
	// Under the names of both kinds of addresses.
	const sessions = `vsz-office=${token.office}; __Host-vsz-office=${token.office}`;
	return { cookie: `${sessions}; ${CSRF_COOKIE}=${CSRF}`, [CSRF_HEADER]: CSRF };
};

/** Asks the API as a program does for members, and as the office does for staff. */
export const asker =
	({ fastify }: TestApp) =>
	async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, asking: Asking = {}): Promise<Answer> => {
		const { body, token, from = "10.0.0.1", headers = {} } = asking;
		const answer = await fastify.inject({
			method,
			url: `/api/v1${path}`,
			...(body ? { payload: body } : {}),
			headers: {
				"x-forwarded-for": from,
				...(Buffer.isBuffer(body) ? { "content-type": "application/pdf" } : {}),
				...loginHeaders(token),
				...headers,
			},
		});
		const isJson = answer.body !== "" && String(answer.headers["content-type"]).includes("json");
		return {
			status: answer.statusCode,
			body: isJson ? JSON.parse(answer.body) : answer.body || undefined,
			headers: answer.headers,
		};
	};

export type Ask = ReturnType<typeof asker>;

interface Login {
	username: string;
	password: string;
}

export const loginRequest = (login: Login): Record<string, string> => ({ ...login, grant_type: "password", ...CLIENT });

/** A token that works now. */
export async function logIn(ask: Ask, login: Login): Promise<string> {
	const { status, body } = await ask("POST", "/oauth/token", { body: loginRequest(login) });
	if (status !== 200) throw new Error(`The login answered ${status} ${JSON.stringify(body)}`);
	return body.access_token;
}

export const officeLogin = ({ username, password }: Login) => ({ email: username, password });

/** The secret of the staff session that an answer begins. */
export function staffTokenIn({ headers }: Pick<Answer, "headers">): StaffToken {
	const [, office = ""] = /^(?:__Host-)?vsz-office=([^;]*)/.exec(String(headers["set-cookie"])) ?? [];
	return { office };
}

/** A staff session that works now. */
export async function logInToOffice(ask: Ask, login: Login): Promise<StaffToken> {
	const answer = await ask("POST", "/office/session", { body: officeLogin(login) });
	if (answer.body?.data?.step !== "in") throw new Error(`The login answered ${JSON.stringify(answer.body)}`);
	return staffTokenIn(answer);
}
