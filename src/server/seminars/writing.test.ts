import { expect, test } from "vitest";
import { seminarForm, seminarInput } from "#tests/support/date-calls.ts";
import { openWriting } from "#tests/support/offers.ts";
import { staffWith } from "#tests/support/staff.ts";

const seminars = openWriting({
	kind: "seminar",
	role: "office",
	paths: { api: "presence_seminar", page: "/seminare", preview: "/verwaltung/vorschau/seminar" },
	input: seminarInput,
	form: seminarForm,
});
const { create, isPublic, show } = seminars;

test("DATE-02 a new seminar is a draft until it is published, and can be taken down again", async () => {
	const made = await create();
	expect(made).toMatchObject({ is_active: false, dates: [], booked: 0 });
	expect(await isPublic(made.slug)).toBe(false);
	const { revision } = (await show(made.id, true, made.revision)).body.data;
	expect(await isPublic(made.slug)).toBe(true);
	expect((await show(made.id, false, made.revision)).body.code).toBe("changed_meanwhile");
	expect((await show(made.id, false, revision)).status).toBe(200);
	expect(await isPublic(made.slug)).toBe(false);
});

test("DATE-02 a copy is a draft with an address of its own", async () => {
	const made = await create({ topic: "Satzung" });
	const { ask, office } = seminars.house;
	const { data } = (await ask("POST", `/office/seminar/${made.id}/copy`, { token: office.token })).body;
	expect(data).toMatchObject({ topic: "Satzung (Kopie)", slug: `${made.slug}-2`, is_active: false, price: 49 });
	expect(data.description).toBe(made.description);
});

test("DATE-02 a change is refused where the address is taken, the picture unknown, or a funded one costs something", async () => {
	const [made, other] = [await create(), await create()];
	const change = (over: object) => seminars.refusedOf(made, over);
	expect(await change({ slug: other.slug })).toEqual([422, ["slug"]]);
	expect(await change({ slug: "Groß Und Klein" })).toEqual([422, ["slug"]]);
	expect(await change({ image: "/media/scenes/fremd-1280.webp" })).toEqual([422, ["image"]]);
	expect(await change({ tax_supported: true })).toEqual([422, ["price"]]);
	for (const description of ["", "<p> </p>", "<script>x()</script>"])
		expect(await change({ description })).toEqual([422, ["description"]]);
	expect(await change({ place_id: 999_999 })).toEqual([422, ["place_id"]]);
	expect(await change({ category_id: 999_999 })).toEqual([422, ["category_id"]]);
	expect(await change({ topic: "Neu", price: 59 })).toEqual([200, []]);
	expect((await change({ topic: "Noch neuer" }))[0]).toBe(409);
});

test("DATE-02 the text is what the site knows of it, and the history tells of it only when it is another one", async () => {
	const made = await create();
	const edited = '<h2>Für wen?</h2><p onclick="x()">Für <b>alle</b>.</p><script>x()</script><p></p>';
	const { data } = (await seminars.change(made, { description: edited })).body;
	expect(data.description).toBe('<h2 id="fuer-wen">Für wen?</h2>\n<p>Für <strong>alle</strong>.</p>');
	await seminars.change(data, { description: edited, duration: "ein Tag" });
	const { rows } = await seminars.house.api.database.pool.query(
		"select details from audit_trail where action = 'seminar_changed' and subject_id = $1 order by id",
		[String(made.id)],
	);
	expect(rows.map(({ details }) => Object.keys(details))).toEqual([["text"], ["duration"]]);
});

test("DATE-02 whoever writes texts alone changes neither price nor place nor address", async () => {
	const made = await create();
	const { api, ask } = seminars.house;
	const { token } = await staffWith(api, ask, "editor");
	const change = (over: object) =>
		ask("PUT", `/office/seminar/${made.id}`, { token, body: { ...seminarForm(made), ...over } });
	for (const over of [{ price: 10 }, { slug: `${made.slug}-x` }, { tax_category: "exempt" }])
		expect((await change(over)).body.code).toBe("forbidden");
	expect((await change({ topic: "Besser gesagt" })).status).toBe(200);
});

test("DATE-02 staff see the public page of a draft; nobody else does, and nothing of it is kept", async () =>
	seminars.expectPreview(await create({ topic: "Geheimer Entwurf" })));
