import { chown, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { restoreCommand } from "./archive.ts";
import { answers, type ServerPlan, spawnServer, stopServer } from "./server.ts";

const LOOK_EVERY_MS = 100;
/** Told when nothing later than the moment was ever written: then all of it is what was wanted. */
const NOTHING_LATER = "recovery ended before configured recovery target was reached";

interface Recovery {
	plan: ServerPlan;
	archive: string;
	until: Date;
}

const settingsOf = ({ archive, until }: Recovery, isBounded: boolean): string[] => [
	`restore_command=${restoreCommand(archive)}`,
	...(isBounded
		? [`recovery_target_time=${until.toISOString().replace("Z", "+00")}`, "recovery_target_action=promote"]
		: []),
	// Nobody reads before it is all there.
	"hot_standby=off",
];

/** False when the server ended before it answered. */
async function comesUp(plan: ServerPlan): Promise<boolean> {
	const hasEnded = spawnServer(plan);
	while (!(await answers(plan.url))) {
		if (hasEnded()) return false;
		await sleep(LOOK_EVERY_MS);
	}
	return true;
}

async function lastWritten(url: string): Promise<Date | null> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		const { rows } = await client.query<{ at: Date | null }>("select pg_last_xact_replay_timestamp() as at");
		return rows[0]?.at ?? null;
	} finally {
		await client.end();
	}
}

/** A base copy in its place becomes the database of that moment, stopped; answers when the last of it was written. */
export async function recover(recovery: Recovery): Promise<Date | null> {
	const { plan } = recovery;
	const withSettings = (isBounded: boolean): ServerPlan => ({
		...plan,
		settings: [...plan.settings, ...settingsOf(recovery, isBounded)],
	});
	const log = join(plan.cluster, "server.log");
	const signal = join(plan.cluster, "recovery.signal");
	await writeFile(signal, "", { mode: 0o600 });
	if (plan.account) await chown(signal, plan.account.uid, plan.account.gid);
	let isUp = await comesUp(withSettings(true));
	if (!isUp && (await readFile(log, "utf8")).includes(NOTHING_LATER)) isUp = await comesUp(withSettings(false));
	if (!isUp) {
		const reason = (await readFile(log, "utf8")).split("\n").findLast((line) => line.includes("FATAL")) ?? "";
		throw new Error(`Die Datenbank ließ sich nicht zurückholen; Näheres steht in ${log}. ${reason}`);
	}
	const at = await lastWritten(plan.url);
	await stopServer(plan.cluster);
	return at;
}
