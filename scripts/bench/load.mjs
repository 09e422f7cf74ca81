import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const CONNECTIONS = 16;

async function withWrk(url, seconds) {
	const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", "Accept-Encoding: br", url];
	const { stdout } = await run("wrk", args);
	if (/Non-2xx/.test(stdout)) throw new Error(`${url} antwortete nicht immer mit 200:\n${stdout}`);
	return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function withAutocannon(url, seconds) {
	const { default: autocannon } = await import("autocannon");
	const result = await autocannon({
		url,
		connections: CONNECTIONS,
		duration: seconds,
		headers: { "accept-encoding": "br" },
	});
	if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} antwortete nicht immer mit 200.`);
	return result.requests.average;
}

/** wrk where it is installed: it needs so little itself that both servers are measured and not the generator. */
export async function loadGenerator() {
	const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;
	return hasWrk ? { name: "wrk", measure: withWrk } : { name: "autocannon", measure: withAutocannon };
}
