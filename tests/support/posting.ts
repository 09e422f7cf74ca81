import { afterAll, beforeAll, beforeEach } from "vitest";
import { createTestApp, type TestApp } from "./app.ts";
import { type Captured, mailbox } from "./mailbox.ts";

/** For a file of tests that send forms: one application, without the demo unless told, and another network address for each test. */
export function postingApp({ demo = false } = {}) {
	let read: () => Promise<Captured[]>;
	const at = {
		api: undefined as unknown as TestApp,
		now: new Date("2026-11-15T10:00:00Z"),
		address: 1,
		/** The letters that were written since it was last asked. */
		read: () => read(),
		async post(path: string, payload: object, headers: Record<string, string> = {}) {
			const answer = await at.api.fastify.inject({
				method: "POST",
				url: `/api/v1${path}`,
				payload,
				headers: { "x-forwarded-for": `10.0.0.${at.address}`, ...headers },
			});
			return { status: answer.statusCode, body: JSON.parse(answer.body), headers: answer.headers };
		},
	};
	beforeAll(async () => {
		at.api = await createTestApp({ clock: () => at.now, demo, env: { TRUST_PROXY: "1" } });
		read = mailbox(at.api);
	});
	beforeEach(() => {
		at.address += 1;
	});
	afterAll(() => at.api.close());
	return at;
}
