import { afterAll, beforeAll, expect, test } from "vitest";
import { CLARA, heldDate } from "#tests/support/held-date.ts";
import { openOffice } from "#tests/support/house.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
let api: typeof house.api;
beforeAll(async () => {
	house = await openOffice("office", { env: { X_ACCEL: "/intern" } });
	({ api } = house);
}, 60_000);
afterAll(() => api.close());

const linkTo = async (id: string) => (await api.app.services.media.videoSigner())(Number(id));

test("OPS-04 nginx is told which film to send, once we have seen who asks; without nginx nobody gets one", async () => {
	const { rows } = await api.database.pool.query("select id, path from media_files where kind = 'video' limit 1");
	const link = await linkTo(rows[0].id);
	const { statusCode, headers, rawPayload } = await api.fastify.inject({ url: link });
	expect([statusCode, rawPayload.length]).toEqual([200, 0]);
	expect(headers).toMatchObject({
		"x-accel-redirect": `/intern/private/${rows[0].path}`,
		"content-type": "video/mp4",
		"cache-control": "private, no-store",
	});
	const forged = await api.fastify.inject({ url: link.replace(/signature=.{4}/, "signature=AAAA") });
	expect([forged.statusCode, forged.headers["x-accel-redirect"]]).toEqual([403, undefined]);
	for (const url of [`/intern/private/${rows[0].path}`, `/media/private/${rows[0].path}`])
		expect((await api.fastify.inject({ url })).rawPayload.length).toBeLessThan(1_000);
});

test("OPS-04 papers go the same way", async () => {
	const { id, booked } = await heldDate(api, [CLARA]);
	const body = Buffer.from("%PDF-1.7\n%%EOF\n");
	const path = `/office/seminar_date/${id}/handout?name=Folien.pdf&visible=now`;
	await house.ask("POST", path, { token: house.office.token, body });
	const [handout] = (await house.ask("GET", `/booking/${booked[0]?.token}`)).body.data.handouts;
	const { headers, rawPayload } = await api.fastify.inject({ url: handout.path });
	expect(rawPayload.length).toBe(0);
	expect(headers).toMatchObject({
		"x-accel-redirect": expect.stringMatching(/^\/intern\/private\/papers\/[0-9a-f-]{36}$/),
		"content-disposition": 'attachment; filename="Folien.pdf"',
		"content-type": "application/pdf",
	});
	const stranger = await api.fastify.inject({ url: handout.path.replace(/booking\/.{4}/, "booking/AAAA") });
	expect([stranger.statusCode, stranger.headers["x-accel-redirect"]]).toEqual([404, undefined]);
});
