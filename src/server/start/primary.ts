import cluster, { type Worker } from "node:cluster";
import type { Config } from "#server/config.ts";
import type { Closer, Ending } from "./ending.ts";
import { StartError } from "./explain.ts";
import { askFigures } from "./figures.ts";
import { takeBackWhatWasHandedTo } from "./handed-over.ts";
import { openMetrics } from "./metrics.ts";
import { openDatabase } from "./opening.ts";
import { migrateAgain, prepare } from "./preparing.ts";
import { refuseAccident } from "./production.ts";
import { type Member, supervise } from "./supervisor.ts";
import { complain, say, step } from "./voice.ts";
import { welcomeLines } from "./welcome.ts";
import { DRAIN, type ToPrimary } from "./worker.ts";

interface Ready {
	port: number;
	setupToken: string | null;
}

/** A new process that answers; fails when it ends before it does. */
function beginWorker(url: string, opensLink: boolean): Member<Ready> {
	const worker = cluster.fork();
	takeBackWhatWasHandedTo(worker);
	const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
	const ready = new Promise<Ready>((resolve, reject) => {
		worker.on("message", (word: ToPrimary) => {
			if (word === "begun") worker.send({ url, opensLink });
			else if ("ready" in word) resolve(word.ready);
		});
		void ended.then(() => reject(new StartError("Ein Prozess hat sich beim Start beendet; der Grund steht darüber.")));
	});
	return {
		id: worker.process.pid ?? 0,
		ready,
		ended,
		stop: () => worker.process.kill("SIGTERM"),
		drain: () => sendTo(worker, DRAIN),
	};
}

/** To one that has just died nothing is said any more. */
const sendTo = (worker: Worker, word: string): void => void (worker.isConnected() && worker.send(word));

/** OPS-06: also into a new version whose code lies in the folder; the old one can live with its schema. */
const renew = (url: string, workers: { renew(): Promise<void> }) =>
	migrateAgain(url).then(workers.renew, (error: Error) =>
		complain(`Das Schema ließ sich nicht erneuern, die alten Prozesse antworten weiter: ${error.message}`),
	);

/**
 * OPS-01: owns the database and looks after the processes that answer; it answers nothing itself. SIGHUP replaces them
 * one after the other.
 */
export async function runPrimary(given: Config, closers: Closer[], ending: Ending): Promise<void> {
	refuseAccident(given);
	const url = await openDatabase(given, closers);
	const { config, hasDemo } = await prepare(given, url);
	// From here on others depend on this process: they are ended in order too.
	ending.onSignal();
	await openMetrics(config, askFigures, closers);
	let opensLink = true;
	const workers = supervise<Ready>({
		count: config.processes,
		begin: () => {
			const worker = beginWorker(url, opensLink);
			opensLink = false;
			return worker;
		},
		log: complain,
	});
	closers.push(() => workers.stop());
	const first = await step(`${config.processes} Prozesse antworten`, () => workers.ready);
	process.on("SIGHUP", () => void renew(url, workers));
	for (const line of welcomeLines(config, { ...first, hasDemo })) say(line);
}
