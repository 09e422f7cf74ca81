import { DAY_MS } from "#contract/constants.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { judge } from "./clock-rules.ts";
import { clockDoubtedMail } from "./mails.ts";
import { isDue, type Rhythm } from "./rules.ts";
import * as store from "./store.ts";

export interface Job extends Rhythm {
	name: string;
	/** Deletes something or lets it lapse because of what the clock shows: not while the clock is in doubt. */
	destructive: boolean;
	/** Told to end when the process does. */
	run(signal: AbortSignal): Promise<unknown>;
}

interface Parts extends Letters {
	log: (message: string) => void;
}

const ALARM = { name: "clock-alarm", max: 1, perMs: DAY_MS };
const IN_DOUBT = "Die Uhr ist unglaubwürdig. Nichts wird gelöscht, und nichts verfällt.";

/** When which job ran, and whether the clock they go by can be believed. */
export function createJobRuns({ db, clock, limits, outbox, sender, log }: Parts) {
	const look = () =>
		db.transaction(async (tx) => {
			const databaseNow = await store.databaseNow(tx);
			const now = clock();
			const belief = judge(await store.lockBelief(tx), now, databaseNow);
			await store.keepBelief(tx, belief, belief.doubted_since ? IN_DOUBT : null);
			return { now, databaseNow, ...belief };
		});

	/** Looks at the clock, and tells once a day while it is in doubt. */
	async function isClockTrusted(): Promise<boolean> {
		const { doubted_since, trusted_at, ...clocks } = await look();
		if (!doubted_since) return true;
		if (await limits.allows(ALARM, "all")) {
			log(IN_DOUBT);
			const letter = clockDoubtedMail({ ...clocks, trustedAt: trusted_at });
			await outbox.writeMail(db, "clock_doubted", sender.provider.email, compose(letter, sender));
		}
		return false;
	}

	return {
		isClockTrusted,

		/** Each job's last run and how the clock stands, for those who look after the site. */
		state: () => store.findRuns(db),

		/** Those that are to run now, each with what was last noted about it. */
		async due(jobs: Job[]): Promise<{ job: Job; seen: store.RunRow | undefined }[]> {
			const runs = new Map((await store.findRuns(db)).map((run) => [run.name, run]));
			return jobs
				.map((job) => ({ job, seen: runs.get(job.name) }))
				.filter(({ job, seen }) => isDue(seen, job, clock()));
		},

		/** Answers when it began, or null when another process was faster. */
		begin: ({ name }: Job, seen: store.RunRow | undefined) => store.claim(db, name, seen, clock()),

		/** The same before its time; null while it runs. */
		async beginNow({ name, ...job }: Job): Promise<Date | null> {
			const seen = (await store.findRuns(db)).find((run) => run.name === name);
			return isDue(seen, { ...job, nightly: false, everyMs: 0 }, clock()) ? store.claim(db, name, seen, clock()) : null;
		},

		/** Both clocks, and whether ours was in doubt when it was last looked at. */
		clocks: async () => ({
			now: clock(),
			databaseNow: await store.databaseNow(db),
			isDoubted: await store.isClockDoubted(db),
		}),

		end: ({ name }: Job, begun: Date, error: string | null) => store.noteEnd(db, name, begun, clock(), error),
	};
}

export type JobRuns = ReturnType<typeof createJobRuns>;
