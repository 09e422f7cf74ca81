import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { createServices } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import type { Member } from "#server/http/call.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { createSecrets } from "./service.ts";

const [OLD, NEW] = ["a".repeat(40), "b".repeat(40)];
const PLACE = { address: "127.0.0.1", browser: "Firefox unter Linux" };
const EMAIL = "mitglied@vsz.example";
let api: TestApp;
let samples: Samples;
let viewer: Member;
/** The link of an order that still waits for its payment. */
let unpaid: string;

beforeAll(async () => {
	api = await createTestApp({ env: { SECRET_KEY: OLD, TRUST_PROXY: "1" } });
	samples = await makeSamples(api, EMAIL);
	const at = shop(api);
	const guest = at.person();
	const [course] = await at.pricedCourses();
	const basket = await guest.basketWith(course as { id: number });
	const { body } = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.paypal });
	unpaid = await api.app.services.secrets.linkToken("order", body.data.number);
	const { rows } = await api.database.pool.query("select id from members where email = $1", [EMAIL]);
	viewer = { kind: "member", id: rows[0].id, token: Buffer.alloc(0), ...PLACE };
});
afterAll(() => api.close());

/** The same database, by a process that was started with another key. */
function startedWith(env: Record<string, string>) {
	const { database, outbox } = api;
	const config = { ...readConfig(env), dataDir: api.config.dataDir };
	const secrets = createSecrets({ db: database.db, config });
	return createServices({ config, database, clock: () => new Date(), secrets, outbox });
}
const rotated = () => startedWith({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });

test("after a change of key the links in letters work, and pages and letters name the same ones", async () => {
	const { members, orders, signUps, waitingList, donations } = rotated();
	expect((await signUps.get(samples.booking)).number).toMatch(/^B-/);
	expect((await members.bookings(viewer)).data.map(({ path }) => path)).toContain(paths.booking(samples.booking));
	const { payment_path } = await orders.byToken(unpaid);
	expect(payment_path).toBe(paths.orderPayment(unpaid));
	expect((await donations.state(samples.donation)).state).toBe("open");
	await donations.payAgain(samples.donation);
	const { rows } = await api.database.pool.query("select return_url from test_payments order by created_at desc");
	expect(rows.some(({ return_url }) => return_url.endsWith(samples.donation))).toBe(true);
	expect((await waitingList.get(samples.waiting)).state).toBe("waiting");
});

test("who joins the waiting list again after a change of key keeps the link of the first letter", async () => {
	const { rows } = await api.database.pool.query(
		"select w.seminar_date_id, d.seminar_id from waiting_list w join seminar_dates d on d.id = w.seminar_date_id where w.email = $1",
		[EMAIL],
	);
	const read = mailbox(api);
	await read();
	const { waitingList } = rotated();
	await waitingList.join(
		{
			presence_seminar_id: rows[0].seminar_id,
			presence_seminar_date_id: rows[0].seminar_date_id,
			name: "Ada",
			email: EMAIL,
			number_of_persons: 1,
		},
		"127.0.0.9",
	);
	expect((await read()).map(({ text }) => text).join()).toContain(paths.waitingEntry(samples.waiting));
	expect((await waitingList.get(samples.waiting)).state).toBe("waiting");
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
