import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/folder.ts";

const CONTENDERS = 6;

/** Waits for the word, tries, tells what came of it and stays. */
const CONTENDER = `
	import { lockDataFolder } from "#server/start/data-lock.ts";
	process.send("ready");
	process.on("message", async (folder) => {
		process.send(await lockDataFolder(folder).then(() => "won", (error) => error.message));
	});`;

async function contender(): Promise<ChildProcess> {
	const child = spawn(process.execPath, ["--input-type=module", "--eval", CONTENDER], {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	await once(child, "message");
	return child;
}

/** All at once; answers who won and what the others were told. */
async function contest(children: ChildProcess[], folder: string) {
	const outcomes = await Promise.all(
		children.map(async (child) => {
			const answer = once(child, "message");
			child.send(folder);
			return { child, outcome: String((await answer)[0]) };
		}),
	);
	const { won = [], lost = [] } = Object.groupBy(outcomes, ({ outcome }) => (outcome === "won" ? "won" : "lost"));
	return { winners: won.map(({ child }) => child), losers: lost };
}

test("of many processes that start at once exactly one gets the data folder, and a killed one gives it up to exactly one", async () => {
	const folder = await temporaryFolder();
	await writeFile(join(folder, "vsz.pid"), "4194000");
	const children = await Promise.all(Array.from({ length: CONTENDERS }, contender));
	const { winners, losers } = await contest(children, folder);
	expect(winners.length).toBe(1);
	const [winner] = winners as [ChildProcess];
	expect(await readFile(join(folder, "vsz.pid"), "utf8")).toBe(String(winner.pid));
	for (const { outcome } of losers) expect(outcome).toMatch(/wird schon von Prozess \d+ benutzt/);

	const ended = once(winner, "exit");
	winner.kill("SIGKILL");
	await ended;
	const rest = losers.map(({ child }) => child);
	expect((await contest(rest, folder)).winners.length).toBe(1);
}, 60_000);
