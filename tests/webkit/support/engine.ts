import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { miniBrowser, WEBKIT } from "#tests/support/engines.ts";
import { freePort } from "#tests/support/free-port.ts";

const PATIENCE_MS = 20_000;

/** An element, as WebDriver names it. */
export type Element = Record<string, string>;

interface Answer {
	value: { error?: string; message?: string } | null;
}

/** WebKitGTK over WebDriver, on a display that nobody sees. */
export class WebKit {
	readonly #processes: ChildProcess[];
	readonly #driver: string;
	#session = "";

	private constructor(driver: string, processes: ChildProcess[]) {
		this.#driver = driver;
		this.#processes = processes;
	}

	static async start(): Promise<WebKit> {
		const [port, display] = [await freePort(), `:${100 + (process.pid % 800)}`];
		const screen = spawn(WEBKIT.display, [display, "-screen", "0", "1400x1100x24"], { stdio: "ignore" });
		const env = { ...process.env, DISPLAY: display };
		const driver = spawn(WEBKIT.driver, [`--port=${port}`], { env, stdio: "ignore" });
		const webkit = new WebKit(`http://127.0.0.1:${port}`, [driver, screen]);
		const options = { binary: miniBrowser(), args: ["--automation"] };
		const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
		const { sessionId } = await webkit.#untilUp<{ sessionId: string }>("/session", { capabilities });
		webkit.#session = `/session/${sessionId}`;
		return webkit;
	}

	async close(): Promise<void> {
		await this.send("DELETE", "");
		for (const child of this.#processes) child.kill();
	}

	/** A call within the session. */
	send<T>(method: string, path: string, body?: object): Promise<T> {
		return this.#ask(method, this.#session + path, body);
	}

	/** Runs a function in the page; elements go in and out. */
	run<T>(work: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
		return this.send("POST", "/execute/sync", { script: `return (${work})(...arguments)`, args });
	}

	async #ask<T>(method: string, path: string, body?: object): Promise<T> {
		const sent = body || method === "POST" ? { body: JSON.stringify(body ?? {}) } : {};
		const { value } = (await (await fetch(this.#driver + path, { method, ...sent })).json()) as Answer;
		if (value?.error) throw new Error(`${value.error}: ${value.message}`);
		return value as T;
	}

	/** Driver and display take a moment. */
	async #untilUp<T>(path: string, body: object): Promise<T> {
		const deadline = Date.now() + PATIENCE_MS;
		for (;;) {
			const answer = await this.#ask<T>("POST", path, body).catch((error: Error) => error);
			if (!(answer instanceof Error)) return answer;
			if (Date.now() > deadline) throw answer;
			await setTimeout(200);
		}
	}
}
