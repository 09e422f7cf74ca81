import { spawn } from "node:child_process";
import { join } from "node:path";
import { nodeBinary, projectFolder } from "./setup.mjs";

/** Runs the server in the foreground and passes signals on; the open channel tells it when this process is gone. */
export function serve({ nodeOptions = [], args = [], env = {} } = {}) {
	const server = spawn(nodeBinary(), [...nodeOptions, join(projectFolder, "src/server/main.ts"), ...args], {
		cwd: projectFolder,
		env: { ...process.env, ...env },
		stdio: ["inherit", "inherit", "inherit", "ipc"],
	});
	for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
	return new Promise((resolve, reject) => {
		server.on("error", reject);
		server.on("exit", (code) => resolve(code ?? 1));
	});
}
