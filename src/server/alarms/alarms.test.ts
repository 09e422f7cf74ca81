import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { MINUTE_MS } from "#contract/constants.ts";
import { createAlarmsDesk } from "#server/alarms/desk.ts";
import { createLimits } from "#server/limits/service.ts";
import { openHouse } from "#tests/support/house.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { backupAlarm, diskAlarm, lettersAlarm } from "./rules.ts";
import { createAlarms } from "./service.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);
const waiting = (minutes: number | null) => ({
	waiting: [
		{ channel: "mail" as const, urgent: false, waiting: 2, unanswered_since: minutes === null ? null : ago(minutes) },
	],
});
const disk = (freeBytes: number) => ({ folder: "/", freeBytes, totalBytes: 1000, isWritable: true });

test("POST-03 letters that do not leave for 30 minutes raise an alarm; those that their recipient puts off do not", () => {
	expect(lettersAlarm(waiting(29) as never, NOW)).toBeNull();
	expect(lettersAlarm(waiting(null) as never, NOW)).toBeNull();
	expect(lettersAlarm(waiting(30) as never, NOW)).toMatchObject({ key: "letters", since: ago(30) });
});

test("POST-03 little space raises an alarm from where the house has set it, or never", () => {
	expect(diskAlarm(disk(50), 5, NOW)).toBeNull();
	expect(diskAlarm(disk(49), 5, NOW)?.key).toBe("disk");
	expect(diskAlarm(disk(0), 0, NOW)).toBeNull();
});

test("POST-03 a copy that fails or stays away raises an alarm; where none is made there is none", () => {
	const run = { error: null, began_at: ago(5), succeeded_at: ago(5) };
	expect(backupAlarm(undefined, NOW)).toBeNull();
	expect(backupAlarm(run, NOW)).toBeNull();
	expect(backupAlarm({ ...run, error: "Kein Platz" }, NOW)?.detail).toBe("Kein Platz");
	expect(backupAlarm({ ...run, succeeded_at: ago(3 * 24 * 60) }, NOW)?.key).toBe("backup");
});

async function startHook(status: () => number) {
	const received: string[] = [];
	const server = createServer(async (request, response) => {
		received.push(await text(request));
		response.writeHead(status()).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geheim`, received };
}

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
	house = await openHouse();
}, 60_000);
afterAll(() => house.api.close());

test("POST-03 the Leitung is told on Heute, and once an hour by webhook and by another mail server", async () => {
	let status = 200;
	const hook = await startHook(() => status);
	const mail = await startMailServer();
	const { app, config, database } = house.api;
	let now = NOW;
	const alarms = createAlarms({
		...app.services.letters,
		jobRuns: app.services.jobRuns,
		clock: () => now,
		limits: createLimits({ db: database.db, clock: () => now }),
		outbox: { state: async () => ({ ...(await app.services.letters.outbox.state()), ...waiting(45) }) as never },
		config: {
			...config,
			alarm: { webhookUrl: hook.url, mail: { smtpUrl: mail.url, to: "leitung@anderswo.example" }, diskPercent: 5 },
		},
		disk: async () => disk(10),
	});
	await alarms.tell();
	await alarms.tell();
	expect(hook.received.map((body) => JSON.parse(body).text)).toEqual([
		expect.stringContaining("Briefe gehen nicht hinaus: Der älteste wartet seit 45 Minuten."),
		expect.stringContaining("Der Speicher ist fast voll"),
	]);
	expect(mail.received.map(({ to }) => to)).toEqual(["leitung@anderswo.example", "leitung@anderswo.example"]);

	const [kind] = createAlarmsDesk({ alarms }).toDos ?? [];
	expect(kind?.access).toBe("settings.write");
	expect((await kind?.find(NOW, 20, { id: 1, roles: ["admin"] }))?.map(({ id, tone }) => [id, tone])).toEqual([
		["letters", "err"],
		["disk", "err"],
	]);

	now = new Date(NOW.getTime() + 60 * MINUTE_MS);
	status = 500;
	await expect(alarms.tell()).rejects.toThrow("Die Adresse für Störungen antwortet mit 500.");
});
