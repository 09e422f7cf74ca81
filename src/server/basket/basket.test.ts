import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Basket } from "#contract/basket.ts";
import { BASKET_LIFETIME_MS } from "#contract/constants.ts";
import type { Course } from "#contract/courses.ts";
import type { Paged } from "#contract/paging.ts";
import type { TestApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openShop } from "#tests/support/house.ts";
import type { shop } from "#tests/support/shop.ts";
import { presentTotals, settle, totalOf } from "./rules.ts";
import type { LineRow } from "./store.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let now = NOW;
const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];
const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

beforeAll(async () => {
	({ api, at, courses } = await openShop({ clock: () => now }));
});
afterAll(() => api.close());
const course = (index: number) => courses[index] as Course & { price: number };
/** The line of a course: with a clock that stands still, lines have no sequence. */
const lineOf = (basket: Basket, index = 0) =>
	basket.products.find(({ product }) => product.id === course(index).id)?.id ?? "";
const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

describe("a basket", () => {
	test("API-25 SEC-08 is new for every guest, with an id nobody guesses", async () => {
		const [one, two] = [await at.person().openBasket(), await at.person().openBasket()];
		expect(one.id).toMatch(UUID_V4);
		expect(one.id).not.toBe(two.id);
		expect(one).toMatchObject({ products: [], total_with_tax: 0, is_pin_authenticated: 0 });
	});

	test("API-26 API-27 CART-20 names its lines with product, voucher and totals before and after it", async () => {
		const guest = at.person();
		const { id } = await guest.openBasket();
		const added = await guest.add(id, course(0).id);
		expect(added.status).toBe(201);
		const { body } = await guest.send<Basket>("GET", `/basket/${id}`);
		expect(body.data).toEqual(added.body.data);
		const [line] = body.data.products;
		expect(line?.id).toMatch(UUID_V4);
		expect(line).toMatchObject({
			product: { id: course(0).id, slug: course(0).slug, topic: course(0).topic, image: course(0).image },
			voucher: null,
			total_with_tax: course(0).price,
			original_total_with_tax: course(0).price,
		});
		const redeemed = await guest.send<Basket>("PUT", `/basket_product/${line?.id}/voucher/EHRENAMT50`);
		const [reduced] = redeemed.body.data.products;
		expect(reduced).toMatchObject({
			voucher: { code: "EHRENAMT50", batch: { discount: 50 } },
			original_total_with_tax: course(0).price,
			total_with_tax: Math.round(course(0).price * 50) / 100,
		});
		expect(redeemed.body.data.total_with_tax).toBe(reduced?.total_with_tax);
	});

	test("CART-08 takes a course once, CART-09 and neither a free nor an inactive nor an unknown one", async () => {
		const guest = at.person();
		const { id } = await guest.basketWith(course(0));
		const again = await guest.add(id, course(0).id);
		expect([again.status, again.body.message]).toEqual([422, "Dieser Videokurs liegt schon im Warenkorb."]);
		const { data } = (await api.get("/api/v1/online_seminar")).body as Paged<Course>;
		const free = data.find(({ price, is_active }) => price === null && is_active);
		const inactive = data.find(({ is_active }) => !is_active);
		for (const product_id of [free?.id, inactive?.id, 999_999]) {
			const { status, body } = await guest.add(id, Number(product_id));
			expect([status, body.message]).toEqual([422, "Dieser Videokurs ist zurzeit nicht zu kaufen."]);
		}
		const two = await Promise.all([guest.add(id, course(1).id), guest.add(id, course(1).id)]);
		expect(two.map(({ status }) => status).sort()).toEqual([201, 422]);
	});

	test("that somebody else changes just then gets its line afterwards and lives on from there; one that is ordered gets none", async () => {
		const guest = at.person();
		const { id } = await guest.basketWith(course(0));
		const holder = await api.database.pool.connect();
		onTestFinished(() => holder.release());
		const addWhile = async (change: string, index: number) => {
			await holder.query("begin");
			await holder.query(`update baskets set ${change} where id = $1`, [id]);
			const adding = guest.add(id, course(index).id);
			await eventually(async () => {
				const { rows } = await query(
					"select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
				);
				expect(rows).toHaveLength(1);
			});
			await holder.query("commit");
			return (await adding).status;
		};
		const state = async () =>
			(
				await query(
					"select expires_at, (select count(*)::int from basket_lines where basket_id = b.id) as lines from baskets b where id = $1",
					[id],
				)
			).rows[0];
		later(1000);
		expect(await addWhile("expires_at = expires_at + interval '1 second'", 1)).toBe(201);
		expect(await state()).toEqual({ lines: 2, expires_at: new Date(now.getTime() + BASKET_LIFETIME_MS) });
		expect(await addWhile("ordered_at = now()", 2)).toBe(404);
		expect(await state()).toMatchObject({ lines: 2 });
		now = NOW;
	});

	test("API-29 gives a line back by the id of the line", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0), course(1));
		const { status, body } = await guest.send<Basket>("DELETE", `/basket/${basket.id}/product/${lineOf(basket)}`);
		expect([status, body.data.products.map(({ product }) => product.id)]).toEqual([200, [course(1).id]]);
		expect((await guest.send("DELETE", `/basket/${basket.id}/product/${lineOf(basket)}`)).status).toBe(404);
	});

	test("CART-07 CONST-01 lives four hours from its last change, to the second", async () => {
		const guest = at.person();
		const { id } = await guest.basketWith(course(0));
		later(BASKET_LIFETIME_MS - 1000);
		expect((await guest.send("GET", `/basket/${id}`)).status).toBe(200);
		expect((await guest.add(id, course(1).id)).status).toBe(201);
		later(BASKET_LIFETIME_MS - 1000);
		expect((await guest.send("GET", `/basket/${id}`)).status).toBe(200);
		later(1000);
		expect((await guest.send("GET", `/basket/${id}`)).status).toBe(404);
		expect((await guest.add(id, course(2).id)).status).toBe(404);
		now = NOW;
	});

	test("follows the price of the course and loses what can no longer be bought", async () => {
		const guest = at.person();
		const { id } = await guest.basketWith(course(2), course(3));
		await query("update courses set price_cents = 1234 where id = $1", [course(2).id]);
		await query("update courses set is_active = false where id = $1", [course(3).id]);
		const { body } = await guest.send<Basket>("GET", `/basket/${id}`);
		expect(body.data.products.map(({ product, total_with_tax }) => [product.id, total_with_tax])).toEqual([
			[course(2).id, 12.34],
		]);
		await query("update courses set price_cents = $2 where id = $1", [course(2).id, Math.round(course(2).price * 100)]);
		await query("update courses set is_active = true where id = $1", [course(3).id]);
	});

	test("is gone two days after its last change when nobody ordered it", async () => {
		const guest = at.person();
		const { id } = await guest.basketWith(course(0));
		const rows = async () => (await query("select 1 from baskets where id = $1", [id])).rowCount;
		later(47 * 3600_000);
		await api.app.services.baskets.purge();
		expect(await rows()).toBe(1);
		later(3600_000 + 1000);
		await api.app.services.baskets.purge();
		expect(await rows()).toBe(0);
		now = NOW;
	});

	test("is not created without end by one address", async () => {
		const guest = at.person();
		const answers = await Promise.all(Array.from({ length: 121 }, () => guest.send("GET", "/basket")));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
		expect((await at.person().send("GET", "/basket")).status).toBe(200);
	});
});

