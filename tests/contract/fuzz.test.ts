import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "#contract/api.ts";
import { type Endpoint, endpointsOf, pathOf } from "#contract/endpoint.ts";
import { ERRORS, type ErrorCode } from "#contract/errors.ts";
import { isFile } from "#contract/files.ts";
import { contract as officeContract } from "#contract/office/api.ts";
import { CLIENT } from "#contract/session.ts";
import { readConfig } from "#server/config.ts";
import { openApiDocument } from "#server/http/openapi.ts";
import { asker, DEMO_LOGINS, logIn, logInToOffice, loginHeaders, type Token } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { bodyFor, hostileText, hostileValue, type Plausible, sometimes, valueFor } from "#tests/support/hostile.ts";
import { makeSamples } from "#tests/support/samples.ts";

/** The same requests every time; another seed finds others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const TIME_MS = Number(process.env.FUZZ_MS ?? 15_000);
const RUNS = { min: 10, max: 200 };

interface Parameter {
	name: string;
	in: "path" | "query";
	schema: object;
}
interface Operation {
	operationId: string;
	parameters: Parameter[];
	requestBody?: { content: Record<string, { schema: object }> };
	responses: Record<string, object>;
}

const document = openApiDocument(readConfig({})) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
/** What ends the account or the login comes last. */
const LAST = ["PUT /user/{id}", "DELETE /user/{id}", "DELETE /oauth/token", "DELETE /office/session"];
const rank = ({ path, method }: { path: string; method: string }) => LAST.indexOf(`${method} ${path}`);
const inOrder = operations.sort((a, b) => rank(a) - rank(b));

const all = [...endpointsOf(contract), ...endpointsOf(officeContract)].map(({ endpoint }) => endpoint);
const endpointsAt = (path: string, method: string): Endpoint[] =>
	all.filter((one) => one.method === method && one.path.replace(/:(\w+)/g, "{$1}") === path);

