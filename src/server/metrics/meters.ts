import { monitorEventLoopDelay } from "node:perf_hooks";
import { ownProcess } from "#server/state/process.ts";
import { counter, type Family, gauge, one } from "./families.ts";
import { Histogram } from "./histogram.ts";

const REQUEST_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const QUERY_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5];
const NS_PER_S = 1e9;
const MS_PER_S = 1e3;

/** What was asked for; few, whatever addresses people think of. */
export type RequestKind = "page" | "api" | "office" | "film" | "media" | "other";

interface Gauges {
	/** Answers kept in memory. */
	cache: { entries: number; bytes: number };
	/** Of the standby; none where there is none. */
	replica: { standby: number; primary: number; lag: number; isReady: boolean } | null;
	pool: { totalCount: number; idleCount: number; waitingCount: number };
}

/** OPS-03: what one process counts of its own work. A kept answer costs it one addition. */
export function createMeters() {
	const requests = new Histogram(REQUEST_BOUNDS);
	const queries = new Histogram(QUERY_BOUNDS);
	const delay = monitorEventLoopDelay({ resolution: 20 });
	const counts = { kept: 0, assets: 0 };
	const statuses = new Map<string, { labels: { kind: string; status: string }; value: number }>();

	return {
		counts,

		request(kind: RequestKind, status: number, ms: number): void {
			requests.add(ms / MS_PER_S, { kind });
			const key = `${kind} ${status}`;
			const known = statuses.get(key) ?? { labels: { kind, status: String(status) }, value: 0 };
			known.value += 1;
			statuses.set(key, known);
		},

		query: (ms: number): void => queries.add(ms / MS_PER_S),

		/** As of now. */
		families({ cache, pool, replica }: Gauges): Family[] {
			const { startedAt, version, node } = ownProcess();
			const { rss, heapUsed } = process.memoryUsage();
			const most = delay.count === 0 ? 0 : delay.max / NS_PER_S;
			delay.enable();
			delay.reset();
			return [
				counter("vsz_answers_from_memory_total", "Answers that were served from memory.", [
					{ labels: { kind: "kept" }, value: counts.kept },
					{ labels: { kind: "asset" }, value: counts.assets },
				]),
				counter("vsz_requests_total", "Answers that the application has made.", [...statuses.values()]),
				requests.family("vsz_request_seconds", "How long the application took for an answer."),
				queries.family("vsz_query_seconds", "How long the database took for a statement."),
				gauge("vsz_cache_entries", "Answers in memory.", one(cache.entries)),
				gauge("vsz_cache_bytes", "What they take.", one(cache.bytes)),
				gauge("vsz_connections", "Connections to the database.", [
					{ labels: { state: "busy" }, value: pool.totalCount - pool.idleCount },
					{ labels: { state: "idle" }, value: pool.idleCount },
				]),
				gauge("vsz_connections_awaited", "Who waits for a connection.", one(pool.waitingCount)),
				...(replica ? replicaFamilies(replica) : []),
				gauge("vsz_memory_bytes", "Memory of the process.", [
					{ labels: { kind: "resident" }, value: rss },
					{ labels: { kind: "heap" }, value: heapUsed },
				]),
				gauge(
					"vsz_event_loop_delay_seconds",
					"The longest time since the last look that nothing else could run.",
					one(most),
				),
				counter("vsz_cpu_seconds_total", "Time on a core.", one(cpuSeconds())),
				gauge("vsz_started_seconds", "When the process began.", one(startedAt.getTime() / MS_PER_S)),
				gauge("vsz_build", "Which version runs.", [{ labels: { version, node }, value: 1 }]),
			];
		},
	};
}

const replicaFamilies = ({ standby, primary, lag, isReady }: NonNullable<Gauges["replica"]>): Family[] => [
	counter("vsz_content_reads_total", "Public answers by the database that they were read from.", [
		{ labels: { from: "replica" }, value: standby },
		{ labels: { from: "primary" }, value: primary },
	]),
	gauge("vsz_replica_ready", "Whether public pages are read from the replica.", one(isReady ? 1 : 0)),
	gauge("vsz_replica_lag_seconds", "How far it is behind.", one(lag)),
];

function cpuSeconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6;
}

export type Meters = ReturnType<typeof createMeters>;
