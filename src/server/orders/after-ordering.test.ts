import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import type { Course, PurchasedCourse } from "#contract/courses.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openShop } from "#tests/support/house.ts";
import { BANK, METHOD, type shop } from "#tests/support/shop.ts";

const NOW = new Date("2026-11-15T17:02:00Z");
const DAY_MS = 24 * 3600_000;
let now = NOW;
let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];
const course = (index: number) => courses[index] as Course & { price: number };

beforeAll(async () => {
	({ api, at, courses } = await openShop({ clock: () => now }));
});
afterAll(() => api.close());

/** A guest with two courses on invoice. */
async function ordered(email: string) {
	const { guest, basket } = await at.confirmedGuest(course(0), course(1));
	const idempotency_key = `key-of-${basket.id}`;
	const body = { payment_method_id: METHOD.invoice, email, title: "Frau", company: "Chor e. V.", idempotency_key };
	const { data } = (await guest.checkout<PlacedOrder>(basket.id, body)).body;
	const look = async () => (await guest.send<Order>("GET", `/order/${data.token}`)).body.data;
	return { guest, basket, data, look };
}

test("the order tells its courses, the address, the sum and when it is due; films open once the confirmation has left", async () => {
	const { guest, data, look } = await ordered("clara@vsz.example");
	const waiting = await look();
	expect(waiting).toMatchObject({
		number: expect.stringMatching(/^VSZ-2026-\d{6}-[A-Z2-9]{4}$/),
		email: "clara@vsz.example",
		due_on: "2026-11-29",
		access: { state: "unlocking", until: "2026-11-16T18:02:00+01:00" },
	});
	expect(waiting.number).toBe(data.number);
	for (const { product, watch_path } of waiting.products) {
		const { image, duration } = courses.find(({ id }) => id === product.id) as Course;
		expect([product.image, product.duration, watch_path]).toEqual([image, duration, null]);
	}
	await at.mailsTo("clara@vsz.example");
	const open = await look();
	expect(open.access?.state).toBe("open");
	for (const { product, watch_path } of open.products) {
		const path = String(watch_path).replace("/produkt/", "/online_seminar/");
		const film = await guest.send<PurchasedCourse>("GET", path);
		expect([film.status, film.body.data.id]).toEqual([200, product.id]);
	}
	now = new Date(NOW.getTime() + DAY_MS);
	const over = await look();
	expect([over.access?.state, over.products.map(({ watch_path }) => watch_path)]).toEqual(["over", [null, null]]);
	now = NOW;
});

test("an order that waits for its payment opens nothing, one of a member leads to Mein VSZ", async () => {
	const guest = at.person();
	const basket = await guest.basketWith(course(0));
	const { data } = (await guest.checkout<PlacedOrder>(basket.id, { payment_method_id: METHOD.paypal })).body;
	const unpaid = (await guest.send<Order>("GET", `/order/${data.token}`)).body.data;
	expect([unpaid.state, unpaid.access, unpaid.products[0]?.watch_path]).toEqual(["awaiting_payment", null, null]);

	const member = await at.loggedIn("kundin@vsz.example");
	const own = await member.basketWith(course(2));
	const placed = await member.checkout<PlacedOrder>(own.id, { payment_method_id: METHOD.invoice });
	await at.mails();
	const seen = (await member.send<Order>("GET", `/order/${placed.body.data.token}`)).body.data;
	expect(seen.products.map(({ watch_path }) => watch_path)).toEqual([`/mein-vsz/produkte/${course(2).id}`]);
});

test("the key is told to whoever has ordered, not to whoever only knows the basket", async () => {
	const { guest, basket, data } = await ordered("einmal@vsz.example");
	const repeat = async (idempotency_key: string) =>
		(await guest.checkout<PlacedOrder>(basket.id, { payment_method_id: METHOD.invoice, idempotency_key })).body.data;
	expect((await repeat(`key-of-${basket.id}`)).token).toBe(data.token);
	const { number, token } = await repeat("a-key-that-somebody-guessed");
	expect([number, token]).toEqual([data.number, undefined]);
});

test("an account comes of the order with a password alone; the answer is the same for a known address", async () => {
	const email = "neu-dabei@vsz.example";
	const { guest, data } = await ordered(email);
	await at.mails();
	const register = (password: string, token = data.token) =>
		guest.send("POST", `/order/${token}/account`, { password });
	const short = await register("kurz");
	expect([short.status, short.body.validation_errors]).toEqual([422, { password: ["Passwort: Passwort ist zu kurz"] }]);
	const first = await register("Regenbogen-Kanne-7");
	expect([first.status, first.body.data]).toEqual([
		201,
		{ name: "Gesine Gast", email, confirm_until: "2026-11-29T18:02:00+01:00" },
	]);
	expect((await at.mailsTo(email)).map(({ subject }) => subject)).toEqual(["Dein Konto bei Mein VSZ"]);
	const { rows } = await api.database.pool.query("select * from members where email = $1", [email]);
	expect(rows[0]).toMatchObject({ title: "Frau", company: "Chor e. V.", city: "Dresden", email_confirmed_at: null });
	const again = await register("Regenbogen-Kanne-9");
	expect([again.status, again.body]).toEqual([first.status, first.body]);
	expect((await at.mailsTo(email)).map(({ subject }) => subject)).toEqual(["Es gibt schon ein Konto"]);
	expect((await register("Regenbogen-Kanne-7", "x".repeat(43))).status).toBe(404);
});

test("API-31 what is missing is named all at once, the way to pay too; not where nothing is to be paid", async () => {
	const guest = at.person();
	const basket = await guest.basketWith(course(0));
	const { body } = await guest.send("POST", `/basket/${basket.id}/checkout`, {});
	const PERSON = ["city", "email", "name", "postcode", "street_address", "street_suffix"];
	expect(Object.keys(body.validation_errors ?? {}).sort()).toEqual([...PERSON, "payment_method_id"].sort());
	expect(body.validation_errors?.payment_method_id).toEqual(["Zahlungsart: Bitte ausfüllen"]);
	const free = await guest.send("POST", `/basket/${basket.id}/checkout`, { total_with_tax: 0 });
	expect(Object.keys(free.body.validation_errors ?? {}).sort()).toEqual(PERSON);
});

test("DEBIT-02 a mandate is kept with its reference, its moment and the version of its words", async () => {
	const member = await at.loggedIn("kundin@vsz.example");
	const basket = await member.basketWith(course(0));
	const body = { payment_method_id: METHOD.directDebit, ...BANK, accept_mandate: true };
	const { data } = (await member.checkout<PlacedOrder>(basket.id, body)).body;
	const { rows } = await api.database.pool.query("select * from orders where number = $1", [data.number]);
	expect(rows[0]).toMatchObject({
		mandate_reference: data.number,
		mandate_given_at: NOW,
		consent_text_version: "2026-11",
	});
});
