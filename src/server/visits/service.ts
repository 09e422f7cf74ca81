import type { IncomingMessage } from "node:http";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isPerson, lookedAt } from "./rules.ts";
import { addVisits } from "./store.ts";
import { VISIT_STEPS, type VisitStep } from "./tables.ts";

interface Parts {
	db: Db;
	clock: Clock;
}

/** Names that are no seminar's cost no more memory than this. */
const MOST_KEPT = 5_000;

/**
 * REP-02: from the visit to the booking, without a cookie and without knowing who. Counted in memory, because pages are
 * served from there; written together now and then.
 */
export function createVisits({ db, clock }: Parts) {
	const counts = Object.fromEntries(VISIT_STEPS.map((step) => [step, new Map()])) as Record<
		VisitStep,
		Map<string, number>
	>;

	function add(step: VisitStep, seminar: string, count = 1): void {
		const kept = counts[step];
		if (kept.size < MOST_KEPT || kept.has(seminar)) kept.set(seminar, (kept.get(seminar) ?? 0) + count);
	}

	const all = () =>
		VISIT_STEPS.flatMap((step) => Array.from(counts[step], ([seminar, count]) => ({ seminar, step, count })));

	return {
		look(request: Pick<IncomingMessage, "method" | "url" | "headers">): void {
			const slug = lookedAt(request);
			if (slug !== null) add("looked", slug);
		},

		begin(seminarId: number, headers: IncomingMessage["headers"]): void {
			if (isPerson(headers)) add("began", String(seminarId));
		},

		finish: (seminarId: number): void => add("finished", String(seminarId)),

		/** What cannot be written now is written with the next. */
		async write(): Promise<void> {
			const counted = all();
			if (counted.length === 0) return;
			for (const step of VISIT_STEPS) counts[step].clear();
			try {
				await addVisits(db, isoDay(berlinDay(clock())), counted);
			} catch (error) {
				for (const { step, seminar, count } of counted) add(step, seminar, count);
				throw error;
			}
		},
	};
}

export type Visits = ReturnType<typeof createVisits>;
