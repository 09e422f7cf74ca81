import type { Socket } from "node:net";
import pg from "pg";
import { DescribedOnce, type KnownColumns, type Named } from "./described-once.ts";

/** A server that takes a connection and then says nothing is as good as none. */
const CONNECT_TIMEOUT_MS = 5_000;
/** One restart breaks all connections at once: that is one line. */
const SAY_LOST_EVERY_MS = 10_000;

const isBegin = (asked: unknown): boolean =>
	(asked as { text?: string } | undefined)?.text?.startsWith("begin") ?? false;
/** Nobody reads more of it. */
const BEGUN = { command: "BEGIN", rows: [], rowCount: null, oid: 0, fields: [] };

const isNamed = (asked: unknown): asked is Named => Boolean((asked as Partial<Named> | undefined)?.name);

/** As the pool calls it. */
type Done = (error: Error) => void;
type Query = (...asked: unknown[]) => unknown;

/**
 * The connections of one pool. While the database is away one of them at a time knocks and the others are refused at
 * once, so that nobody waits for what is known. Trouble and its end are each told in one line.
 */
export function guardedClient(log: (line: string) => void, onQuery: (ms: number) => void): typeof pg.Client {
	let trouble: Error | null = null;
	let since = 0;
	let knocking = 0;
	let saidLost = Number.NEGATIVE_INFINITY;

	function sayLost({ message }: Error): void {
		if (performance.now() - saidLost < SAY_LOST_EVERY_MS) return;
		saidLost = performance.now();
		log(`Datenbank: Verbindung verloren (${message}).`);
	}

	function note(error: Error | null): void {
		if (error && !trouble) {
			since = performance.now();
			log(`Datenbank: nicht erreichbar (${error.message}).`);
		}
		if (!error && trouble) log(`Datenbank: wieder da nach ${Math.ceil((performance.now() - since) / 1000)} s.`);
		trouble = error;
	}

	return class extends pg.Client {
		readonly #columns: KnownColumns = new Map();

		constructor(config?: pg.ClientConfig) {
			super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
			// While it is lent out nobody else listens, and an unheard error would end the process. Who uses the connection
			// learns of it by the next query.
			this.on("error", sayLost);
		}

		override connect(): Promise<pg.Client>;
		override connect(done: Done): void;
		override connect(done?: Done): Promise<pg.Client> | undefined {
			if (!done) return super.connect();
			if (trouble && knocking > 0) {
				setImmediate(done, trouble);
				return;
			}
			knocking += 1;
			super.connect((error: Error | null) => {
				knocking -= 1;
				note(error);
				done(error as Error);
			});
		}

		/** What is asked in the same moment leaves in one go. */
		private sendTogether(): void {
			const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
			stream.cork();
			process.nextTick(() => stream.uncork());
		}

		/** Its own way of asking hands a query of ours back instead of promising what comes of it. */
		#ask(asked: unknown[]): unknown {
			const query = super.query as Query;
			const [config, given] = asked;
			if (!isNamed(config)) return query.apply(this, asked);
			const values = Array.isArray(given) ? given : config.values;
			const described = new DescribedOnce({ ...config, values }, this.#columns);
			const done = asked.at(-1);
			if (typeof done === "function") return query.call(this, described, done);
			return new Promise((resolve, reject) =>
				query.call(this, described, (error: Error | null, answer: unknown) =>
					error ? reject(error) : resolve(answer),
				),
			);
		}

		/** However it is asked, with a promise or with a word when it is done. */
		override query(...asked: unknown[]): never {
			const begun = performance.now();
			const noted = () => onQuery(performance.now() - begun);
			this.sendTogether();
			const done = asked.at(-1);
			if (typeof done === "function")
				asked[asked.length - 1] = (...answer: unknown[]) => {
					noted();
					done(...answer);
				};
			const answer = this.#ask(asked);
			if (answer instanceof Promise) answer.then(noted, noted);
			// A transaction begins with what is asked in it first, in one go; where it cannot begin, that fails too.
			return (isBegin(asked[0]) ? Promise.resolve(BEGUN) : answer) as never;
		}
	};
}
