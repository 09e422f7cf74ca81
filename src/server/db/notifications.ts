import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const RECONNECT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;

type Channel = "content_changed" | "outbox";

interface Subscription {
	close(): Promise<void>;
}

/** Waits until the connection is lost, or ends it. */
const endOf = (client: pg.Client, signal: AbortSignal): Promise<unknown> =>
	once(client, "end", { signal }).catch(() => client.end());

/**
 * Tells when any process sent a note on a channel, and its words. After a lost connection something may have been missed,
 * so coming back counts as a note without words: it comes when the database answers again, not before.
 */
export async function onNotification(
	url: string,
	channel: Channel,
	notify: (note?: string) => void,
): Promise<Subscription> {
	const closing = new AbortController();
	const { signal } = closing;

	/** A connection that listens. */
	async function open(): Promise<pg.Client> {
		const client = new pg.Client({
			connectionString: url,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			keepAlive: true,
			keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
		});
		client.on("notification", ({ payload }) => notify(payload));
		// What is lost ends, and the end is waited for.
		client.on("error", () => {});
		try {
			await client.connect();
			await client.query(`listen ${channel}`);
			return client;
		} catch (error) {
			void client.end().catch(() => {});
			throw error;
		}
	}

	const reopen = () =>
		open().then(
			(client) => {
				notify();
				return client;
			},
			() => null,
		);

	async function keep(first: pg.Client): Promise<void> {
		for (let client: pg.Client | null = first; ; client = await reopen()) {
			if (client) await endOf(client, signal);
			else await sleep(RECONNECT_MS, undefined, { signal }).catch(() => {});
			if (signal.aborted) return;
		}
	}

	const kept = keep(await open());
	return {
		async close() {
			closing.abort();
			await kept;
		},
	};
}
