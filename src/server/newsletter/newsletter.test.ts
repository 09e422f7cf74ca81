import { describe, expect, test } from "vitest";
import type { Captured } from "#tests/support/mailbox.ts";
import { postingApp } from "#tests/support/posting.ts";

const at = postingApp();

describe("newsletter", () => {
	const linkOf = (mail: Captured | undefined, page: string) =>
		new RegExp(`/newsletter/${page}/([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";

	test("FORM-11 double opt-in: nothing before the confirmation, proof after it, one click ends it", async () => {
		expect(await at.post("/newsletter", { email: "Leserin@vsz.example" })).toMatchObject({
			status: 201,
			body: { data: { state: "requested" } },
		});
		const [mail] = await at.read();
		expect(mail).toMatchObject({ to: "leserin@vsz.example", subject: "Bitte bestätige deinen Newsletter" });
		const token = linkOf(mail, "bestaetigen");
		expect((await at.api.get(`/newsletter/bestaetigen/${token}`)).status).toBe(200);
		const state = async () =>
			(
				await at.api.database.pool.query(
					"select state, source, text_version, confirmed_at from newsletter_subscribers where email = 'leserin@vsz.example'",
				)
			).rows[0];
		expect(await state()).toMatchObject({ state: "pending", confirmed_at: null });

		expect((await at.post("/newsletter/confirm", { token })).body).toEqual({ data: { state: "confirmed" } });
		expect(await state()).toMatchObject({
			state: "confirmed",
			source: "newsletter_form",
			text_version: "2026-11",
			confirmed_at: at.now,
		});
		expect((await at.post("/newsletter/confirm", { token })).status).toBe(410);

		const [welcome] = await at.read();
		const unsubscribe = linkOf(welcome, "abmelden");
		expect(welcome?.headers["list-unsubscribe"]).toBe(`<http://127.0.0.1:3000/newsletter/abmelden/${unsubscribe}>`);
		expect(welcome?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
		expect((await at.api.get(`/newsletter/abmelden/${unsubscribe}`)).status).toBe(200);
		expect(await state()).toMatchObject({ state: "confirmed" });
		const oneClick = await at.api.fastify.inject({
			method: "POST",
			url: `/newsletter/abmelden/${unsubscribe}`,
			payload: "List-Unsubscribe=One-Click",
			headers: { "content-type": "application/x-www-form-urlencoded" },
		});
		expect(oneClick.statusCode).toBe(200);
		expect(await state()).toMatchObject({ state: "unsubscribed" });
		expect((await at.post("/newsletter/unsubscribe", { token: unsubscribe })).status).toBe(200);
	});

	test("a known address gets the same answer as an unknown one, and a kind mail", async () => {
		const subscribe = async () => (await at.post("/newsletter", { email: "doppelt@vsz.example" })).body;
		const first = await subscribe();
		await at.post("/newsletter/confirm", { token: linkOf((await at.read())[0], "bestaetigen") });
		await at.read();
		expect(await subscribe()).toEqual(first);
		expect((await at.read())[0]?.subject).toBe("Du bekommst unseren Newsletter schon");
	});

	test("a link is good for 14 days, and a wrong one tells nothing", async () => {
		await at.post("/newsletter", { email: "spaet@vsz.example" });
		const token = linkOf((await at.read())[0], "bestaetigen");
		at.now = new Date(at.now.getTime() + 14 * 24 * 60 * 60_000 + 1);
		expect((await at.post("/newsletter/confirm", { token })).status).toBe(410);
		expect((await at.post("/newsletter/confirm", { token: "x".repeat(43) })).status).toBe(410);
		expect((await at.post("/newsletter/confirm", { token: "kurz" })).status).toBe(422);
		expect((await at.post("/newsletter/unsubscribe", { token: "y".repeat(43) })).status).toBe(410);
	});
});
