import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { type Ask, asker, loginHeaders, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { CLARA, heldDate } from "#tests/support/held-date.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { colleague, sessionOf, staffAccount, staffWith } from "#tests/support/staff.ts";

const LECTURER = "dora.lehrt@vsz.example";
let testing: TestApp;
let ask: Ask;
let token: StaffToken;
let lecturer: StaffToken;
let dateId: number;

beforeAll(async () => {
	testing = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(testing);
	({ token } = await staffWith(testing, ask, "office"));
	({ id: dateId } = await heldDate(testing, [CLARA], { at: new Date(Date.now() + 5 * DAY_MS), units: [4, 2] }));
	const { id } = await staffAccount(testing, "Dora Lehrt", ["lecturer"]);
	lecturer = await sessionOf(testing, id);
}, 60_000);
afterAll(() => testing.close());

const path = () => `/office/seminar_date/${dateId}/lecturer_pack`;
const pack = async () => (await ask("GET", path(), { token })).body.data;
const lead = () =>
	testing.database.pool.query(
		`update users set lecturer_id = (select lecturer_id from seminars s join seminar_dates d on d.seminar_id = s.id where d.id = $1)
		where email = $2`,
		[dateId, LECTURER],
	);

test("ROOM-04 ROOM-07 the lecturer gets the lists, the files and the way there, as often as it is sent", async () => {
	await testing.database.pool.query("update users set lecturer_id = null");
	expect(await pack()).toMatchObject({ to: [], persons: 1, lists: 2, sent_at: null });
	expect((await ask("POST", path(), { token })).body.code).toBe("lecturer_without_mail");
	await lead();

	async function* content() {
		yield Buffer.from("%PDF-1.7\n%%EOF\n");
	}
	const file = { name: "Folien.pdf", visible: "end", type: "application/pdf", content: content() } as const;
	const [handout] = await testing.app.services.handoutsOffice.add(dateId, file, colleague(1, "admin"));
	const { data } = (await ask("GET", `${path()}/outlook`, { token })).body;
	expect(data.letters).toMatchObject([{ to: LECTURER, subject: expect.stringContaining("Deine Unterlagen") }]);
	expect((await pack()).sent_at).toBeNull();

	const read = mailbox(testing);
	expect((await ask("POST", path(), { token })).body.data).toMatchObject({ sent_at: expect.any(String), handouts: 1 });
	const mail = (await read()).find(({ to }) => to === LECTURER);
	expect(mail?.text).toMatch(/1 Person[\s\S]*Folien\.pdf[\s\S]*meine-termine/);
	expect(mail?.attachments).toHaveLength(2);
	const list = wordsOf(mail?.files.get(mail.attachments[0] ?? "") ?? Buffer.alloc(0));
	expect(list).toContain("Winkler, Clara");
	expect(list).not.toContain(CLARA.email);

	const own = (await ask("GET", "/office/own_dates", { token: lecturer })).body.data;
	expect(own.find(({ id }: { id: number }) => id === dateId).handouts).toEqual([
		{ id: handout?.id, name: "Folien.pdf", bytes: expect.any(Number) },
	]);
	const fetched = await testing.fastify.inject({
		url: `/api/v1/office/attendance/${dateId}/handout/${handout?.id}`,
		headers: loginHeaders(lecturer),
	});
	expect([fetched.statusCode, fetched.body]).toEqual([200, expect.stringContaining("%PDF")]);
	const { id: other } = await heldDate(testing);
	expect((await ask("GET", `/office/attendance/${other}/handout/${handout?.id}`, { token: lecturer })).status).toBe(
		404,
	);

	await testing.database.pool.query("update seminar_dates set cancelled = true where id = $1", [dateId]);
	expect((await ask("POST", path(), { token })).body.code).toBe("date_cancelled");
});
