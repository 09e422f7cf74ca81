#!/usr/bin/env node
// Playwright drives Debian's Firefox over WebDriver BiDi, but asks it for one thing that it does not know yet. This stands
// between the two as if it were Firefox, and says yes to that.
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const UNKNOWN_TO_FIREFOX = ["emulation.setMediaFeaturesOverride"];
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr", process.argv.slice(2), {
	stdio: ["ignore", "ignore", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => firefox.kill("SIGKILL"));

let said = "";
firefox.stderr.on("data", (chunk) => {
	if (said === null) return;
	said += chunk;
	const [, address] = LISTENING.exec(said) ?? [];
	if (!address) return;
	said = null;
	const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () =>
		process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
	);
	server.on("connection", (client, { url }) => join(client, new WebSocket(`${address}${url}`)));
});

function join(client, browser) {
	const opened = new Promise((resolve) => browser.once("open", resolve));
	client.on("message", async (data) => {
		const text = String(data);
		const { id, method } = JSON.parse(text);
		if (UNKNOWN_TO_FIREFOX.includes(method)) return client.send(JSON.stringify({ type: "success", id, result: {} }));
		await opened;
		browser.send(text);
	});
	browser.on("message", (data) => client.send(String(data)));
	client.on("close", () => browser.close());
	browser.on("close", () => client.close());
}
