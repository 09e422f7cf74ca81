import { CLIENTS } from "#contract/session.ts";
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

interface Asking {
	body?: object | undefined;
	token?: string | undefined;
	/** The network address the request comes from. */
	from?: string;
	headers?: Record<string, string>;
}

/** Asks the API as a program does: JSON, a bearer token, no cookies. */
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
				...(token ? { authorization: `Bearer ${token}` } : {}),
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

export const loginRequest = (
	login: { username: string; password: string },
	client: keyof typeof CLIENTS = "site",
): Record<string, string> => ({ ...login, grant_type: "password", ...CLIENTS[client] });

/** A token that works now. */
export async function logIn(
	ask: Ask,
	login: { username: string; password: string },
	client?: keyof typeof CLIENTS,
): Promise<string> {
	const { status, body } = await ask("POST", "/oauth/token", { body: loginRequest(login, client) });
	if (status !== 200) throw new Error(`The login answered ${status} ${JSON.stringify(body)}`);
	return body.access_token;
}
