import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEMO_LOGINS, logIn } from "#tests/support/account.ts";
import { type FreshMember, type MemberTests, memberTests } from "#tests/support/fresh-member.ts";

const IBAN = "DE02 1203 0000 0000 2020 51";
let tests: MemberTests;
let karla: FreshMember;

beforeAll(async () => {
	tests = await memberTests(new Date("2026-11-15T10:00:00Z"));
});
afterAll(() => tests.api.close());
beforeEach(async () => {
	karla = await tests.join();
});

describe("GET user/profile", () => {
	test("API-36 answers exactly the profile", async () => {
		expect(await karla.profile()).toEqual({
			id: expect.any(Number),
			title: null,
			name: "Karla Lindner",
			email: karla.email,
			email_confirmed: true,
			company: null,
			street_address: "Elbweg",
			street_suffix: "7a",
			postcode: "01099",
			city: "Dresden",
			phone_number: "+4915100000000",
			date_of_birth: null,
			is_pin_authenticated: 1,
			bank: null,
			bank_account_owner: null,
			iban: null,
			swift_bic_number: null,
			newsletter: "none",
		});
	});
});

describe("PUT user/{id}", () => {
	test("API-37 MEM-25 what the profile answered can be sent back, changed", async () => {
		expect((await karla.put({})).status).toBe(200);
		const { status, body } = await karla.put({
			title: "Frau",
			name: "Karla Neu",
			company: "Chor e. V.",
			date_of_birth: "5.3.1980",
			city: "Radebeul",
		});
		expect(status).toBe(200);
		expect(body.data).toEqual(await karla.profile());
		expect(body.data).toMatchObject({
			title: "Frau",
			name: "Karla Neu",
			company: "Chor e. V.",
			date_of_birth: "05.03.1980",
			city: "Radebeul",
		});
		const cleared = await karla.put({ title: "", company: "", date_of_birth: null });
		expect(cleared.body.data).toMatchObject({ title: null, company: null, date_of_birth: null });
		expect(await tests.read()).toEqual([]);
	});

	test("SEC-05 a foreign account is not there, whether it exists or not", async () => {
		const [{ id: foreign }] = (
			await tests.api.database.pool.query("select id from members where email = $1", [DEMO_LOGINS.member.username])
		).rows;
		const answers = [await karla.put({ name: "Fremd" }, foreign), await karla.put({ name: "Fremd" }, 999_999)];
		for (const { status, body } of answers)
			expect([status, body]).toEqual([404, { code: "not_found", message: "Das haben wir nicht gefunden." }]);
		const { rows } = await tests.api.database.pool.query("select 1 from members where name = 'Fremd'");
		expect(rows).toEqual([]);
	});

	test("what only the server decides is ignored", async () => {
		await karla.put({ phone_number: "" });
		const { body } = await karla.put({
			id: 1,
			is_pin_authenticated: 1,
			pin_authenticated_at: "2026-01-01",
			email_confirmed: false,
			newsletter: "confirmed",
			password_hash: "x",
			deleted_at: "2026-01-01",
		});
		expect(body.data).toMatchObject({
			id: karla.id,
			is_pin_authenticated: 0,
			email_confirmed: true,
			newsletter: "none",
		});
		expect(await logIn(tests.ask, karla.login)).toBeTruthy();
	});

	test("a new number must be confirmed anew; the same number written differently stays confirmed", async () => {
		for (const phone_number of [
			"015100000000",
			"004915100000000",
			"+49015100000000",
			"+4915100000000",
			"+49 (0)151 / 000-00000",
		]) {
			const { body } = await karla.put({ phone_number });
			expect(body.data).toMatchObject({ phone_number: "+4915100000000", is_pin_authenticated: 1 });
		}
		expect((await karla.put({ phone_number: "+4915100000001" })).body.data.is_pin_authenticated).toBe(0);
		expect((await karla.put({ phone_number: "+4915100000000" })).body.data.is_pin_authenticated).toBe(0);
	});

	test("MEM-18 MEM-19 MEM-26 wrong values are named like those of the registration", async () => {
		const { status, body } = await karla.put({
			name: "",
			street_suffix: "123456",
			postcode: "123456",
			phone_number: "+43123",
			date_of_birth: "1980-03-05",
			password: "kurz",
			title: "Dr.",
		});
		expect([status, body.message]).toEqual([422, "Bitte prüfe deine Angaben."]);
		expect(Object.keys(body.validation_errors).sort()).toEqual([
			"date_of_birth",
			"name",
			"password",
			"password_repeat",
			"phone_number",
			"postcode",
			"street_suffix",
			"title",
		]);
	});
});

describe("bank data", () => {
	const bank = { bank: "Musterbank", bank_account_owner: "Karla Lindner", iban: IBAN, swift_bic_number: "BYLADEM1001" };

	test("are stored encrypted, answered masked, kept when the mask comes back, and cleared when empty", async () => {
		const { body } = await karla.put(bank);
		expect(body.data).toMatchObject({ ...bank, iban: "DE** **** **** **** **20 51" });
		const [{ bank_data }] = (
			await tests.api.database.pool.query("select bank_data from members where id = $1", [karla.id])
		).rows;
		expect(bank_data.toString("latin1")).not.toMatch(/2020|Muster|Karla/);
		expect(await tests.api.app.services.members.bankDataOf(karla.id)).toEqual({
			...bank,
			iban: IBAN.replace(/ /g, ""),
		});

		await karla.put({ bank: "Andere Bank" });
		expect(await tests.api.app.services.members.bankDataOf(karla.id)).toMatchObject({
			bank: "Andere Bank",
			iban: IBAN.replace(/ /g, ""),
		});
		const { iban: _, ...without } = await karla.profile();
		await tests.ask("PUT", `/user/${karla.id}`, { body: without, token: karla.token });
		expect((await tests.api.app.services.members.bankDataOf(karla.id)).iban).toBe(IBAN.replace(/ /g, ""));

		await karla.put({ bank: "", bank_account_owner: null, iban: "", swift_bic_number: "" });
		expect(
			(await tests.api.database.pool.query("select bank_data from members where id = $1", [karla.id])).rows,
		).toEqual([{ bank_data: null }]);
	});

	test("sealed with a key that is gone they count as not given, and the profile still answers", async () => {
		await karla.put(bank);
		await tests.api.database.pool.query(
			"update members set bank_data = decode(repeat('00', 60), 'hex') where id = $1",
			[karla.id],
		);
		expect(await karla.profile()).toMatchObject({ name: "Karla Lindner", iban: null, bank: null });
		expect((await karla.put(bank)).body.data.bank).toBe("Musterbank");
	});

	test.each([
		[{ iban: "DE02120300000000202052" }, "iban"],
		[{ iban: "DE** **** **** **** **99 99" }, "iban"],
		[{ iban: "US12345678901234567890" }, "iban"],
		[{ swift_bic_number: "X" }, "swift_bic_number"],
	])("wrong ones are refused: %j", async (given, field) => {
		const { status, body } = await karla.put(given);
		expect([status, Object.keys(body.validation_errors)]).toEqual([422, [field]]);
		expect((await karla.profile()).iban).toBe(null);
	});
});
