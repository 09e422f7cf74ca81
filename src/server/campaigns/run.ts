import { type Rounds, startRounds } from "#server/rounds.ts";
import type { CampaignSending } from "./sending.ts";
import type { Campaigns } from "./service.ts";

const LOOK_EVERY_MS = 1_000;
/** So long a letter on its way may still take when the process ends. */
const GRACE_MS = 5_000;
/** At most so many letters of newsletters are on their way at once, in each process. */
const SENDERS = 3;

interface Parts {
	campaigns: Pick<Campaigns, "startDue">;
	sending: CampaignSending;
	onError: (error: unknown) => void;
	lookEveryMs?: number;
}

/** Starts what is due and sends what waits, beside the senders of all other letters. */
export function startCampaigns({ campaigns, sending, onError, lookEveryMs = LOOK_EVERY_MS }: Parts): Rounds {
	const breakOff = new AbortController();
	let inTrouble = false;

	const guarded = async (work: () => Promise<void>): Promise<void> => {
		try {
			await work();
			inTrouble = false;
		} catch (error) {
			// While the database is away every look fails: that is told once.
			if (!inTrouble) onError(error);
			inTrouble = true;
		}
	};

	const tending = startRounds(
		() =>
			guarded(async () => {
				await sending.endLeases();
				await campaigns.startDue();
			}),
		lookEveryMs,
	);
	const senders = Array.from({ length: SENDERS }, () =>
		startRounds(
			(isStopped) =>
				guarded(async () => {
					while (!isStopped() && (await sending.sendNext(breakOff.signal)));
				}),
			lookEveryMs,
		),
	);
	return {
		async stop() {
			const grace = setTimeout(() => breakOff.abort(), GRACE_MS);
			await Promise.all([tending, ...senders].map((rounds) => rounds.stop()));
			clearTimeout(grace);
		},
	};
}
