import { afterAll, beforeAll, expect, test } from "vitest";
import { loginHeaders } from "#tests/support/account.ts";
import { type MemberTests, memberTests } from "#tests/support/fresh-member.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { sentReceipt } from "#tests/support/receipt-calls.ts";

let tests: MemberTests;

beforeAll(async () => {
	tests = await memberTests(new Date("2027-01-15T10:00:00Z"));
});
afterAll(() => tests.api.close());

test("OFF-118 members find their receipts; what they save is a duplicate and says so, what is signed by hand or void is no file", async () => {
	const owner = await tests.join();
	const stranger = await tests.join();
	const id = await sentReceipt(tests.api, owner.email.toUpperCase());
	const signed = await sentReceipt(tests.api, owner.email, { needs_signature: true });
	const ended = await sentReceipt(tests.api, owner.email, { voided_at: new Date(), void_reason: "Doppelt" });

	const found = (await tests.ask("GET", "/user/donation_receipt", { token: owner.token })).body.data;
	expect(
		found.map((one: { id: number; state: string; has_file: boolean }) => [one.id, one.state, one.has_file]),
	).toEqual([
		[ended, "void", false],
		[signed, "sent", false],
		[id, "sent", true],
	]);
	expect((await tests.ask("GET", "/user/donation_receipt", { token: stranger.token })).body.data).toEqual([]);

	const file = (of: number, token: string) =>
		tests.api.fastify.inject({ url: `/api/v1/user/donation_receipt/${of}/document`, headers: loginHeaders(token) });
	const { rawPayload } = await file(id, owner.token);
	expect(wordsOf(rawPayload)).toContain("Zweitschrift");
	for (const of of [signed, ended]) expect((await file(of, owner.token)).statusCode).toBe(404);
});
