import { expect, test } from "vitest";
import { requestUrl } from "#browser/api/http-api.ts";
import { contract } from "#contract/api.ts";
import { API_BASE, type Endpoint, endpointsOf, isOpen } from "#contract/endpoint.ts";
import { hashToken } from "#server/tokens.ts";
import { asker, DEMO_LOGINS, logIn, logInToOffice, registration, type Token } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { sentReceipt } from "#tests/support/receipt-calls.ts";
import { makeSamples } from "#tests/support/samples.ts";

/** Every endpoint that asks who one is, in the order in which the owner calls them: the last one ends the account. */
const CASES: Record<string, { foreign: number; own: number }> = {
	"accounts.profile": { foreign: 200, own: 200 },
	"accounts.update": { foreign: 404, own: 200 },
	"accounts.sendConfirmation": { foreign: 200, own: 200 },
	"accounts.logins": { foreign: 200, own: 200 },
	"accounts.endLogin": { foreign: 404, own: 200 },
	"accounts.endOtherLogins": { foreign: 200, own: 200 },
	"accounts.videos": { foreign: 200, own: 200 },
	"accounts.bookings": { foreign: 200, own: 200 },
	"accounts.receipts": { foreign: 200, own: 200 },
	"accounts.newsletter": { foreign: 200, own: 200 },
	"accounts.export": { foreign: 422, own: 200 },
	"orders.ofMember": { foreign: 200, own: 200 },
	"basket.assign": { foreign: 404, own: 200 },
	// This one was ordered with the consent that ends the right: people decide.
	"withdrawal.ofMember": { foreign: 404, own: 409 },
	"documents.ofMember": { foreign: 404, own: 200 },
	"documents.ofMemberReceipt": { foreign: 404, own: 200 },
	"accounts.delete": { foreign: 404, own: 200 },
};

const guarded = endpointsOf(contract)
	.filter(({ endpoint: { access } }) => !isOpen(access))
	.map(({ key, endpoint }) => [key, endpoint] as const);

test("every endpoint that is not public stands in the table", () => {
	expect(Object.keys(CASES).sort()).toEqual(guarded.map(([key]) => key).sort());
});

test("SEC-05 SEC-06 SEC-07 API-06 nobody gets what is not theirs, whatever they send", async () => {
	let now = new Date("2026-11-15T10:00:00Z");
	const testing = await testApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	const ask = asker(testing);
	const { username: email, password } = DEMO_LOGINS.customer;
	const expired = await logIn(ask, DEMO_LOGINS.customer);
	now = new Date(now.getTime() + 4 * 60 * 60 * 1000);
	const revoked = await logIn(ask, DEMO_LOGINS.customer);
	await ask("DELETE", "/oauth/token", { token: revoked });
	await ask("POST", "/user", { body: registration() });
	const foreign = await logIn(ask, { username: "toni@vsz.example", password: "Regenbogen-Kanne-7" });
	const own = await logIn(ask, DEMO_LOGINS.customer);
	const staff = await logInToOffice(ask, DEMO_LOGINS.staff);
	const samples = await makeSamples(testing, email);
	const profile = (await ask("GET", "/user/profile", { token: own })).body.data;

	const other = await logIn(ask, DEMO_LOGINS.customer);
	const { rows } = await testing.database.pool.query("select id from tokens where hash = $1", [hashToken(other)]);
	const ids: Record<string, { id: number }> = {
		"accounts.endLogin": rows[0],
		"documents.ofMemberReceipt": { id: await sentReceipt(testing, email) },
	};
	const params = { id: profile.id, basketId: samples.memberBasket.id, number: samples.ofMember.number };
	const bodies: Record<string, object> = {
		"accounts.update": profile,
		"accounts.newsletter": { subscribe: true },
		"accounts.export": { current_password: password, format: "json" },
		"accounts.delete": { current_password: password },
	};
	const endpoints = new Map<string, Endpoint>(guarded);
	const send = (key: string, token: Token | undefined, body = bodies[key]) => {
		const endpoint = endpoints.get(key) as Endpoint;
		return ask(endpoint.method, requestUrl(endpoint, { params: { ...params, ...ids[key] } }).slice(API_BASE.length), {
			token,
			body,
		});
	};
	const secrets = [
		email,
		profile.name,
		samples.ofMember.number,
		samples.memberBasket.id,
		hashToken(own).toString("hex"),
	];

	for (const [key, expected] of Object.entries(CASES)) {
		for (const token of [undefined, "x".repeat(43), expired, revoked, `${own}x`, staff, staff.office]) {
			for (const body of [bodies[key], { nonsense: true }]) {
				const { status, body: answered } = await send(key, token, body);
				expect([key, status, answered]).toEqual([
					key,
					401,
					{ code: "unauthenticated", message: "Bitte melde dich an." },
				]);
			}
		}
		const { status, body } = await send(key, foreign);
		expect([key, status]).toEqual([key, expected.foreign]);
		for (const secret of secrets)
			expect([key, JSON.stringify(body)]).toEqual([key, expect.not.stringContaining(secret)]);
	}
	for (const [key, expected] of Object.entries(CASES)) {
		expect([key, (await send(key, own)).status]).toEqual([key, expected.own]);
	}
	expect((await send("accounts.profile", own)).status).toBe(401);
}, 60_000);
