import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { openHouse } from "#tests/support/house.ts";
import { gauge, ofProcesses, one, textOf } from "./families.ts";
import { Histogram } from "./histogram.ts";
import { createHouseMetrics } from "./house.ts";
import { listenForMetrics } from "./listener.ts";
import { createMeters } from "./meters.ts";

test("OPS-03 the text is as Prometheus reads it, and several processes tell together", () => {
	const memory = (value: number) => [gauge("vsz_memory", "So much.", one(value))];
	const told = ofProcesses(
		new Map([
			["7", memory(1)],
			["8", memory(2)],
		]),
	);
	expect(textOf(told)).toBe(
		'# HELP vsz_memory So much.\n# TYPE vsz_memory gauge\nvsz_memory{process="7"} 1\nvsz_memory{process="8"} 2\n',
	);
	const odd = gauge("odd", "Odd.", [{ labels: { job: 'a"b\\c\nd' }, value: 1 }]);
	expect(textOf([odd])).toContain('odd{job="a\\"b\\\\c\\nd"} 1');
});

test("OPS-03 a histogram counts up to each bound, and the sum of all", () => {
	const times = new Histogram([0.1, 1]);
	for (const seconds of [0.05, 0.1, 0.5, 3]) times.add(seconds, { kind: "page" });
	expect(
		textOf([times.family("t", "Times.")])
			.split("\n")
			.slice(2, -1),
	).toEqual([
		't_bucket{kind="page",le="0.1"} 2',
		't_bucket{kind="page",le="1"} 3',
		't_bucket{kind="page",le="+Inf"} 4',
		't_sum{kind="page"} 3.65',
		't_count{kind="page"} 4',
	]);
});

test("OPS-03 a process tells what it answered and asked, and the house how its post, jobs and people stand", async () => {
	const { api } = await openHouse();
	onTestFinished(() => api.close());
	const { database, cache, app } = api;
	const meters = createMeters();
	meters.request("page", 200, 12);
	meters.request("page", 200, 14);
	meters.request("api", 404, 2);
	meters.query(3);
	meters.counts.kept += 5;
	const figures = {
		own: () => meters.families({ cache: cache.size, pool: database.pool, replica: null }),
		house: createHouseMetrics(app.services),
	};
	const door = { port: await freePort(), host: "127.0.0.1" };
	const listener = await listenForMetrics(door, async () => [...figures.own(), ...(await figures.house())]);
	onTestFinished(() => listener.stop());
	const ask = (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`);
	expect((await ask("/")).status).toBe(404);
	const answer = await ask("/metrics");
	expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
	const lines = (await answer.text()).split("\n");
	for (const line of [
		'vsz_answers_from_memory_total{kind="kept"} 5',
		'vsz_requests_total{kind="page",status="200"} 2',
		'vsz_requests_total{kind="api",status="404"} 1',
		'vsz_request_seconds_bucket{kind="page",le="0.025"} 2',
		"vsz_query_seconds_count 1",
		"vsz_database_up 1",
	])
		expect(lines).toContain(line);
	const told = new Set(lines.flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []));
	for (const file of ["deploy/grafana-dashboard.json", "deploy/alerts.yml"])
		for (const [name] of readFileSync(file, "utf8").matchAll(/vsz_\w+/g))
			expect(told, file).toContain(name.replace(/_(bucket|sum|count)$/, ""));
	for (const name of ["vsz_letters_waiting_seconds", "vsz_last_day", "vsz_disk_free_bytes", "vsz_cpu_seconds_total"])
		expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name}(\\{.*\\})? \\d`)));
});
