import { expect, test, vi } from "vitest";
import { testApp } from "#tests/support/app.ts";
import { MAIL } from "#tests/support/post.ts";

const START = new Date("2026-11-15T10:00:00Z");
const MINUTE_MS = 60_000;

test("who waits too long is told in the log, once an hour for each lane, and what cannot be delivered as well", async () => {
	let now = START;
	const { app, outbox, database } = await testApp({ demo: false, clock: () => now });
	const log = vi.spyOn(console, "error").mockReturnValue();
	const linesAt = async (minutes: number) => {
		now = new Date(START.getTime() + minutes * MINUTE_MS);
		log.mockClear();
		await app.services.outboxAlarm.look();
		return log.mock.calls.flat().toSorted();
	};
	await outbox.writeMail(database.db, "contact_receipt", "a@vsz.example", MAIL);
	await outbox.writeMail(database.db, "password_reset", "b@vsz.example", MAIL);
	await outbox.writeSms(database.db, "pin", "0151 2345678", { text: "123456" });
	// The recipient's own server puts this one off: nothing is wrong with the post.
	await outbox.writeMail(database.db, "password_reset", "grau@vsz.example", MAIL);
	await database.pool.query("update outbox set tries = 3, created_at = '2026-11-14' where recipient like 'grau%'");

	expect(await linesAt(2)).toEqual([]);
	expect(await linesAt(3)).toEqual([
		"Postausgang: Die älteste dringende Mail wartet seit 3 Minuten.",
		"Postausgang: Die älteste dringende SMS wartet seit 3 Minuten.",
	]);
	expect(await linesAt(15)).toEqual([]);
	expect(await linesAt(16)).toEqual(["Postausgang: Die älteste Mail wartet seit 16 Minuten."]);
	expect(await linesAt(64)).toHaveLength(2);

	now = new Date(START.getTime() + 65 * MINUTE_MS);
	await database.pool.query("update outbox set state = 'failed', next_try_at = $1", [now]);
	expect(await linesAt(66)).toEqual([
		"Postausgang: In der letzten Stunde nicht zustellbar: 1 SMS.",
		"Postausgang: In der letzten Stunde nicht zustellbar: 3 Mails.",
	]);
	log.mockClear();
	expect(await outbox.state()).toMatchObject({ waiting: [], paused_until: { mail: null, sms: null } });
});
