import { beforeAll, expect, test } from "vitest";
import type { Consequences } from "#contract/office/consequences.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { openShop } from "#tests/support/house.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { METHOD } from "#tests/support/shop.ts";

type House = Awaited<ReturnType<typeof openShop>>;
type Staff = Awaited<ReturnType<House["at"]["loggedIn"]>>;

let house: House;
let staff: Staff;
beforeAll(async () => {
	house = await openShop();
	staff = await house.at.loggedIn("buero@vsz.example", "staff");
});

const REASON = "Der Ton fiel aus";

/** Bought on account by a guest. */
async function ordered(email: string): Promise<string> {
	const { at, courses } = house;
	const [course] = courses;
	if (!course) throw new Error("The demo sells nothing.");
	const { guest, basket } = await at.confirmedGuest(course);
	const { body } = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.invoice, email });
	await at.mailsTo(email);
	return body.data.number;
}

const page = async (number: string) => (await staff.send<OfficeOrderPage>("GET", `/office/order/${number}`)).body.data;
const reduce = (number: string, body: object, path = "reduction") =>
	staff.send<Consequences>("POST", `/office/order/${number}/${path}`, { reason: REASON, ...body });
const pay = async (number: string, amount: number) => {
	const { invoice_id } = await page(number);
	return staff.send("POST", "/office/payment", {
		invoices: [invoice_id],
		paid_on: "2026-11-10",
		amount,
		reason: "Bar",
	});
};

test("OFF-050 of an open invoice a part is credited by a document of its own; so much less is owed, and nothing goes back", async () => {
	const number = await ordered("minderung@gast.example");
	const before = await page(number);
	const { open } = before;
	expect([before.reducible, before.refundable]).toEqual([open, 0]);
	const foreseen = await reduce(number, { amount: 5, open }, "reduction/foresight");
	expect(foreseen.body.data).toMatchObject({
		money_back: 0,
		documents: [{ kind: "credit_note", amount: -5 }],
		letters: [{ subject: "Deine Rechnung ist um 5,00\u00a0€ niedriger" }],
	});
	const presses = await Promise.all([reduce(number, { amount: 5, open }), reduce(number, { amount: 5, open })]);
	expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
	const after = await page(number);
	expect(after).toMatchObject({ state: "placed", paid: 0, refunds: [] });
	expect(Math.round((open - after.open) * 100)).toBe(500);
	expect(after.documents).toMatchObject([before.documents[0] ?? {}, { is_part: true, amount: -5 }]);
	const [mail] = await house.at.mailsTo("minderung@gast.example");
	const words = wordsOf(mail?.files.get(mail.attachments[0] ?? "") as Buffer).replaceAll("\u00a0", " ");
	expect(words).toContain(`Rechnungskorrektur ${after.documents[1]?.number}`);
	expect(words).toContain("um 5,00 €: So viel weniger brauchst du zu bezahlen.");
	expect(words).toContain(`Grund: ${REASON}`);
	expect(words).not.toContain("Wir erstatten");

	await pay(number, after.open);
	expect(await page(number)).toMatchObject({ state: "paid", open: 0, reducible: 0, refundable: after.open });
	expect((await reduce(number, { amount: 1, open: 0 })).status).toBe(409);
});

test("OFF-050 less than is open alone is credited: the whole is a withdrawal, what is paid is refunded", async () => {
	const number = await ordered("ganz@gast.example");
	await pay(number, 10);
	const { open } = await page(number);
	for (const amount of [open, open + 1]) expect((await reduce(number, { amount, open })).status).toBe(422);
	expect((await reduce(number, { amount: 1, open, reason: " " })).status).toBe(422);
	expect((await reduce(number, { amount: 1, open: open + 10 })).status).toBe(409);
	expect((await reduce(number, { amount: open - 0.01, open })).status).toBe(200);
	expect(await page(number)).toMatchObject({ state: "placed", open: 0.01, paid: 10 });
});
