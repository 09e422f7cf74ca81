import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { asker, DEMO_LOGINS, logIn } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { staffWith } from "#tests/support/staff.ts";

test("MSG-01 who got a message is told in the export and goes with the sign-ups of the date", async () => {
	let now = new Date("2026-11-15T10:00:00Z");
	const api = await testApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	const ask = asker(api);
	const { username: email, password } = DEMO_LOGINS.customer;
	const date = await openDate(api.get, "free");
	const { number } = await api.app.services.signUps.create(signUpFor(date, { email }), "10.0.0.9");
	const { token } = await staffWith(api, ask, "office");
	const body = {
		subject: "Anderer Raum",
		text: "Hallo",
		seats: true,
		waiting: false,
		bookings: [number],
		unpaid: false,
	};
	const path = `/office/seminar_date/${date.presence_seminar_date_id}/message`;
	expect((await ask("POST", path, { token, body: { ...body, key: randomUUID(), at: null, letters: 1 } })).status).toBe(
		200,
	);

	const member = await logIn(ask, DEMO_LOGINS.customer);
	const exported = { body: { current_password: password, format: "json" }, token: member };
	expect((await ask("POST", "/user/export", exported)).body.date_messages).toEqual([
		expect.objectContaining({ topic: date.topic, name: "Mika Sommer", email, subject: "Anderer Raum", text: "Hallo" }),
	]);

	const kept = async () => (await api.database.pool.query("select from message_recipients")).rowCount;
	now = new Date("2029-12-30T10:00:00Z");
	await api.app.services.retention.forgetOld();
	expect(await kept()).toBe(1);
	now = new Date("2030-01-02T10:00:00Z");
	expect(await api.app.services.retention.forgetOld()).toMatchObject({ messages: 1 });
	expect(await kept()).toBe(0);
});
