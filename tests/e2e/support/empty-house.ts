import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Beside the house of all other journeys. */
export const EMPTY_PORT = Number(process.env.E2E_PORT ?? 4173) + 1;

/** A house on its first day, with the link that its start prints. */
export async function startEmptyHouse(): Promise<{ link: string; stop(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), "vsz-empty-"));
	const server = spawn(process.execPath, ["src/server/main.ts"], {
		env: { ...process.env, PORT: String(EMPTY_PORT), DATA_DIR: folder, DEMO: "off", NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(server, "exit");
	const link = await new Promise<string>((resolve, reject) => {
		let output = "";
		server.stdout.on("data", (chunk) => {
			output += chunk;
			const [found] = /http\S+\/einrichten\/\S+(?=\s)/.exec(output) ?? [];
			if (found) resolve(found);
		});
		void ended.then(() => reject(new Error(`The house did not start:\n${output}`)));
	});
	return {
		link,
		async stop() {
			server.kill("SIGTERM");
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
