import { errorForLog } from "#server/for-log.ts";

export type Closer = () => Promise<unknown>;

export interface Ending {
	/** Once everything runs; before that a signal ends the process at once, and the next start clears up. */
	onSignal(): void;
	/** Whether it has begun: what fails then fails because of it. */
	hasBegun(): boolean;
}

const STOP_TIMEOUT_MS = 60_000;

/** Closes what was opened last first. What cannot be closed does not keep the rest open. */
export async function closeAll(closers: Closer[]): Promise<boolean> {
	let isClean = true;
	for (const close of closers.splice(0).reverse()) {
		try {
			await close();
		} catch (error) {
			isClean = false;
			tell("Beim Anhalten ist etwas schiefgegangen", error);
		}
	}
	return isClean;
}

const tell = (sentence: string, error: unknown): void =>
	console.error(`${sentence}: ${JSON.stringify(error instanceof Error ? errorForLog(error) : { type: typeof error })}`);

/** The other end of some connection is gone. Who used it knows by other means, and nothing here is broken. */
const isGoneClient = (error: unknown): boolean =>
	error instanceof Error &&
	"syscall" in error &&
	"code" in error &&
	(error.code === "EPIPE" || error.code === "ECONNRESET");

/**
 * However the process ends of its own accord, open requests are answered first and the database is stopped last. After
 * an error that nobody foresaw nothing is sure any more: then it ends with 1, so that a service manager starts it anew.
 */
export function endInOrder(closers: Closer[]): Ending {
	let ending = false;

	async function end(code: 0 | 1): Promise<void> {
		if (ending) return;
		ending = true;
		console.log("Halte an …");
		setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
		const isClean = await closeAll(closers);
		process.exit(isClean ? code : 1);
	}

	const onFault = (error: unknown) => {
		if (isGoneClient(error)) return;
		tell("Ein unvorhergesehener Fehler beendet den Prozess", error);
		void end(1);
	};
	process.on("uncaughtException", onFault);
	process.on("unhandledRejection", onFault);

	return {
		hasBegun: () => ending,
		onSignal() {
			const stop = () => void end(0);
			process.on("SIGTERM", stop);
			process.on("SIGINT", stop);
			// Started by `npm start`: when that is killed, nobody could stop this process any more.
			if (process.channel) {
				process.channel.unref();
				process.on("disconnect", stop);
			}
		},
	};
}
