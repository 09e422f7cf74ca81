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

/** Copies rows in or out, and is heard as a stream. */
const isStream = (asked: unknown): boolean => typeof (asked as { submit?: unknown } | undefined)?.submit === "function";

/** PostgreSQL's word for what is asked in a transaction in which something has failed before. */
const IN_FAILED_TRANSACTION = "25P02";

/** As the pool calls it. */
type Done = (error: Error) => void;
type DatabaseError = Error & { code?: string };
type Told = (error: DatabaseError | null, answer: unknown) => void;
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
		#failure: DatabaseError | null = null;

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

		#send([config, given]: unknown[], told: Told): void {
			const query = super.query as Query;
			const values = Array.isArray(given) ? given : undefined;
			if (isNamed(config))
				query.call(this, new DescribedOnce(values ? { ...config, values } : config, this.#columns), told);
			else query.call(this, typeof config === "string" ? config : { ...(config as object) }, values, told);
		}

		/** What fails in a transaction after something else did, in one go with it, fails for the same reason. */
		#reasonOf(error: DatabaseError): DatabaseError {
			if (error.code !== IN_FAILED_TRANSACTION || !this.#failure) this.#failure = error;
			return this.#failure;
		}

		/** However it is asked, with a promise or with a word when it is done. */
		override query(...asked: unknown[]): never {
			this.sendTogether();
			if (isStream(asked[0])) return (super.query as Query).apply(this, asked) as never;
			const begun = performance.now();
			const then = (told: Told) => (error: DatabaseError | null, answer: unknown) => {
				onQuery(performance.now() - begun);
				told(error && this.#reasonOf(error), answer);
			};
			const done = asked.at(-1);
			if (typeof done === "function") return this.#send(asked.slice(0, -1), then(done as Told)) as never;
			const answer = new Promise((resolve, reject) =>
				this.#send(
					asked,
					then((error, found) => (error ? reject(error) : resolve(found))),
				),
			);
			if (!isBegin(asked[0])) return answer as never;
			// A transaction begins with what is asked in it first, in one go; where it cannot begin, that fails too.
			answer.catch(() => {});
			return Promise.resolve(BEGUN) as never;
		}
	};
}
