import type pg from "pg";
import { reasonForLog } from "#server/for-log.ts";
import { startRounds } from "#server/rounds.ts";
import { elsewhere } from "./elsewhere.ts";

interface Parts {
	/** The house's own, which is always right. */
	primary: pg.Pool;
	standby: pg.Pool;
	/** So many seconds it may be behind. */
	delay: number;
	log: (line: string) => void;
}

type Health = "ready" | "behind" | "away";

/** How far the primary was at a moment. */
interface Mark {
	at: number;
	position: bigint;
}

const LOOK_EVERY_MS = 1_000;
const MARKS_MOST = 600;

const SENTENCES: Record<Health, (reason: string) => string> = {
	ready: () => "Datenbank: Öffentliche Seiten lesen jetzt von der Kopie.",
	behind: (reason) => `Datenbank: Die Kopie hängt ${reason} zurück. Gelesen wird von der ersten.`,
	away: (reason) => `Datenbank: Die Kopie ist nicht zu gebrauchen (${reason}). Gelesen wird von der ersten.`,
};

/** A place in the log of changes, as PostgreSQL writes it: '0/3000148'. */
function positionOf(lsn: string): bigint {
	const [high = "0", low = "0"] = lsn.split("/");
	return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

async function askPrimary(pool: pg.Pool): Promise<bigint> {
	const { rows } = await pool.query<{ lsn: string }>("select pg_current_wal_flush_lsn()::text as lsn");
	return positionOf(rows[0]?.lsn ?? "");
}

async function askStandby(pool: pg.Pool): Promise<bigint> {
	const { rows } = await pool.query<{ is_standby: boolean; lsn: string | null }>(
		"select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn()::text as lsn",
	);
	if (!rows[0]?.is_standby) throw new Error("sie ist keine Kopie");
	return positionOf(rows[0].lsn ?? "0/0");
}

/** OPS-04: a standby that answers for public pages, as long as it knows of all that is known to have changed. */
export function openReplica({ primary, standby, delay, log }: Parts) {
	const counts = { standby: 0, primary: 0 };
	let health: Health | null = null;
	let lag = Number.NaN;
	/** Counts the changes that somebody heard of; up to which of them the standby has all. */
	let changes = 0;
	let caughtUp = -1;
	let needed = { change: -1, position: 0n };
	/** What the standby has not reached yet, the oldest first: by no clock but this one. */
	let ahead: Mark[] = [];

	function become(next: Health, reason = ""): void {
		if (next !== health) log(SENTENCES[next](reason));
		health = next;
	}

	/** Whoever heard of a change asks the primary afterwards: it is at least that far. */
	async function mark(): Promise<typeof needed> {
		const change = changes;
		const position = await askPrimary(primary);
		ahead.push({ at: performance.now(), position });
		if (ahead.length > MARKS_MOST) ahead.splice(1, 1);
		if (needed.change < change) needed = { change, position };
		return needed;
	}

	async function look(): Promise<void> {
		try {
			const { change, position } = await mark();
			const reached = await askStandby(standby);
			ahead = ahead.filter((one) => one.position > reached);
			lag = ahead[0] ? (performance.now() - ahead[0].at) / 1000 : 0;
			if (reached >= position) caughtUp = Math.max(caughtUp, change);
			if (lag <= delay) become("ready");
			else become("behind", `${Math.round(lag)} s`);
		} catch (error) {
			become("away", reasonForLog(error));
		}
	}

	const isReady = (): boolean => health === "ready" && caughtUp === changes;
	const rounds = startRounds(look, LOOK_EVERY_MS);

	return {
		isReady,

		/** Something has changed: until the standby has it too the primary is asked. */
		hold(): void {
			changes += 1;
		},

		/** From the standby where it will do; whatever goes wrong there is asked of the primary. */
		async read<T>(work: () => Promise<T>): Promise<T> {
			if (isReady()) {
				try {
					const answer = await elsewhere.run(standby, work);
					counts.standby += 1;
					return answer;
				} catch {
					// The next look tells whether it is gone.
				}
			}
			counts.primary += 1;
			return work();
		},

		figures: () => ({ ...counts, lag, isReady: isReady() }),

		async close(): Promise<void> {
			await rounds.stop();
			await standby.end();
		},
	};
}

export type Replica = ReturnType<typeof openReplica>;
