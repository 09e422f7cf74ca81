import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { BANK, CHECKOUT, METHOD, shop } from "#tests/support/shop.ts";

/** Whoever asks for what belongs to somebody else, with an id that is guessed, seen or old. */

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let at: ReturnType<typeof shop>;
type Person = ReturnType<ReturnType<typeof shop>["person"]>;
let strangers: Record<"guest" | "member B" | "staff", Person>;
let owner: Person;
let basket: { id: string; line: string };
let order: Order & { token: string };
let film: { id: number; token: string; path: string };
let newCourse: number;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	at = shop(api);
	await at.mails();
	owner = await at.loggedIn("kundin@vsz.example");
	strangers = {
		guest: at.person(),
		"member B": await at.loggedIn("mitglied@vsz.example"),
		staff: await at.loggedIn("verwaltung@vsz.example", "staff"),
	};
	const courses = await at.pricedCourses();
	const [, , third, fourth, fifth] = courses as [Course, Course, Course, Course, Course];
	newCourse = fifth.id;
	const ordered = await owner.basketWith(third);
	const checkout = { payment_method_id: METHOD.invoice, email: "kundin@vsz.example" };
	const { body } = await owner.checkout<PlacedOrder>(ordered.id, checkout);
	const token = await api.app.services.secrets.linkToken("order", body.data.number);
	order = { ...(await owner.send<Order>("GET", `/order/${token}`)).body.data, token };
	await at.mails();
	film = {
		id: third.id,
		token: await api.app.services.access.tokenFor(body.data.number, third.id),
		path: (await owner.send<Course>("GET", `/online_seminar/${third.id}`)).body.data.video.path ?? "",
	};
	const open = await owner.basketWith(fourth);
	basket = { id: open.id, line: open.products[0]?.id ?? "" };
});
afterAll(() => api.close());

const CALLS = {
	"GET basket": () => ["GET", `/basket/${basket.id}`],
	"PUT basket": () => ["PUT", `/basket/${basket.id}`],
	"POST product": () => ["POST", `/basket/${basket.id}/product`, { product_id: newCourse }],
	"DELETE product": () => ["DELETE", `/basket/${basket.id}/product/${basket.line}`],
	"PUT voucher": () => ["PUT", `/basket_product/${basket.line}/voucher/WILLKOMMEN10`],
	"DELETE voucher": () => ["DELETE", `/basket_product/${basket.line}/voucher`],
	"POST checkout": () => [
		"POST",
		`/basket/${basket.id}/checkout`,
		{ ...CHECKOUT, ...BANK, payment_method_id: METHOD.paypal },
	],
	"PUT checkout": () => [
		"PUT",
		`/basket/${basket.id}/checkout`,
		{ ...CHECKOUT, ...BANK, payment_method_id: METHOD.paypal },
	],
	"POST checkout again": () => ["POST", `/basket/${order.number}/checkout`, { ...CHECKOUT }],
	"POST PIN": () => ["POST", "/pin_authenticate", { phone_number: "015112345678", basket_id: basket.id }],
	"GET document": () => ["GET", `/user/order/document/${order.documents[0]?.id}`],
	"GET document by a guessed key": () => ["GET", `/order/${"x".repeat(43)}/document/${order.documents[0]?.id}`],
	"GET order by its number": () => ["GET", `/order/${order.number}`],
	"GET order by a guessed key": () => ["GET", `/order/${"x".repeat(43)}`],
	"POST payment by a guessed key": () => ["POST", `/order/${"x".repeat(43)}/payment`, {}],
	"POST withdrawal": () => ["POST", `/office/order/${order.number}/withdrawal`],
	"POST own withdrawal": () => ["POST", `/user/order/${order.number}/withdrawal`],
	"POST withdrawal of the order by its number": () => ["POST", `/withdrawal/order/${order.number}`],
	"POST withdrawal by a guessed key": () => ["POST", `/withdrawal/${"x".repeat(43)}`],
	"GET film by a guessed key": () => ["GET", `/online_seminar/${film.id}/${"x".repeat(43)}`],
	"GET film of another course": () => ["GET", `/online_seminar/${newCourse}/${film.token}`],
} satisfies Record<string, () => [string, string, object?]>;

