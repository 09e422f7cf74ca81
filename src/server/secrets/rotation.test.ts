import { getTableName } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Paged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { WaitingRequest } from "#contract/waiting-list.ts";
import { readConfig } from "#server/config.ts";
import { createServices } from "#server/services.ts";
import { hashToken } from "#server/tokens.ts";
import type { Member } from "#server/viewer.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { colleague, STAFF_PASSWORD, staffAccount } from "#tests/support/staff.ts";
import { SEALED } from "./sealed-store.ts";
import { createSecrets } from "./service.ts";

const [OLD, NEW] = ["a".repeat(40), "b".repeat(40)];
const PLACE = { address: "127.0.0.1", browser: "Firefox unter Linux" };
const EMAIL = "mitglied@vsz.example";
const ADDRESS = PLACE.address;
let api: TestApp;
let viewer: Member;
/** The links in the letters of before. */
let links: { booking: string; waiting: string; donation: string; unpaidOrder: string };
let full: WaitingRequest;

beforeAll(async () => {
	api = await createTestApp({ env: { SECRET_KEY: OLD, TRUST_PROXY: "1" } });
	const { pool } = api.database;
	const { signUps, waitingList, donations, secrets } = api.app.services;
	const { rows } = await pool.query("select id from members where email = $1", [EMAIL]);
	viewer = { kind: "member", id: rows[0].id, token: Buffer.alloc(0), ...PLACE };

	const date = await openDate(api.get, "free");
	const { number } = await signUps.create(signUpFor(date, { email: EMAIL }), ADDRESS);
	full = await fullDate();
	await waitingList.join(full, ADDRESS);
	await donations.pay({ amount: 10, rhythm: "one_off", payment_method_id: METHOD.paypal }, ADDRESS);
	const [entry] = (await pool.query("select id from waiting_list where email = $1", [EMAIL])).rows;
	const [donation] = (await pool.query("select reference from donations")).rows;
	links = {
		booking: await secrets.linkToken("booking", number),
		waiting: await secrets.linkToken("waiting", String(entry.id)),
		donation: await secrets.linkToken("donation", donation.reference),
		unpaidOrder: await secrets.linkToken("order", await unpaidOrder()),
	};
});
afterAll(() => api.close());

async function fullDate(): Promise<WaitingRequest> {
	const { data } = (await api.get("/api/v1/presence_seminar?upcoming=1")).body as Paged<Seminar>;
	const found = data.find(({ fully_booked, cancelled }) => fully_booked && !cancelled);
	if (!found?.presence_seminar_date_id) throw new Error("no full date");
	const { id, presence_seminar_date_id } = found;
	return { presence_seminar_id: id, presence_seminar_date_id, name: "Ada", email: EMAIL, number_of_persons: 1 };
}

/** The number of an order that waits for its payment. */
async function unpaidOrder(): Promise<string> {
	const at = shop(api);
	const guest = at.person();
	const [course] = await at.pricedCourses();
	const basket = await guest.basketWith(course as { id: number });
	const { body } = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.paypal });
	return body.data.number;
}

/** The same database, by a process that was started with another key. */
function startedWith(env: Record<string, string>) {
	const { database, outbox } = api;
	const { settings, legalTexts } = api.app.services;
	const config = { ...readConfig(env), dataDir: api.config.dataDir };
	const secrets = createSecrets({ db: database.db, config });
	return createServices({
		config,
		settings,
		legalTexts,
		database,
		clock: () => new Date(),
		secrets,
		outbox,
	});
}
const rotated = () => startedWith({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });

test("after a change of key the links in letters work, and pages name the same ones", async () => {
	const { members, orders, signUps, waitingList, donations } = rotated();
	expect((await signUps.get(links.booking)).number).toMatch(/^B-/);
	expect((await members.bookings(viewer)).data.map(({ path }) => path)).toContain(paths.booking(links.booking));
	const { payment_path } = await orders.byToken(links.unpaidOrder);
	expect(payment_path).toBe(paths.orderPayment(links.unpaidOrder));
	expect((await donations.state(links.donation)).state).toBe("open");
	expect((await waitingList.get(links.waiting)).state).toBe("waiting");
});

