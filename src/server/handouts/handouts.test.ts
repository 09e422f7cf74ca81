import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { zipped } from "#server/zip.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { CLARA, heldDate } from "#tests/support/held-date.ts";
import { staffWith } from "#tests/support/staff.ts";

const PDF = Buffer.from("%PDF-1.7\n%%EOF\n");

let now = new Date();
const letPass = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
let testing: TestApp;
let ask: Ask;
let token: StaffToken;
beforeAll(async () => {
	testing = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	ask = asker(testing);
	token = (await staffWith(testing, ask, "office")).token;
}, 60_000);
afterAll(() => testing.close());

const add = (id: number, body: Buffer, visible: string, name = "Folien.pdf") => {
	const query = `name=${encodeURIComponent(name)}&visible=${visible}`;
	return ask("POST", `/office/seminar_date/${id}/handout?${query}`, { token, body });
};

test("ROOM-07 files stand on the booking page from the moment set, for those with a seat alone", async () => {
	const { id, booked } = await heldDate(testing, [CLARA], { at: new Date(Date.now() + DAY_MS) });
	const other = await heldDate(testing, [CLARA], { at: new Date(Date.now() + 2 * DAY_MS) });
	const booking = booked[0]?.token;
	const onPage = async () => (await ask("GET", `/booking/${booking}`)).body.data.handouts;
	await add(id, PDF, "now", "Musterprotokoll.pdf");
	const [, after] = (await add(id, PDF, "end")).body.data;
	expect((await onPage()).map(({ name }: { name: string }) => name)).toEqual(["Musterprotokoll.pdf"]);
	const early = await ask("GET", `/booking/${booking}/handout/${after.id}`);
	expect(early.status).toBe(404);

	letPass(DAY_MS + 4 * HOUR_MS);
	const [, file] = await onPage();
	const answer = await testing.fastify.inject(file.path);
	expect(answer.rawPayload.equals(PDF)).toBe(true);
	expect(answer.headers).toMatchObject({
		"content-disposition": 'attachment; filename="Folien.pdf"',
		"content-type": "application/pdf",
		"x-content-type-options": "nosniff",
	});
	expect((await ask("GET", `/booking/${other.booked[0]?.token}/handout/${file.id}`)).status).toBe(404);
	await testing.database.pool.query("update sign_ups set cancelled_at = now() where id = $1", [booked[0]?.id]);
	expect((await ask("GET", `/booking/${booking}/handout/${file.id}`)).status).toBe(404);
	expect((await ask("GET", `/office/handout/${file.id}/file`, { token })).status).toBe(200);
});

test("ROOM-07 files are judged by what is in them, not by what they are called", async () => {
	const { id } = await heldDate(testing);
	const packed = (...names: string[]) => zipped(names.map((name) => ({ name, content: Buffer.from("x") })));
	const named = async (body: Buffer, name: string) => (await add(id, body, "now", name)).body;
	expect((await named(Buffer.from("<script>1</script>"), "Folien.pdf")).code).toBe("file_kind_unknown");
	expect(
		(await named(await packed("[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"), "a.docx")).code,
	).toBe("file_kind_unknown");
	const word = (await named(await packed("[Content_Types].xml", "word/document.xml"), "Muster.pdf")).data.at(-1);
	expect(word).toMatchObject({ name: "Muster.docx", type: expect.stringContaining("wordprocessingml") });
	const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), PDF]);
	expect((await named(png, "../Plan")).data.at(-1).name).toBe("-Plan.png");
});

test("ROOM-07 a file gets another name and another moment; its kind stays, and without a moment that stays too", async () => {
	const { id } = await heldDate(testing, [CLARA], { at: new Date(Date.now() + 5 * DAY_MS) });
	const [{ id: handout, visible_from }] = (await add(id, PDF, "end")).body.data;
	const change = async (body: object) => (await ask("PUT", `/office/handout/${handout}`, { token, body })).body;
	expect((await change({ name: "Muster" })).data).toMatchObject([{ name: "Muster.pdf", visible_from }]);
	expect((await change({ name: "Muster.pdf", visible: "now" })).data).toMatchObject([
		{ name: "Muster.pdf", is_visible: true },
	]);
	expect((await change({ name: "" })).code).toBe("invalid");
	await ask("DELETE", `/office/handout/${handout}`, { token });
	expect((await change({ name: "Anders" })).code).toBe("not_found");
});

test("ROOM-07 what was removed comes back for a day, then its bytes go", async () => {
	const { id } = await heldDate(testing);
	const [{ id: handout }] = (await add(id, PDF, "now")).body.data;
	expect((await ask("DELETE", `/office/handout/${handout}`, { token })).body.data).toEqual([]);
	expect((await ask("POST", `/office/handout/${handout}/restoration`, { token })).body.data).toHaveLength(1);
	await ask("DELETE", `/office/handout/${handout}`, { token });
	letPass(DAY_MS + HOUR_MS);
	await testing.app.services.handoutsOffice.purge();
	expect((await ask("POST", `/office/handout/${handout}/restoration`, { token })).status).toBe(404);
});
