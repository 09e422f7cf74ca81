import { DAY_MS } from "#contract/constants.ts";
import type { Db } from "#server/db/client.ts";
import { nextStepOf } from "#server/dunning/rules.ts";
import type { Services } from "#server/services.ts";
import type { Happened } from "../past.ts";

/** Sends what is due on that day to the first few, oldest first. */
async function remind(tx: Db, { dunning }: Services, most: number): Promise<void> {
	const due = (await dunning.late(tx)).flatMap((item) => {
		const step = nextStepOf(item, dunning.terms(), dunning.today());
		return step.kind === "remind" ? [{ invoice_id: item.id, level: step.level, open_cents: item.left_cents }] : [];
	});
	for (const wanted of due.slice(0, most)) await dunning.send(tx, wanted, dunning.newDueOn(), null);
}

/** Some were reminded, one twice, one asks a question; the rest waits for the first run. */
export const remindersOfTheOffice = (tx: Db, now: Date): Happened[] => [
	{ at: new Date(now.getTime() - 19 * DAY_MS), run: (services) => remind(tx, services, 4) },
	{ at: new Date(now.getTime() - 5 * DAY_MS), run: (services) => remind(tx, services, 2) },
	{
		at: new Date(now.getTime() - 2 * DAY_MS),
		async run({ dunning }) {
			const asking = (await dunning.late(tx)).at(-1);
			const stop = { reason: "Rückfrage zur Rechnungsadresse", until: null };
			if (asking) await dunning.stop(tx, asking, stop, "system");
		},
	},
];
