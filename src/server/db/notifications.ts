import pg from "pg";

const RECONNECT_MS = 1_000;

export type Channel = "content_changed" | "outbox";

export interface Subscription {
	close(): Promise<void>;
}

/**
 * Tells when any process sent a note on a channel, and its words. After a lost connection something may have been missed,
 * so coming back counts as a note without words.
 */
export async function onNotification(
	url: string,
	channel: Channel,
	notify: (note?: string) => void,
): Promise<Subscription> {
	let closed = false;
	let client: pg.Client | null = null;
	let timer: NodeJS.Timeout | undefined;

	async function open(): Promise<void> {
		const next = new pg.Client({ connectionString: url, keepAlive: true });
		next.on("notification", ({ payload }) => notify(payload));
		next.on("error", () => {});
		next.on("end", () => {
			client = null;
			reopenLater();
		});
		await next.connect();
		await next.query(`listen ${channel}`);
		client = next;
	}

	async function reopen(): Promise<void> {
		try {
			await open();
			notify();
		} catch {
			reopenLater();
		}
	}

	function reopenLater(): void {
		clearTimeout(timer);
		if (!closed) timer = setTimeout(reopen, RECONNECT_MS);
	}

	await open();
	return {
		async close() {
			closed = true;
			clearTimeout(timer);
			await client?.end();
		},
	};
}