test("who joins the waiting list again after a change of key keeps the link of the first letter", async () => {
	const read = mailbox(api);
	await read();
	const { waitingList } = rotated();
	await waitingList.join(full, ADDRESS);
	expect((await read()).map(({ text }) => text).join()).toContain(paths.waitingEntry(links.waiting));
	expect((await waitingList.get(links.waiting)).state).toBe("waiting");
});

test("bank data of an older key are written anew; what nobody can read stays, and what was changed meanwhile too", async () => {
	const { secrets: old } = startedWith({ SECRET_KEY: OLD });
	const { secrets: foreign } = startedWith({ SECRET_KEY: "c".repeat(40) });
	const { secrets, resealing } = rotated();
	const { pool } = api.database;
	const value = { iban: "DE02120300000000202051" };
	const unreadable = await foreign.encrypt(value);
	const current = await secrets.encrypt(value);
	const [first, second] = (await pool.query("select id from members order by id")).rows;
	const [one, two] = (await pool.query("select id from orders order by id")).rows;
	const put = (table: string, id: number, sealed: Buffer) =>
		pool.query(`update ${table} set bank_data = $1 where id = $2`, [sealed, id]);
	await put("members", first.id, await old.encrypt(value));
	await put("members", second.id, unreadable);
	await put("orders", one.id, await old.encrypt(value));
	await put("orders", two.id, current);

	await resealing.reseal();
	const sealedIn = async (table: string, id: number): Promise<Buffer> =>
		(await pool.query(`select bank_data from ${table} where id = $1`, [id])).rows[0].bank_data;
	const withNewKeyAlone = startedWith({ SECRET_KEY: NEW }).secrets;
	expect(await withNewKeyAlone.decrypt(await sealedIn("members", first.id))).toEqual(value);
	expect(await withNewKeyAlone.decrypt(await sealedIn("orders", one.id))).toEqual(value);
	expect((await sealedIn("members", second.id)).equals(unreadable)).toBe(true);
	expect((await sealedIn("orders", two.id)).equals(current)).toBe(true);
});

test("the app with codes of a colleague works on after a change of key, and with the new key alone once it was written anew", async () => {
	const { id } = await staffAccount(api, "codes", ["office"]);
	const person = colleague(id, "office");
	const { secret } = await startedWith({ SECRET_KEY: OLD }).enrolment.totpSecret(person);
	const codeAt = (ms: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
	await startedWith({ SECRET_KEY: OLD }).enrolment.confirmTotp(person, codeAt(Date.now() - 30_000));
	const enter = async (services: ReturnType<typeof startedWith>, code: string) => {
		const { cookie } = await services.staffLogin.logIn(
			{ email: "codes@vsz.example", password: STAFF_PASSWORD, device: undefined },
			{ kind: "guest", ...PLACE },
		);
		const half = { kind: "entering", id, roles: person.roles, token: hashToken(cookie ?? ""), ...PLACE } as const;
		return (await services.staffLogin.withCode({ ...half, owes: "second_factor" }, code)).answer.data.step;
	};
	expect(await enter(rotated(), codeAt(Date.now()))).toBe("in");
	const withNewKeyAlone = startedWith({ SECRET_KEY: NEW });
	const next = codeAt(Date.now() + 30_000);
	await expect(enter(withNewKeyAlone, next)).rejects.toMatchObject({ body: { code: "code_wrong" } });
	await rotated().resealing.reseal();
	expect(await enter(withNewKeyAlone, next)).toBe("in");
});

test("every column that holds sealed bytes is among those that are written anew", async () => {
	const { rows } = await api.database.pool.query<{ column: string }>(
		"select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'public' and data_type = 'bytea' and column_name !~ 'hash$' order by 1",
	);
	// The public half of a passkey is no secret; what the tax adviser gets says what invoices say, and a bank's file, until it
	// is read, what bookings say.
	const open = ["staff_passkeys.public_key", "datev_documents.content", "datev_exports.batch", "bank_files.content"];
	const written = SEALED.map(({ table, name }) => `${getTableName(table)}.${name}`);
	expect(rows.map(({ column }) => column)).toEqual([...written, ...open].sort());
});
