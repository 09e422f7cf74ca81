import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

let api: TestApp;
beforeAll(async () => {
	api = await createTestApp({ env: { X_ACCEL: "/intern" } });
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
