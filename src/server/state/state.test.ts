import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { HouseState, StatePart } from "#contract/office/state.ts";
import { JOB_TITLES } from "#server/jobs/desk.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp, testApp } from "#tests/support/app.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { startMollie } from "#tests/support/mollie.ts";
import { staffWith } from "#tests/support/staff.ts";
import { storagePart } from "./parts.ts";
import { bytesText } from "./words.ts";

let testing: TestApp;
let ask: Ask;
let leader: { id: number; token: StaffToken };

beforeAll(async () => {
	testing = await createTestApp();
	ask = asker(testing);
	leader = await staffWith(testing, ask, "admin");
});
afterAll(() => testing.close());

const stateAt = async (house: TestApp, token: StaffToken): Promise<HouseState> =>
	(await asker(house)("GET", "/office/state", { token })).body.data;
const partOf = ({ parts }: HouseState, key: StatePart) => parts.find((part) => part.key === key);
const press = async (path: string, body?: object) =>
	(await ask("POST", `/office/state/${path}`, { token: leader.token, body })).body.data;

describe("SET-02 the state of the house", () => {
	test("tells what stands in for a service, and that nothing is backed up by itself", async () => {
		const state = await stateAt(testing, leader.token);
		for (const key of ["mail", "sms", "payments", "backups"] as const)
			expect([key, partOf(state, key)?.health]).toEqual([key, "warn"]);
		for (const key of ["storage", "database", "process", "clock"] as const)
			expect([key, partOf(state, key)?.health]).toEqual([key, "ok"]);
		expect(partOf(state, "backups")?.sentence).toContain("keine Sicherung von selbst");
		expect(partOf(state, "database")?.facts[0]?.value).toMatch(/^PostgreSQL \d+/);
		for (const { name, title } of state.jobs) expect([name, title]).toEqual([name, JOB_TITLES[name]]);
	});

	test("names no key and no password", async () => {
		const env = {
			SMTP_URL: "smtp://vsz:geheim123@mail.example:587",
			SMS_API_KEY: "sms-geheim-456",
			MOLLIE_API_KEY: "live_geheim789xyz",
		};
		const configured = await testApp({ beside: testing, env });
		const state = await stateAt(configured, leader.token);
		expect(JSON.stringify(state)).not.toMatch(/geheim/);
		expect(partOf(state, "mail")).toMatchObject({
			health: "ok",
			facts: expect.arrayContaining([{ label: "Server", value: "mail.example:587" }]),
		});
		expect(partOf(state, "payments")?.health).toBe("ok");
	});

	test("tells that letters wait for too long, and that some were given up", async () => {
		const late = await testApp({ beside: testing, clock: () => new Date(Date.now() + 3_600_000) });
		await press("mail");
		expect(partOf(await stateAt(late, leader.token), "mail")).toMatchObject({
			health: "err",
			sentence: expect.stringContaining("wartet seit"),
		});
		await mailbox(testing)();
		await testing.database.pool.query(
			"update outbox set state = 'failed', next_try_at = now() where kind = 'mail_test'",
		);
		expect(partOf(await stateAt(testing, leader.token), "mail")).toMatchObject({
			health: "warn",
			sentence: expect.stringContaining("nicht zustellbar: 1 Mail"),
		});
		await testing.database.pool.query("delete from outbox where kind = 'mail_test'");
	});

	test("judges the room that is left", () => {
		const disk = { folder: "/data", totalBytes: 100e9, isWritable: true };
		const healths = [50e9, 9e9, 2e9].map((freeBytes) => storagePart({ ...disk, freeBytes }).health);
		expect(healths).toEqual(["ok", "warn", "err"]);
		expect(storagePart({ ...disk, freeBytes: 50e9, isWritable: false }).health).toBe("err");
		expect([0, 999, 38.2e9, 310e6].map((bytes) => bytesText(bytes).replace("\u00a0", " "))).toEqual([
			"0 Byte",
			"999 Byte",
			"38,2 GB",
			"310 MB",
		]);
	});
});

