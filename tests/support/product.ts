import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";

export interface Product {
	url: string;
	output(): string;
	process: ChildProcess;
	/** Waits for the end and answers the exit code. */
	ended: Promise<number | null>;
}

interface Options {
	env: Record<string, string>;
	port?: number;
	args?: string[];
}

/** The real server process, as a service manager would start it. */
export async function launch({ env, port, args = [] }: Options): Promise<Product> {
	const own = port ?? (await freePort());
	let output = "";
	const child = spawn(process.execPath, ["src/server/main.ts", ...args], {
		env: {
			PATH: process.env.PATH ?? "",
			HOME: process.env.HOME ?? "/tmp",
			PORT: String(own),
			// What was compiled for one start need not be compiled for the next.
			NODE_COMPILE_CACHE: join(inject("demoFolder"), "compiled"),
			NODE_OPTIONS: "--import ./scripts/quick-names.mjs",
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		output += chunk;
	});
	const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
	onTestFinished(async () => {
		if (child.exitCode === null && child.signalCode === null) {
			child.kill("SIGTERM");
			await ended;
		}
	});
	return { url: `http://127.0.0.1:${own}`, output: () => output, process: child, ended };
}

const START_TIMEOUT_MS = 90_000;

/** The real server process, ready to answer. */
export async function start(options: Options): Promise<Product> {
	const product = await launch(options);
	const deadline = Date.now() + START_TIMEOUT_MS;
	for (;;) {
		const ready = await fetch(`${product.url}/health`).then(
			(response) => response.ok,
			() => false,
		);
		if (ready) return product;
		if (product.process.exitCode !== null || Date.now() > deadline)
			throw new Error(`did not start:\n${product.output()}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
