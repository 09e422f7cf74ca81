import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_COMMAND, SERVER_ENV } from "./serve.mjs";
import { build, install, nodeBinary, projectFolder } from "./setup.mjs";

const TRIES = 600;

async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address();
	server.close();
	return port;
}

async function untilReady(base) {
	for (let attempt = 0; attempt < TRIES; attempt += 1) {
		const answer = await fetch(`${base}/health`).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("Die Website antwortet nicht.");
}

/** Runs the product as it is delivered, on data of its own, for the length of some work with its address and a folder. */
export async function withProduct(work, env = {}) {
	await install();
	await build();
	const port = await freePort();
	const base = `http://127.0.0.1:${port}`;
	const folder = mkdtempSync(join(tmpdir(), "vsz-product-"));
	const product = spawn(nodeBinary(), SERVER_COMMAND, {
		cwd: projectFolder,
		env: {
			...process.env,
			...SERVER_ENV,
			NODE_ENV: "production",
			PORT: String(port),
			DATA_DIR: join(folder, "data"),
			...env,
		},
		// By the open channel it knows when this process is gone.
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	try {
		await untilReady(base);
		return await work({ base, folder, dataDir: join(folder, "data") });
	} finally {
		product.kill("SIGTERM");
		await new Promise((resolve) => product.once("exit", resolve));
		rmSync(folder, { recursive: true, force: true });
	}
}
