import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { hashToken } from "#server/tokens.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { createSecrets } from "./service.ts";

const [FIRST, SECOND, THIRD] = ["eins", "zwei", "drei"].map((word) => word.repeat(10)) as [string, string, string];
const VALUE = { iban: "DE02120300000000202051", bank: "Müller & Söhne" };

let database: TestDatabase;
beforeAll(async () => {
	database = await createTestDatabase();
});
beforeEach(() => database.pool.query("truncate secrets"));
afterAll(() => database.drop());

/** A process that starts with these keys. */
const secretsWith = (current?: string, ...previous: string[]) =>
	createSecrets({
		db: database.db,
		config: readConfig({ SECRET_KEY: current, SECRET_KEY_PREVIOUS: previous.join(",") }),
	});

/** As values were sealed before keys had ids: vector, tag, data. */
function sealedOf(old: string, value: unknown): Buffer {
	const iv = randomBytes(12);
	const cipher = createCipheriv("aes-256-gcm", Buffer.from(hkdfSync("sha256", old, "vsz", "data", 32)), iv);
	const data = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), data]);
}

const storedKey = async () =>
	(await database.pool.query("select value from secrets where name = 'secret_key'")).rows[0]?.value as string;

test("what a key has sealed is readable with it and after it, and with no other", async () => {
	const sealed = await secretsWith(FIRST).encrypt(VALUE);
	expect(sealed.toString("latin1")).not.toContain("DE02");
	expect(await secretsWith(FIRST).decrypt(sealed)).toEqual(VALUE);
	expect(await secretsWith(THIRD, SECOND, FIRST).decrypt(sealed)).toEqual(VALUE);
	await expect(secretsWith(SECOND).decrypt(sealed)).rejects.toThrow();
	expect(await secretsWith(SECOND).decryptOrNull(sealed)).toBeNull();
});

test("what is long lies packed, and comes back as it was", async () => {
	const letter = { subject: "Deine Bestellung", text: "Schön, dass du dabei bist: 1.234,50 €. ".repeat(200) };
	const sealed = await secretsWith(FIRST).encrypt(letter);
	expect(sealed.byteLength).toBeLessThan(JSON.stringify(letter).length / 4);
	expect(await secretsWith(SECOND, FIRST).decrypt(sealed)).toEqual(letter);
	expect(await secretsWith(FIRST).decrypt(sealedOf(FIRST, letter))).toEqual(letter);
});

test("a value says which key it needs: only those of the current one are up to date", async () => {
	const sealed = await secretsWith(FIRST).encrypt(VALUE);
	expect(await secretsWith(FIRST, SECOND).isCurrent(sealed)).toBe(true);
	expect(await secretsWith(SECOND, FIRST).isCurrent(sealed)).toBe(false);
	expect(await secretsWith(FIRST).isCurrent(sealedOf(FIRST, VALUE))).toBe(false);
});

test("a changed byte anywhere is noticed, in the key's id too", async () => {
	const secrets = secretsWith(FIRST, SECOND);
	const sealed = await secrets.encrypt(VALUE);
	for (let index = 0; index < sealed.byteLength; index += 1) {
		const forged = Buffer.from(sealed);
		forged[index] = (forged[index] ?? 0) ^ 1;
		expect([index, await secrets.decryptOrNull(forged)]).toEqual([index, null]);
	}
	for (const odd of [Buffer.alloc(0), Buffer.of(1), sealed.subarray(0, 20)])
		expect(await secrets.decryptOrNull(odd)).toBeNull();
});

test("what was sealed before keys had ids stays readable, also after a change of key", async () => {
	expect(await secretsWith(FIRST).decrypt(sealedOf(FIRST, VALUE))).toEqual(VALUE);
	expect(await secretsWith(SECOND, FIRST).decrypt(sealedOf(FIRST, VALUE))).toEqual(VALUE);
});

test("the step from the database's key to SECRET_KEY, and back, loses nothing", async () => {
	const without = secretsWith();
	const sealed = await without.encrypt(VALUE);
	const older = sealedOf(await storedKey(), VALUE);
	const token = await without.linkToken("order", "VSZ-1");
	const withKey = secretsWith(FIRST);
	expect(await withKey.decrypt(sealed)).toEqual(VALUE);
	expect(await withKey.decrypt(older)).toEqual(VALUE);
	expect(await withKey.isCurrent(sealed)).toBe(false);
	expect(await withKey.linkToken("order", "VSZ-1", hashToken(token))).toBe(token);
	const later = await withKey.encrypt(VALUE);
	expect(await secretsWith(undefined, FIRST).decrypt(later)).toEqual(VALUE);
	await expect(secretsWith().decrypt(later)).rejects.toThrow();
});

test("with SECRET_KEY from the beginning no key lies in the database", async () => {
	await secretsWith(FIRST).encrypt(VALUE);
	expect(await storedKey()).toBeUndefined();
});

test("processes that need the key first at the same time agree on one", async () => {
	const tokens = await Promise.all(Array.from({ length: 4 }, () => secretsWith().linkToken("order", "VSZ-1")));
	expect(new Set(tokens).size).toBe(1);
});

test("a link of an existing row is the one that its hash knows, whichever key made it; a new row's is the current key's", async () => {
	const old = await secretsWith(FIRST).linkToken("booking", "B-1");
	const rotated = secretsWith(THIRD, SECOND, FIRST);
	expect(await rotated.linkToken("booking", "B-1", hashToken(old))).toBe(old);
	const fresh = await rotated.linkToken("booking", "B-1");
	expect(fresh).not.toBe(old);
	expect(fresh).toBe(await secretsWith(THIRD).linkToken("booking", "B-1", hashToken("of another row")));
	expect(await rotated.linkToken("booking", "B-1", hashToken(fresh))).toBe(fresh);
	expect(await rotated.linkToken("order", "B-1", hashToken(old))).not.toBe(old);
});

test("another key than before is noticed unless the old one is named or given up", async () => {
	expect(await secretsWith(FIRST).knowsEarlierKey()).toBe(true);
	expect(await secretsWith(FIRST).knowsEarlierKey()).toBe(true);
	expect(await secretsWith(SECOND).knowsEarlierKey()).toBe(false);
	expect(await secretsWith().knowsEarlierKey()).toBe(false);
	expect(await secretsWith(SECOND, FIRST).knowsEarlierKey()).toBe(true);
	// From now on the second is the one that counts.
	expect(await secretsWith(SECOND).knowsEarlierKey()).toBe(true);
	expect(await secretsWith(FIRST).knowsEarlierKey()).toBe(false);
	expect(await secretsWith(THIRD, "lost").knowsEarlierKey()).toBe(true);
	expect(await secretsWith(THIRD).knowsEarlierKey()).toBe(true);
});

test("a secret that is told once: the newer ends the older, only a hash is kept, and it goes", async () => {
	const { db } = database;
	const secrets = secretsWith(FIRST);
	const first = await secrets.issueOneTime("setup_link");
	expect(await secrets.isOneTime(db, "setup_link", first)).toBe(true);
	const second = await secretsWith(FIRST).issueOneTime("setup_link");
	expect(await secrets.isOneTime(db, "setup_link", first)).toBe(false);
	expect(await secrets.isOneTime(db, "setup_link", second)).toBe(true);
	const { rows } = await database.pool.query("select * from secrets");
	expect(JSON.stringify(rows)).not.toContain(second);
	await secrets.endOneTime(db, "setup_link");
	for (const given of [second, ""]) expect(await secrets.isOneTime(db, "setup_link", given)).toBe(false);
});