describe("vouchers in the basket", () => {
	test("API-30 CART-12 lower their own line, are replaced by another code and can be removed", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0), course(1));
		const use = (code: string) => guest.send<Basket>("PUT", `/basket_product/${lineOf(basket)}/voucher/${code}`);
		const discounts = ({ products }: Basket) =>
			[course(0), course(1)].map(
				({ id }) => products.find(({ product }) => product.id === id)?.voucher?.batch.discount ?? 0,
			);
		expect(discounts((await use("willkommen10")).body.data)).toEqual([10, 0]);
		expect(discounts((await use("FREI100")).body.data)).toEqual([100, 0]);
		expect((await use("FREI100")).body.data.total_with_tax).toBe(course(1).price);
		const removed = await guest.send<Basket>("DELETE", `/basket_product/${lineOf(basket)}/voucher`);
		expect(discounts(removed.body.data)).toEqual([0, 0]);
	});

	test.each([
		["ABGELAUFEN", 422, "Dieser Gutschein ist abgelaufen."],
		["VERBRAUCHT", 422, "Dieser Gutschein ist bereits eingelöst."],
		["GIBTESNICHT", 404, "Diesen Gutschein kennen wir nicht."],
	])("API-30 %s is refused with its reason, and the line keeps what it had", async (code, status, message) => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0));
		await guest.send("PUT", `/basket_product/${lineOf(basket)}/voucher/EHRENAMT50`);
		const answer = await guest.send<Basket>("PUT", `/basket_product/${lineOf(basket)}/voucher/${code}`);
		expect([answer.status, answer.body.message]).toEqual([status, message]);
		const { body } = await guest.send<Basket>("GET", `/basket/${basket.id}`);
		expect(body.data.products[0]?.voucher?.code).toBe("EHRENAMT50");
	});

	test("a code with one use left is promised to one line of a basket", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0), course(1));
		const use = (index: number) =>
			guest.send<Basket>("PUT", `/basket_product/${lineOf(basket, index)}/voucher/EINMALIG`);
		expect((await use(0)).status).toBe(200);
		expect((await use(0)).status).toBe(200);
		expect((await use(1)).body.message).toBe("Dieser Gutschein ist bereits eingelöst.");
	});

	test("a code that is used up meanwhile leaves the line at its full price", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0));
		await guest.send("PUT", `/basket_product/${lineOf(basket)}/voucher/EINMALIG`);
		await query("update vouchers set used_count = 1 where code = 'EINMALIG'");
		const { body } = await guest.send<Basket>("GET", `/basket/${basket.id}`);
		expect(body.data.products[0]).toMatchObject({ voucher: null, total_with_tax: course(0).price });
		await query("update vouchers set used_count = 0 where code = 'EINMALIG'");
	});

	test("codes cannot be guessed: after sixty tries, here or at a seminar, an address has to wait", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0));
		const statuses = [];
		for (let index = 0; index < 30; index += 1) {
			statuses.push((await guest.send("PUT", `/basket_product/${lineOf(basket)}/voucher/RATEN${index}`)).status);
			statuses.push((await guest.send("GET", `/voucher/RATEN${index}/check`)).status);
		}
		expect(new Set(statuses)).toEqual(new Set([404]));
		expect((await guest.send("GET", "/voucher/EHRENAMT50/check")).status).toBe(429);
		expect((await guest.send("PUT", `/basket_product/${lineOf(basket)}/voucher/EHRENAMT50`)).status).toBe(429);
	});
});

