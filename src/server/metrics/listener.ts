import { createServer } from "node:http";
import type { Config } from "#server/config.ts";
import { type Family, textOf } from "./families.ts";

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** A door of its own, for the machine that collects figures; nobody comes there from outside. */
export async function listenForMetrics(
	{ port, host }: NonNullable<Config["metrics"]>,
	collect: () => Promise<Family[]>,
): Promise<{ stop(): Promise<void> }> {
	const server = createServer(async ({ method, url }, response) => {
		if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
		try {
			const text = textOf(await collect());
			response.writeHead(200, { "Content-Type": TYPE, "Cache-Control": "no-store" }).end(text);
		} catch {
			response.writeHead(503).end();
		}
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, resolve);
	});
	return {
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