const ErrorBody = z.strictObject({
	code: z.enum(Object.keys(ERRORS) as ErrorCode[]),
	message: z.string().check(z.minLength(1)),
	validation_errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
const LEAKS = /\bat .+:\d+:\d+|node_modules|file:\/\/|\bselect .+ from |insert into|password_hash|\$argon2/i;

let api: TestApp;
let plausible: Plausible;
let tokens: (Token | undefined)[];

beforeAll(async () => {
	api = await createTestApp({ env: { TRUST_PROXY: "1" } });
	const ask = asker(api);
	const { username: email, password } = DEMO_LOGINS.customer;
	const samples = await makeSamples(api, email);
	const member = await logIn(ask, DEMO_LOGINS.customer);
	tokens = [undefined, member, await logInToOffice(ask, DEMO_LOGINS.staff), "x".repeat(43)];
	const { id } = (await ask("GET", "/user/profile", { token: member })).body.data;
	const lines = [...samples.guestBasket.products, ...samples.memberBasket.products].map((line) => line.id);
	const secret = "Regenbogen-Kanne-7";
	plausible = {
		id: [id, id, 1, 2, Number(samples.order.purchased.id), 999_999],
		token: [
			samples.booking,
			samples.waiting,
			samples.order.token,
			samples.donation,
			samples.donorAddress,
			samples.withdrawal,
			samples.order.purchased.token,
			samples.confirmation,
		],
		basketId: [samples.guestBasket.id, samples.memberBasket.id, "00000000-0000-4000-8000-000000000000"],
		basket_id: [samples.guestBasket.id, samples.memberBasket.id],
		lineId: [...lines, "00000000-0000-4000-8000-000000000000"],
		number: [samples.ofMember.number, samples.order.number],
		code: ["WILLKOMMEN10", "FREI100", "ABGELAUFEN", "123456"],
		product_id: [1, 2, 3, 4],
		presence_seminar_id: [1, 2, 3],
		presence_seminar_date_id: [1, 2, 3, 4, 5],
		email: [email, "toni@vsz.example", "A.B+c@vsz.example"],
		username: [email, "niemand@vsz.example"],
		password: [secret, secret, password],
		password_repeat: [secret],
		password_confirmation: [secret],
		current_password: [password, password, secret, "falsch"],
		grant_type: ["password"],
		client_id: [CLIENT.client_id],
		client_secret: [CLIENT.client_secret],
		name: ["Toni Winter", "O'Brien"],
		first_name: ["Toni"],
		last_name: ["Winter"],
		street_address: ["Elbweg"],
		street_suffix: ["7a"],
		postcode: ["01099"],
		city: ["Dresden"],
		phone_number: ["015112345678", "+4915112345678"],
		date_of_birth: ["5.3.1980", ""],
		iban: ["DE02120300000000202051", "DE** **** **** **** **20 51", ""],
		swift_bic_number: ["BYLADEM1001"],
		accept_terms: [true],
		number_of_persons: [1, 2, 10],
		payment_method_id: [1, 2, 3, 4],
		positions: [[1], [1, 2], []],
		website: [""],
		idempotency_key: ["k".repeat(30), "l".repeat(30)],
		amount: [10, 25.5],
		slug: ["satzung", "gibt-es-nicht"],
		date_from: ["1.1.2026"],
		date_to: ["31.12.2027"],
		upcoming: ["1", "true"],
		search: ["Satzung", "Verein & Recht"],
		page: [1, 2],
		per_page: [1, 9],
	};
}, 60_000);
afterAll(() => api.close());

const BROKEN_BODIES = ["", "{", "[]", "null", '"text"', "1", '{"a":', '{"__proto__":{"x":1}}', "a=b&c=d", "\u0000"];
const TYPES = [
	"application/json",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=7Q2",
	"text/xml",
];

/** Everything of one request that can be chosen. */
function requestFor({ parameters, requestBody }: Operation) {
	const inPlace = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place);
	const valuesOf = (own: Parameter[]) =>
		fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, valueFor(name, schema, plausible)])));
	const schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
	return fc.record({
		token: fc.constantFrom(...tokens),
		params: valuesOf(inPlace("path")),
		query: fc.record({
			...Object.fromEntries(
				inPlace("query").map(({ name, schema }) => [name, sometimes(3, valueFor(name, schema, plausible))]),
			),
			"x[]": sometimes(20, hostileText),
		}),
		body: fc.oneof(
			{ weight: 20, arbitrary: bodyFor(schema, plausible).map((value) => JSON.stringify(value)) },
			{ weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
			{ weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
		),
		type: fc.oneof({ weight: 20, arbitrary: fc.constant(TYPES[0] as string) }, fc.constantFrom(...TYPES)),
		headers: fc.constantFrom<Record<string, string>>(
			...Array(10).fill({}),
			{ cookie: "XSRF-TOKEN=a" },
			{ accept: "*/*", "accept-language": "x".repeat(500) },
			{ "x-http-method-override": "DELETE", host: "evil.example" },
		),
		from: fc.integer({ min: 1, max: 2 ** 24 }),
	});
}

/** Text as it can stand in an address; what is no text at all becomes a broken sequence. */
const inAddress = (value: unknown): string => {
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80";
};

/** Nothing and dots would lead to another address. */
const inPath = (value: unknown): string => inAddress(value).replace(/^\.{0,2}$/, "%20");

type Sent = ReturnType<typeof requestFor> extends fc.Arbitrary<infer T> ? T : never;

async function send(endpoint: Endpoint, { token, params, query, body, type, headers, from }: Sent) {
	const { method } = endpoint;
	const filled = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) =>
		inPath((params as Record<string, unknown>)[name]),
	);
	const search = Object.entries(query)
		.filter(([, value]) => value !== null && value !== undefined)
		.map(([key, value]) => `${inAddress(key)}=${inAddress(value)}`)
		.join("&");
	return api.fastify.inject({
		method,
		url: `${filled}${search ? `?${search}` : ""}`,
		...(method === "GET" || body === undefined ? {} : { payload: body }),
		headers: {
			...(method === "GET" ? {} : { "content-type": type }),
			...loginHeaders(token),
			"x-forwarded-for": `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`,
			...headers,
		},
	});
}

test.each(inOrder)(
	"API-05 API-06 $method $path never fails, leaks nothing and answers as the document says",
	async ({ path, method, ...operation }) => {
		const endpoints = endpointsAt(path, method);
		const [first] = endpoints as [Endpoint];
		const deadline = Date.now() + TIME_MS / operations.length;
		let runs = 0;
		const property = fc.asyncProperty(requestFor(operation), async (sent) => {
			if (runs >= RUNS.min && Date.now() > deadline) return;
			runs += 1;
			const { statusCode, body, headers } = await send(first, sent);
			expect([statusCode, body.slice(0, 300)]).toEqual([
				expect.toSatisfy((status: number) => status < 500),
				expect.anything(),
			]);
			expect(Object.keys(operation.responses)).toContain(String(statusCode));
			expect(body).not.toMatch(LEAKS);
			if (statusCode === 204) {
				expect(body).toBe("");
				return;
			}
			if (statusCode === 304) return;
			if (statusCode < 400 && isFile(first.response)) {
				expect(first.response.types).toContain(headers["content-type"]);
				return;
			}
			expect(headers["content-type"]).toContain("application/json");
			const answer = JSON.parse(body);
			const schemas =
				statusCode < 400 ? endpoints.flatMap(({ response }) => (isFile(response) ? [] : [response])) : [ErrorBody];
			const cut = schemas.map((schema) => z.safeParse(schema, answer).data);
			expect([statusCode, cut]).toEqual([statusCode, expect.arrayContaining([answer])]);
		});
		await fc.assert(property, { seed: SEED, numRuns: RUNS.max, endOnFailure: true });
	},
	30_000,
);
