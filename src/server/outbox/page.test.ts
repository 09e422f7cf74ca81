import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/folder.ts";
import { registerOutboxPage } from "./page.ts";

test("RUN-18 messages that are no longer among the newest are one link away", async () => {
	const dataDir = await temporaryFolder();
	await mkdir(join(dataDir, "outbox"));
	const nameOf = (index: number) => `2026-11-15T10-00-00.${String(index).padStart(3, "0")}Z-a.sms.txt`;
	for (let index = 0; index < 250; index += 1)
		await writeFile(join(dataDir, "outbox", nameOf(index)), `To: +49\n\nNummer ${index}.\n`);
	const fastify = Fastify();
	registerOutboxPage({ dataDir, isDemonstration: false })(fastify);
	const page = async (url: string) => (await fastify.inject({ url })).body;
	const first = await page("/postausgang");
	expect([first.includes("Nummer 249."), first.includes("Nummer 50."), first.includes("Nummer 49.")]).toEqual([
		true,
		true,
		false,
	]);
	const [, older = ""] = /href="([^"]+)">Ältere Nachrichten/.exec(first) ?? [];
	const second = await page(older);
	expect([second.includes("Nummer 49."), second.includes("Nummer 0."), second.includes("Ältere")]).toEqual([
		true,
		true,
		false,
	]);
	expect(await page("/postausgang?vor=")).toContain("Noch keine Nachricht");
});
