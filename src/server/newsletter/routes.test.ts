import { expect, test } from "vitest";
import { testApp } from "#tests/support/app.ts";
import { mailbox } from "#tests/support/mailbox.ts";

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = ["--x", 'Content-Disposition: form-data; name="List-Unsubscribe"', "", "One-Click", "--x--", ""].join(
	"\r\n",
);

test("FORM-11 a mail program unsubscribes with one post, and without JavaScript the page's own button reaches the page", async () => {
	const api = await testApp({
		demo: false,
		render: async (request) => new Response(`${request.method} Seite`, { headers: { "Content-Type": "text/html" } }),
	});
	const read = mailbox(api);
	const { newsletter } = api.app.services;
	const state = async () => (await api.database.pool.query("select state from newsletter_subscribers")).rows[0].state;
	const post = (token: string, type: string, payload: string) =>
		api.fastify.inject({
			method: "POST",
			url: `/newsletter/abmelden/${token}`,
			payload,
			headers: { "content-type": type },
		});
	const subscribe = async () => {
		await newsletter.subscribe({ email: "leserin@vsz.example" }, "127.0.0.1");
		await newsletter.confirm(/bestaetigen\/([\w-]+)/.exec((await read())[0]?.text ?? "")?.[1] ?? "");
		return /abmelden\/([\w-]+)/.exec((await read())[0]?.text ?? "")?.[1] ?? "";
	};

	const page = await post(await subscribe(), FORM, "");
	expect([page.statusCode, page.body, await state()]).toEqual([200, "POST Seite", "confirmed"]);

	await api.database.pool.query("truncate newsletter_subscribers cascade");
	for (const [type, payload] of [
		[FORM, "List-Unsubscribe=One-Click"],
		["multipart/form-data; boundary=x", MULTIPART],
	] as const) {
		const answer = await post(await subscribe(), type, payload);
		expect([answer.statusCode, await state()]).toEqual([200, "unsubscribed"]);
	}
});
