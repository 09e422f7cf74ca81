import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Any number; whoever makes a copy holds it. */
const BACKUP_LOCK = 7_340_003;
const LOOK_EVERY_MS = 1_000;

/** One after the other: what is made by hand and what the house makes by itself would clear each other away. */
export async function alone<T>(url: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
	const client = new pg.Client({ connectionString: url, keepAlive: true });
	// It is lost with the database, which whoever works learns as well.
	client.on("error", () => {});
	await client.connect();
	const isHeld = async () =>
		(await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [BACKUP_LOCK])).rows[0]?.held;
	try {
		while (!(await isHeld())) await sleep(LOOK_EVERY_MS, undefined, { signal });
		return await work();
	} finally {
		await client.end().catch(() => {});
	}
}
