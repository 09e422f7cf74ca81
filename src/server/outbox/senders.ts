import { onNotification } from "#server/db/notifications.ts";
import { createGivingWay } from "./giving-way.ts";
import { LANES, type Lane } from "./lanes.ts";
import type { Outbox } from "./service.ts";

/** Also without a note: messages whose next try has come, and those of a sender that has died. */
const LOOK_EVERY_MS = 5_000;
/** However many letters are written in a moment, the senders look for them no more often. */
const LOOK_AGAIN_MS = 50;
/** So long a letter that is on its way may still take when the process ends. */
const GRACE_MS = 5_000;

interface Senders {
	/** Ends after what is being sent; what takes too long is broken off and stays waiting. */
	stop(): Promise<void>;
}

/** Sends one message after the other whenever it is woken, until there are no more. */
function createSender(sendNext: () => Promise<boolean>, giveWay: () => Promise<void>) {
	let round: Promise<void> | null = null;
	let again = false;

	async function sendAll(): Promise<void> {
		while (await sendNext()) await giveWay();
	}

	function wake(): void {
		if (round) {
			again = true;
			return;
		}
		round = sendAll().finally(() => {
			round = null;
			if (again) {
				again = false;
				wake();
			}
		});
	}

	return { wake, rest: async () => void (await round) };
}

/** At once, and then no more often than that; what is asked for meanwhile is done once, when the pause is over. */
function paced(work: () => void): () => void {
	let isPausing = false;
	let again = false;
	return function ask(): void {
		again = isPausing;
		if (isPausing) return;
		isPausing = true;
		work();
		setTimeout(() => {
			isPausing = false;
			if (again) ask();
		}, LOOK_AGAIN_MS).unref();
	};
}

interface Parts {
	url: string;
	outbox: Pick<Outbox, "deliverNext">;
	onError: (error: unknown) => void;
	graceMs?: number;
	/** Between two letters; those for which somebody sits at a screen or holds their phone give way to nobody. */
	giveWay?: () => Promise<void>;
}

const goOn = async (): Promise<void> => {};

/** Several senders for each lane, so that a slow letter holds up no other. */
export async function startSenders({
	url,
	outbox,
	onError,
	graceMs = GRACE_MS,
	giveWay = createGivingWay(),
}: Parts): Promise<Senders> {
	const breakOff = new AbortController();
	let stopped = false;
	let inTrouble = false;

	/** While the database is away every sender fails at every look: that is told once. */
	function tell(error: unknown): void {
		if (!inTrouble) onError(error);
		inTrouble = true;
	}

	async function sendNext(lane: Lane): Promise<boolean> {
		if (stopped) return false;
		try {
			const isSent = await outbox.deliverNext(lane, breakOff.signal);
			inTrouble = false;
			return isSent;
		} catch (error) {
			tell(error);
			return false;
		}
	}

	const sendersOf = (lane: Lane) =>
		Array.from({ length: lane.senders }, () =>
			createSender(() => sendNext(lane), lane.channel === "sms" || lane.isForScreens ? goOn : giveWay),
		);

	const senders = LANES.flatMap(sendersOf);
	const wakeAll = paced(() => {
		for (const sender of senders) sender.wake();
	});
	const subscription = await onNotification(url, "outbox", wakeAll);
	const timer = setInterval(wakeAll, LOOK_EVERY_MS);
	wakeAll();
	return {
		async stop() {
			stopped = true;
			clearInterval(timer);
			await subscription.close();
			const grace = setTimeout(() => breakOff.abort(), graceMs);
			await Promise.all(senders.map((sender) => sender.rest()));
			clearTimeout(grace);
		},
	};
}
