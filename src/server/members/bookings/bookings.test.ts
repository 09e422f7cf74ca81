import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MemberBooking } from "#contract/member-area.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { type FreshMember, type MemberTests, memberTests } from "#tests/support/fresh-member.ts";
import { wordsOf } from "#tests/support/pdf.ts";

const now = new Date("2026-11-15T10:00:00Z");
let tests: MemberTests;
let owner: FreshMember;
let stranger: FreshMember;

beforeAll(async () => {
	tests = await memberTests(now);
	stranger = await tests.join();
});
beforeEach(async () => {
	owner = await tests.join();
});
afterAll(() => tests.api.close());

const bookingsOf = async ({ token }: FreshMember): Promise<MemberBooking[]> =>
	(await tests.ask("GET", "/user/booking", { token })).body.data;

async function book(over: Parameters<typeof signUpFor>[1]) {
	const date = await openDate(tests.api.get, "priced");
	return tests.api.app.services.signUps.create(signUpFor(date, over), "127.0.0.1");
}

test("each booking carries its own invoice and credit notes, oldest first, and they open", async () => {
	const paid = await book({ email: owner.email, number_of_persons: 2 });
	const free = await book({ email: owner.email, voucher_code: "FREI100" });
	const [before] = (await bookingsOf(owner)).filter(({ number }) => number === paid.number);
	const key = before?.path.replace("/buchung/", "") ?? "";
	await tests.ask("POST", `/booking/${key}/cancel`, { body: { positions: [2] } });

	const found = await bookingsOf(owner);
	const documents = found.find(({ number }) => number === paid.number)?.documents ?? [];
	expect(documents.map(({ kind, number }) => [kind, number.slice(0, 8)])).toEqual([
		["invoice", "RE-2026-"],
		["credit_note", "GS-2026-"],
	]);
	expect(documents[0]?.number).toBe(paid.documents[0]?.number);
	expect(found.find(({ number }) => number === free.number)?.documents).toEqual([]);
	const words: string[] = [];
	for (const { path } of documents) {
		const pdf = await tests.api.fastify.inject(path);
		expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
		words.push(wordsOf(pdf.rawPayload));
	}
	// One person of two has gone: the invoice is put right and not taken back.
	expect(words[1]).toContain(`Hiermit berichtigen wir die Rechnung ${documents[0]?.number} vom 15.11.2026:`);
});

test("nobody else sees or opens them, and neither does the owner before the address is confirmed", async () => {
	const { documents } = await book({ email: owner.email });
	const other = await book({ email: stranger.email });
	const id = documents[0]?.id ?? 0;
	const [own] = await bookingsOf(stranger);
	expect(own?.documents.map(({ number }) => number)).toEqual([other.documents[0]?.number]);
	const key = own?.path.replace("/buchung/", "") ?? "";
	const status = async (path: string, token?: string) => (await tests.ask("GET", path, token ? { token } : {})).status;
	expect(await status(`/booking/${key}/document/${id}`, stranger.token)).toBe(404);
	expect(await status(`/booking/${"x".repeat(43)}/document/${id}`)).toBe(404);
	expect(await status(`/user/order/document/${id}`, stranger.token)).toBe(404);
	await tests.api.database.pool.query("update members set email_confirmed_at = null where id = $1", [owner.id]);
	expect(await bookingsOf(owner)).toEqual([]);
});

test("it names who comes, and nobody whose seat was given back", async () => {
	const { number } = await book({
		email: owner.email,
		number_of_persons: 3,
		persons: [{ first_name: "Kim" }, { first_name: "Robin", last_name: "Haus" }],
	});
	const own = async () => (await bookingsOf(owner)).find((booking) => booking.number === number);
	expect((await own())?.names).toEqual(["Mika Sommer", "Kim", "Robin Haus"]);
	const key = (await own())?.path.replace("/buchung/", "");
	await tests.ask("POST", `/booking/${key}/cancel`, { body: { positions: [2] } });
	expect(await own()).toMatchObject({ names: ["Mika Sommer", "Robin Haus"], number_of_persons: 2 });
});