describe("a member's basket", () => {
	test("API-25 is the same wherever the member opens it", async () => {
		const member = await at.loggedIn("mitglied@vsz.example");
		const [one, two] = await Promise.all([member.openBasket(), member.openBasket()]);
		expect(one.id).toBe(two.id);
	});

	test("API-28 CART-05 assigning merges the lines of the open one, keeps vouchers, drops doubles, and may be repeated", async () => {
		const member = await at.loggedIn("mitglied@vsz.example");
		const old = await member.basketWith(course(0), course(1));
		await member.send("PUT", `/basket_product/${lineOf(old, 1)}/voucher/EHRENAMT50`);
		const guest = at.person();
		const basket = await guest.basketWith(course(1), course(2));
		for (const _ of [1, 2]) {
			const { status, body } = await member.send<Basket>("PUT", `/basket/${basket.id}`);
			expect(status).toBe(200);
			expect(body.data.products.map(({ product, voucher }) => [product.id, voucher?.code]).sort()).toEqual(
				[
					[course(0).id, undefined],
					[course(1).id, "EHRENAMT50"],
					[course(2).id, undefined],
				].sort(),
			);
		}
		expect((await member.send("GET", `/basket/${old.id}`)).status).toBe(404);
		expect((await member.openBasket()).id).toBe(basket.id);
		expect((await guest.send("PUT", `/basket/${basket.id}`)).status).toBe(401);
	});

	test("two guest baskets assigned at once: all lines end in the one that stays open", async () => {
		const member = await at.loggedIn("kundin@vsz.example");
		const [one, two] = await Promise.all([at.person().basketWith(course(0)), at.person().basketWith(course(1))]);
		const answers = await Promise.all([one, two].map(({ id }) => member.send("PUT", `/basket/${id}`)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		const { products } = await member.openBasket();
		expect(products.map(({ product }) => product.id).sort()).toEqual([course(0).id, course(1).id].sort());
	});
});

const cents = fc.integer({ min: 1, max: 1_000_000 });
const line = fc.record({
	price_cents: cents,
	discount: fc.integer({ min: 0, max: 100 }),
	left: fc.integer({ min: 0, max: 3 }),
});

function rowOf(
	{ price_cents, discount, left }: { price_cents: number; discount: number; left: number },
	index: number,
) {
	const voucher = {
		...{ id: discount, code: `V${discount}`, is_active: true, max_uses: left, used_count: 0, discount },
		...{ valid_from: null, valid_until: null, seminar_ids: null, course_ids: null },
	};
	return {
		id: String(index),
		price_cents,
		is_active: true,
		course: {},
		category: {},
		lecturer: {},
		voucher,
	} as LineRow;
}

test("CART-16 CART-18 CART-19 whatever lies in a basket: net and tax make the gross, in every line and in the sums", () => {
	fc.assert(
		fc.property(fc.array(line, { maxLength: 12 }), (given) => {
			const { lines } = settle(given.map(rowOf), NOW);
			for (const { original, amount } of lines) {
				for (const { net, tax, gross } of [original, amount]) {
					expect(net + tax).toBe(gross);
					expect([net, tax, gross].every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
				}
				expect(amount.gross).toBeLessThanOrEqual(original.gross);
			}
			const total = totalOf(lines);
			expect(total.net + total.tax).toBe(total.gross);
			expect(total.gross).toBe(lines.reduce((sum, { amount }) => sum + amount.gross, 0));
			const { total_without_tax, total_tax, total_with_tax } = presentTotals(total);
			expect(Math.round((total_without_tax + total_tax) * 100)).toBe(Math.round(total_with_tax * 100));
		}),
	);
});

test("a voucher is never promised more often than it has uses left", () => {
	fc.assert(
		fc.property(fc.array(line, { maxLength: 12 }), (given) => {
			const rows = given.map(rowOf).map((row) => ({ ...row, voucher: { ...row.voucher, max_uses: 2 } }) as LineRow);
			const uses = Map.groupBy(
				settle(rows, NOW).lines.filter(({ voucher }) => voucher),
				({ voucher }) => voucher?.id,
			);
			for (const [, used] of uses) expect(used.length).toBeLessThanOrEqual(2);
		}),
	);
});
