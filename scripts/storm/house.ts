import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { connectTo, embeddedUrl } from "#tests/support/embedded.ts";
import { freePort } from "#tests/support/free-port.ts";
import { SERVER_COMMAND, SERVER_ENV } from "../serve.mjs";
import { nodeBinary, projectFolder } from "../setup.mjs";

const START_MS = 120_000;

export interface House {
	/** Always on this machine. */
	url: string;
	databaseUrl: string;
	/** Where letters become files. */
	letters: string;
	client: pg.Client;
	end(): Promise<void>;
}

async function untilReady(url: string): Promise<void> {
	for (const since = Date.now(); Date.now() - since < START_MS; await sleep(100)) {
		const answer = await fetch(`${url}/health`).catch(() => null);
		if (answer?.ok) return;
	}
	throw new Error("Die Website antwortet nicht.");
}

/** The product as it is delivered, with the demo, on data of its own that goes with it. */
export async function openHouse(processes: number): Promise<House> {
	const folder = mkdtempSync(join(tmpdir(), "vsz-storm-"));
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const product = spawn(nodeBinary(), SERVER_COMMAND, {
		cwd: projectFolder,
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			...SERVER_ENV,
			NODE_ENV: "production",
			PORT: String(port),
			DATA_DIR: folder,
			PROCESSES: String(processes),
			TRUST_PROXY: "1",
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = new Promise((resolve) => product.once("exit", resolve));
	async function stop(): Promise<void> {
		product.kill("SIGTERM");
		await ended;
		rmSync(folder, { recursive: true, force: true });
	}
	try {
		await untilReady(url);
		const databaseUrl = await embeddedUrl(folder);
		const client = await connectTo(databaseUrl);
		return {
			url,
			databaseUrl,
			letters: join(folder, "outbox"),
			client,
			async end() {
				await client.end();
				await stop();
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}