describe("SET-02 a test button", () => {
	test("sends a letter to whoever presses it, and to nobody else", async () => {
		const mails = mailbox(testing);
		await mails();
		expect((await press("mail")).sentence).toContain("admin@vsz.example");
		const sent = await mails();
		expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
			["admin@vsz.example", "Testbrief aus der Verwaltung"],
		]);
		const { facts } = partOf(await stateAt(testing, leader.token), "mail") ?? { facts: [] };
		expect(facts).toContainEqual({ label: "In 30 Tagen", value: expect.stringMatching(/^[1-9]\d* verschickt/) });
	});

	test("sends an SMS to a German mobile number, three times an hour", async () => {
		const sms = (phone_number: string) =>
			ask("POST", "/office/state/sms", { token: leader.token, body: { phone_number } });
		expect((await sms("0351 0000000")).body.code).toBe("phone_not_mobile");
		for (const _ of [1, 2, 3]) expect((await sms("0151 12345678")).status).toBe(200);
		expect((await sms("0151 12345678")).status).toBe(429);
		const { rows } = await testing.database.pool.query(
			"select details from audit_trail where action = 'sms_tested' limit 1",
		);
		expect(rows[0].details).toEqual({ number: "…5678" });
	});

	test("asks the payment provider whether it knows the key", async () => {
		expect(await press("payments")).toMatchObject({ health: "ok", sentence: expect.stringContaining("Testseite") });
		const mollie = await startMollie();
		onTestFinished(async () => void (await mollie.stop()));
		const check = async (env: Record<string, string>) => {
			const house = await testApp({ beside: testing, env });
			return (await asker(house)("POST", "/office/state/payments", { token: leader.token })).body.data;
		};
		expect(await check(mollie.env)).toEqual({ health: "ok", sentence: "Mollie nimmt den Schlüssel an." });
		const wrong = await check({ ...mollie.env, MOLLIE_API_KEY: "test_einganzanderer" });
		expect(wrong).toMatchObject({ health: "err", sentence: expect.stringContaining("Unauthorized") });
		expect(wrong.sentence).not.toContain("einganzanderer");
	});

	test("writes into the storage and leaves nothing there", async () => {
		const folder = mediaFolders(testing.config.dataDir).public;
		const before = await readdir(folder);
		expect((await press("storage")).health).toBe("ok");
		expect(await readdir(folder)).toEqual(before);
	});

	test("says so when the storage cannot be written", async () => {
		const broken = await testApp({ beside: testing });
		await broken.fastify.ready();
		const folder = mediaFolders(broken.config.dataDir).private;
		await mkdir(dirname(folder), { recursive: true });
		await writeFile(folder, "a file where a folder should be");
		const { body } = await asker(broken)("POST", "/office/state/storage", { token: leader.token });
		expect(body.data).toMatchObject({ health: "err", sentence: expect.stringContaining("lässt sich nicht schreiben") });
	});

	test("runs a job, tells why one failed, and runs none twice at once", async () => {
		expect(await press("job/old-pins")).toEqual({ health: "ok", sentence: "Die Aufgabe ist gelaufen." });
		const jobOf = async () => (await stateAt(testing, leader.token)).jobs.find(({ name }) => name === "old-pins");
		expect(await jobOf()).toMatchObject({ health: "ok", is_running: false, error: null, took_ms: expect.any(Number) });
		await testing.database.pool.query("alter table pins rename to pins_away");
		expect((await press("job/old-pins")).sentence).toContain("Die Aufgabe ist gescheitert");
		await testing.database.pool.query("alter table pins_away rename to pins");
		expect(await jobOf()).toMatchObject({ health: "err", error: expect.stringContaining("pins") });
		await testing.database.pool.query("update job_runs set began_at = now(), ended_at = null where name = 'old-pins'");
		expect((await press("job/old-pins")).sentence).toBe("Diese Aufgabe läuft gerade.");
		expect((await ask("POST", "/office/state/job/none", { token: leader.token })).status).toBe(404);
	});

	test("lets nothing be deleted by a clock in doubt", async () => {
		const told = vi.spyOn(console, "error").mockImplementation(() => {});
		const doubting = await testApp({ beside: testing, clock: () => new Date(Date.now() + 90 * 86_400_000) });
		const outcome = await doubting.app.services.stateOffice.runJob(doubting.app.jobs, "retention", {
			...{
				kind: "staff",
				id: leader.id,
				roles: ["admin"],
				token: Buffer.alloc(0),
				isProven: true,
				address: "",
				browser: "",
			},
		});
		expect(outcome).toMatchObject({ health: "err", sentence: expect.stringContaining("Uhr unglaubwürdig") });
		expect(partOf(await stateAt(testing, leader.token), "clock")?.health).toBe("err");
		expect(told).toHaveBeenCalledOnce();
		told.mockClear();
	});
});
