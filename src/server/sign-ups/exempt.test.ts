import { afterAll, beforeAll, expect, test } from "vitest";
import type { Paged } from "#contract/paging.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { Booking } from "#contract/sign-ups.ts";
import type { WaitingEntry } from "#contract/waiting-list.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { type Captured, mailbox } from "#tests/support/mailbox.ts";
import { wordsOf } from "#tests/support/pdf.ts";

const now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let read: () => Promise<Captured[]>;
let seminar: Awaited<ReturnType<typeof openDate>>;

/** A seminar that is exempt from VAT (§ 4 Nr. 22 Buchst. a UStG), with two seats. */
beforeAll(async () => {
	api = await createTestApp({ clock: () => now });
	read = mailbox(api);
	const { id } = await openDate(api.get, "priced");
	await api.database.pool.query("update seminars set tax_category = 'exempt' where id = $1", [id]);
	await api.database.pool.query("update seminar_dates set capacity = 2, seats_taken = 0 where seminar_id = $1", [id]);
	api.cache.clear();
	seminar = await openDate(api.get, "priced");
	await read();
});
afterAll(() => api.close());

const post = async (path: string, payload: object = {}) =>
	(await api.fastify.inject({ method: "POST", url: `/api/v1${path}`, payload })).json();
const linkIn = (mail: Captured | undefined, page: string) =>
	new RegExp(`/${page}/([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";

function expectExempt(mail: Captured | undefined): void {
	expect(mail?.text).toMatch(/Kosten: [\d.]+,\d\d\s€ umsatzsteuerfrei/);
	for (const written of [mail?.text, mail?.html]) expect(written).not.toContain("MwSt");
}

test("CO-18 lists and pages are told that it is exempt, all others that they are not", async () => {
	const { data } = (await api.get("/api/v1/presence_seminar?upcoming=1")).body as Paged<Seminar>;
	const own = data.filter(({ id }) => id === seminar.id);
	expect(own.every(({ tax_category }) => tax_category === "exempt")).toBe(true);
	expect(data.some(({ tax_category, price }) => tax_category === "standard" && price !== null)).toBe(true);
	const one = (await api.get(`/api/v1/presence_seminar?slug=${seminar.slug}`)).body as { data: Seminar };
	expect(one.data.tax_category).toBe("exempt");
});

test("CO-18 booking, letters and invoice never speak of VAT that is contained, on the waiting list neither", async () => {
	const booked = await post("/form/presence_seminar", signUpFor(seminar, { number_of_persons: 2 }));
	expect((booked.data as Booking).tax_category).toBe("exempt");
	const letters = await read();
	expect(letters).toHaveLength(2);
	for (const mail of letters) expectExempt(mail);
	const confirmation = letters.find(({ to }) => to === "mika@vsz.example");
	const invoice = wordsOf(confirmation?.files.get(confirmation.attachments[0] ?? "") ?? Buffer.alloc(0));
	expect(invoice).toContain("Umsatzsteuerfrei nach § 4 Nr. 22 Buchst. a UStG.");

	await post("/waiting_list", {
		presence_seminar_id: seminar.id,
		presence_seminar_date_id: seminar.presence_seminar_date_id,
		name: "Ada Wolf",
		email: "ada@vsz.example",
		number_of_persons: 1,
	});
	const [joined] = await read();
	expectExempt(joined);
	await post(`/booking/${linkIn(confirmation, "buchung")}/cancel`, { positions: [2] });
	const changed = await read();
	expect(changed.map(({ to }) => to).sort()).toEqual(["ada@vsz.example", "kontakt@vsz.example", "mika@vsz.example"]);
	for (const mail of changed) expectExempt(mail);
	const { body } = await api.get(`/api/v1/waiting_list/${linkIn(joined, "warteliste")}`);
	expect((body as { data: WaitingEntry }).data).toMatchObject({ tax_category: "exempt", price: seminar.price });
});