/** What each stranger gets; all others 404, because nothing tells that it exists. */
const EXCEPTIONS: Partial<Record<string, number>> = {
	"guest PUT basket": 401,
	"staff PUT basket": 401,
	"guest GET document": 401,
	"staff GET document": 401,
	"guest POST withdrawal": 401,
	"member B POST withdrawal": 401,
	"guest POST own withdrawal": 401,
	"staff POST own withdrawal": 401,
	"member B POST PIN": 200,
};

const cases = (["guest", "member B", "staff"] as const).flatMap((who) =>
	Object.keys(CALLS)
		// Staff may withdraw any order; that is their work.
		.filter((call) => !(who === "staff" && call === "POST withdrawal"))
		.map((call) => [who, call as keyof typeof CALLS, EXCEPTIONS[`${who} ${call}`] ?? 404] as const),
);

describe("SEC-09 8.2.1 what belongs to member A", () => {
	test.each(cases)("%s, %s: %i", async (who, call, expected) => {
		const before = await owner.send("GET", `/basket/${basket.id}`);
		const [method, path, payload] = CALLS[call]() as ["GET", string, object | undefined];
		expect((await strangers[who].send(method, path, payload)).status).toBe(expected);
		expect((await owner.send("GET", `/basket/${basket.id}`)).body).toEqual(before.body);
	});

	test("member B gets a PIN for the own phone, and the basket of A stays as it was", async () => {
		const { body } = await owner.send<{ is_pin_authenticated: number }>("GET", `/basket/${basket.id}`);
		expect(body.data.is_pin_authenticated).toBe(1);
		const { rows } = await api.database.pool.query("select 1 from pins where basket_id = $1", [basket.id]);
		expect(rows).toEqual([]);
	});

	test("the lists of member B are empty of it", async () => {
		const { body } = await strangers["member B"].send<Order[]>("GET", "/user/order");
		expect(body.data.map(({ number }) => number)).not.toContain(order.number);
		const videos = await strangers["member B"].send<unknown[]>("GET", "/user/video");
		expect(videos.body.data).toEqual([]);
	});

	test("A sees it all", async () => {
		const pdf = await owner.send("GET", `/user/order/document/${order.documents[0]?.id}`);
		expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
		const { body } = await owner.send<Order[]>("GET", "/user/order");
		const own = body.data.find(({ number }) => number === order.number);
		expect(own?.documents[0]?.path).toBe(`/api/v1/user/order/document/${order.documents[0]?.id}`);
	});
});

describe("SEC-13 SEC-14 the film", () => {
	const status = async (url: string) => (await api.fastify.inject(url)).statusCode;

	test("answers only to the signature of this file and this time", async () => {
		const url = new URL(film.path, "http://x");
		expect(await status(film.path)).toBe(200);
		expect(await status(url.pathname)).toBe(403);
		const expires = Number(url.searchParams.get("expires"));
		for (const [key, value] of [
			["expires", String(expires + 3600)],
			["signature", "A".repeat(43)],
			["signature", ""],
		] as const) {
			const forged = new URL(url);
			forged.searchParams.set(key, value);
			expect([key, await status(forged.pathname + forged.search)]).toEqual([key, 403]);
		}
		const other = film.path.replace(/video\/(\d+)/, (_, id) => `video/${Number(id) + 1}`);
		expect(await status(other)).toBe(403);
	});

	test("a signature and a key that are old are gone, and nothing else opens the film", async () => {
		now = new Date(now.getTime() + 20 * 60_000);
		expect(await status(film.path)).toBe(410);
		expect((await strangers.guest.send("GET", `/online_seminar/${film.id}/${film.token}`)).status).toBe(200);
		now = new Date(now.getTime() + 24 * 3600_000);
		expect((await owner.send("GET", `/online_seminar/${film.id}/${film.token}`)).status).toBe(410);
		const { body } = await owner.send<Course>("GET", `/online_seminar/${film.id}`);
		expect(body.data.video.path).toBeNull();
	});
});
