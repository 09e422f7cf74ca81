import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Beside the house of all other journeys. */
const PORT = Number(process.env.E2E_PORT ?? 4173);
export const EMPTY_PORT = PORT + 1;
export const DEMO_PORT = PORT + 2;

const QUICK = "--import ./scripts/quick-names.mjs";

interface House {
	port: number;
	env: Record<string, string>;
	/** What its start prints at last. */
	until: RegExp;
}

/** A house of a journey's own, with what its start prints. */
async function startHouse({ port, env, until }: House): Promise<{ printed: string; stop(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), "vsz-empty-"));
	const server = spawn(process.execPath, ["src/server/main.ts"], {
		env: { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_ENV: "production", NODE_OPTIONS: QUICK, ...env },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(server, "exit");
	const printed = await new Promise<string>((resolve, reject) => {
		let output = "";
		server.stdout.on("data", (chunk) => {
			output += chunk;
			const [found] = until.exec(output) ?? [];
			if (found) resolve(found);
		});
		void ended.then(() => reject(new Error(`The house did not start:\n${output}`)));
	});
	return {
		printed,
		async stop() {
			server.kill("SIGTERM");
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** A house on its first day, with the link that its start prints. */
export async function startEmptyHouse(): Promise<{ link: string; stop(): Promise<void> }> {
	const until = /http\S+\/einrichten\/\S+(?=\s)/;
	const { printed, stop } = await startHouse({ port: EMPTY_PORT, env: { DEMO: "off" }, until });
	return { link: printed, stop };
}

/** A demo that nobody else needs. */
export const startDemoHouse = () => startHouse({ port: DEMO_PORT, env: { DEMO: "on" }, until: /Anhalten mit Strg\+C/ });
