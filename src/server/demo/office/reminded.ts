import { DAY_MS } from "#contract/constants.ts";
import type { Db } from "#server/db/client.ts";
import { nextStepOf } from "#server/dunning/rules.ts";
import type { Services } from "#server/services.ts";
import type { Happened } from "../past.ts";

/** Sends what is due on that day to the first few, oldest first. */
async function remind(tx: Db, { dunning }: Services, most: number): Promise<void> {
	for (const item of (await dunning.late(tx)).slice(0, most)) {
		const step = nextStepOf(item, dunning.terms(), dunning.today());
		if (step.kind !== "remind") continue;
		const wanted = { invoice_id: item.id, level: step.level, open_cents: item.left_cents };
		await dunning.send(tx, wanted, dunning.newDueOn(), null);
	}
}

/** Some were reminded, one twice, one asks a question; the rest waits for the first run. */
export const remindersOfTheOffice = (tx: Db, now: Date): Happened[] => [
	{ at: new Date(now.getTime() - 19 * DAY_MS), run: (services) => remind(tx, services, 3) },
	{ at: new Date(now.getTime() - 5 * DAY_MS), run: (services) => remind(tx, services, 1) },
	{
		at: new Date(now.getTime() - 2 * DAY_MS),
		async run({ dunning }) {
			const asking = (await dunning.late(tx)).at(-1);
			const stop = { reason: "Rückfrage zur Rechnungsadresse", until: null };
			if (asking) await dunning.stop(tx, asking, stop, "system");
		},
	},
];
