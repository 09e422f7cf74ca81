import { beforeAll, expect, test } from "vitest";
import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { openShop } from "#tests/support/house.ts";
import { METHOD } from "#tests/support/shop.ts";

type House = Awaited<ReturnType<typeof openShop>>;
type Staff = Awaited<ReturnType<House["at"]["loggedIn"]>>;

let house: House;
let staff: Staff;
beforeAll(async () => {
	house = await openShop();
	staff = await house.at.loggedIn("buero@vsz.example", "staff");
});

/** Bought on account by a guest, and the confirmation has left. */
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
const later = (days: number) => berlinIso(new Date(Date.now() + days * DAY_MS)).slice(0, 16);
const CORRECTED = { company: "Chor e. V.", name: "Gesine Gast", street_address: "Uferweg", street_suffix: "2" };
const IN = { postcode: "01067", city: "Dresden", mail: true };

test("ORDER-02 the page of an order shows what was sold, its access, documents and letters", async () => {
	const number = await ordered("seite@gast.example");
	const { lines, documents, letters, payments, state, due_on } = await page(number);
	expect(state).toBe("placed");
	expect(lines).toMatchObject([{ access: { state: "open", first_played_at: null } }]);
	expect(documents).toMatchObject([{ kind: "invoice", amount: lines[0]?.gross }]);
	expect(letters.map(({ subject }) => subject)).toContain("Danke! Dein Videokurs liegt bereit");
	expect(payments).toEqual([]);
	expect(due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
	expect((await staff.send("GET", "/office/order/VSZ-2026-999999")).status).toBe(404);
});

test("ORDER-03 the confirmation goes out again with the invoice, and nothing is locked meanwhile", async () => {
	const number = await ordered("nochmal@gast.example");
	expect((await staff.send("POST", `/office/order/${number}/letter`)).status).toBe(200);
	expect((await page(number)).lines[0]?.access?.state).toBe("open");
	const [mail] = await house.at.mailsTo("nochmal@gast.example");
	expect(mail?.subject).toBe("Danke! Dein Videokurs liegt bereit");
	expect(mail?.attachments).toContainEqual(expect.stringMatching(/^RE-.*\.pdf$/));
	expect((await page(number)).letters).toHaveLength(3);
});

test("ORDER-03 access is given longer or again with a reason, ended, and told with the link", async () => {
	const number = await ordered("laenger@gast.example");
	const course_id = (await page(number)).lines[0]?.course_id ?? 0;
	const put = (until: string, body: object) =>
		staff.send("PUT", `/office/order/${number}/access`, { courses: [{ course_id, until }], ...body });
	expect(await put(later(2), { reason: "", mail: true })).toMatchObject({
		status: 422,
		body: { validation_errors: { reason: ["Grund: Bitte ausfüllen"] } },
	});
	expect((await put(later(91), { reason: "Kulanz", mail: true })).status).toBe(422);
	expect((await put(later(2), { reason: "Ton fiel aus", mail: true })).status).toBe(200);
	expect((await page(number)).lines[0]?.access).toMatchObject({
		state: "open",
		until: expect.stringContaining(later(2)),
	});
	const [mail] = await house.at.mailsTo("laenger@gast.example");
	expect(mail?.subject).toBe("Dein Videokurs liegt wieder bereit");
	const link = /\/api\/v1\/product\/\S+|\/videokurse\/\S+|https?:\/\/\S+/.exec(mail?.text ?? "");
	expect(link).not.toBeNull();

	expect((await put(later(-1), { reason: "Doch nicht", mail: false })).status).toBe(200);
	expect((await page(number)).lines[0]?.access?.state).toBe("over");
	expect(await house.at.mailsTo("laenger@gast.example")).toEqual([]);
});

test("ORDER-03 OFF-050 an address is put right by two new documents; the old one stays as it was", async () => {
	const number = await ordered("anschrift@gast.example");
	const before = await page(number);
	const path = `/office/order/${number}/correction`;
	const foreseen = await staff.send<Consequences>("POST", `${path}/foresight`, { ...CORRECTED, ...IN });
	expect(foreseen.body.data.documents.map(({ kind }) => kind)).toEqual(["credit_note", "invoice"]);
	expect(await page(number)).toMatchObject({ street_address: "Elbweg", documents: before.documents });

	expect((await staff.send("POST", path, { ...CORRECTED, ...IN })).status).toBe(200);
	const { documents, company, street_address, due_on } = await page(number);
	expect({ company, street_address, due_on }).toEqual({
		company: "Chor e. V.",
		street_address: "Uferweg",
		due_on: before.due_on,
	});
	expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
		["invoice", before.gross],
		["credit_note", -before.gross],
		["invoice", before.gross],
	]);
	expect(documents[0]).toEqual(before.documents[0]);
	const [mail] = await house.at.mailsTo("anschrift@gast.example");
	expect(mail?.attachments).toHaveLength(2);

	await staff.send("POST", `/office/order/${number}/withdrawal`);
	const after = await page(number);
	expect(after.documents.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
	expect(after.lines[0]?.access?.state).toBe("revoked");
	expect(await staff.send("POST", path, { ...CORRECTED, ...IN })).toMatchObject({ status: 409 });
	expect((await staff.send("POST", `/office/order/${number}/letter`)).status).toBe(409);
});

test("EINV-02 order number and Leitweg-ID are put right like an address, and stand in the new invoice", async () => {
	const number = await ordered("leitweg@gast.example");
	const references = { order_reference: "4500-77", leitweg_id: "04011000-1234512345-06" };
	const path = `/office/order/${number}/correction`;
	const wrong = await staff.send("POST", path, {
		...CORRECTED,
		...IN,
		...references,
		leitweg_id: "04011000-07",
		mail: false,
	});
	expect(wrong.body).toHaveProperty(["validation_errors", "leitweg_id"]);
	expect((await staff.send("POST", path, { ...CORRECTED, ...IN, ...references, mail: false })).status).toBe(200);
	expect(await page(number)).toMatchObject(references);
	const { rows } = await house.api.database.pool.query(
		"select document->'references' as stated from invoices where document->'contract'->>'number' = $1 order by id",
		[number],
	);
	const none = { order_reference: null, leitweg_id: null };
	expect(rows.map(({ stated }) => stated)).toEqual([none, none, references]);
});

test("OPEN-02 money is noted by hand in parts, with day and reason, and taken back; the invoice stays as it was", async () => {
	const number = await ordered("teil@gast.example");
	const before = await page(number);
	const note = (amount: number) =>
		staff.send<{ ids: number[] }>("POST", "/office/payment", {
			invoices: [before.invoice_id],
			paid_on: "2026-11-10",
			amount,
			reason: "Bar am Empfang",
		});
	const early = { invoices: [before.invoice_id], paid_on: "2099-01-01", amount: 10, reason: "" };
	const refused = await staff.send("POST", "/office/payment", early);
	expect([refused.status, refused.body.validation_errors?.paid_on?.[0]]).toEqual([
		422,
		expect.stringContaining("kommt erst noch"),
	]);
	await note(10);
	const half = await page(number);
	expect(half).toMatchObject({ state: "placed", paid: 10, documents: before.documents });
	expect(half.open).toBeCloseTo(before.gross - 10, 2);
	const { body } = await note(half.open);
	expect(await page(number)).toMatchObject({ state: "paid", paid: before.gross, open: 0 });
	await staff.send("POST", "/office/payment/take_back", { ids: body.data.ids });
	expect(await page(number)).toMatchObject({ state: "placed", paid: 10, open: half.open });
});
