import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "#contract/constants.ts";

/** A process as its supervisor sees it. */
export interface Member<Ready> {
	id: number;
	/** Fails when it ended before. */
	ready: Promise<Ready>;
	ended: Promise<void>;
	stop(): void;
	/** Lets it end once everybody it talks to is served. */
	drain(): void;
}

interface Parts<Ready> {
	count: number;
	begin: () => Member<Ready>;
	log: (line: string) => void;
	/** Before one is replaced that ended soon after its start; doubled each time. */
	pauseMs?: number;
}

const MAX_PAUSE_MS = 30 * SECOND_MS;
/** One that answered so long did not die of its start. */
const STEADY_MS = 10 * SECOND_MS;

/** Keeps so many processes alive: one that ends is replaced, with growing pauses when that ends again and again. */
export function supervise<Ready>({ count, begin, log, pauseMs = SECOND_MS }: Parts<Ready>) {
	const all = new Set<Member<Ready>>();
	/** Those whose end is wanted. */
	const leaving = new Set<Member<Ready>>();
	const stopping = new AbortController();
	let renewing: Promise<void> = Promise.resolve();

	/** One that answers; fails when it ends before it does. */
	async function hire(): Promise<Ready> {
		const member = begin();
		all.add(member);
		const ended = member.ended.then(() => all.delete(member));
		const ready = await member.ready;
		const since = performance.now();
		void ended.then(() => {
			if (!leaving.delete(member)) void replace(member, performance.now() - since < STEADY_MS ? pauseMs : 0);
		});
		return ready;
	}

	async function replace({ id }: Member<Ready>, firstPauseMs: number): Promise<void> {
		const { signal } = stopping;
		if (!signal.aborted) log(`Prozess ${id} hat sich beendet und wird ersetzt.`);
		for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(MAX_PAUSE_MS, pause * 2 || pauseMs)) {
			await wait(pause, undefined, { signal }).catch(() => {});
			if (signal.aborted) return;
			const isHired = await hire().then(
				() => true,
				() => false,
			);
			if (isHired) return;
			log("Der Ersatz hat sich beim Start beendet.");
		}
	}

	/** The new one answers before the old one goes; when it does not begin, the old one stays. */
	async function renewOne(old: Member<Ready>): Promise<void> {
		leaving.add(old);
		try {
			await hire();
		} catch (error) {
			if (!leaving.delete(old)) void replace(old, 0);
			throw error;
		}
		old.drain();
		await old.ended;
	}

	async function renewAll(): Promise<void> {
		for (const old of [...all]) {
			if (stopping.signal.aborted) return;
			if (all.has(old)) await renewOne(old);
		}
		log("Alle Prozesse sind erneuert.");
	}

	/** One that does not begin at the start would not begin later either: then the others are not tried. */
	async function hireAll(): Promise<Ready> {
		const first = await hire();
		await Promise.all(Array.from({ length: count - 1 }, hire));
		return first;
	}

	return {
		/** What the first of them has said, once all answer. */
		ready: hireAll(),

		/** Replaces all of them, one after the other. */
		renew(): Promise<void> {
			renewing = renewing
				.then(renewAll)
				.catch(() => log("Der neue Prozess hat sich beim Start beendet: Die alten antworten weiter."));
			return renewing;
		},

		async stop(): Promise<void> {
			stopping.abort();
			for (const member of all) member.stop();
			await Promise.all([...all].map(({ ended }) => ended));
		},
	};
}
