import { centsToEuro } from "#contract/money.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";

interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	invoices: Invoices;
	sender: Sender;
}

/** Tells what an act would bring about: letters, documents, money. */
export function createRehearsals({ db, clock, outbox, invoices, sender }: Parts) {
	return {
		/** `work` is the act itself; it answers how many cents it gives back. */
		consequencesOf: (work: (tx: Db) => Promise<{ moneyBackCents: number }>): Promise<Consequences> =>
			rehearse(db, async (tx) => {
				const begun = clock();
				const { moneyBackCents } = await work(tx);
				const letters = await outbox.writtenHere(tx, begun);
				const documents = await invoices.writtenHere(tx);
				return {
					letters: letters.map((letter) => ({ ...letter, is_ours: letter.to === sender.provider.email })),
					documents: documents.map(({ kind, number, gross_cents }) => ({
						kind,
						number,
						amount: centsToEuro(gross_cents),
					})),
					money_back: centsToEuro(moneyBackCents),
				};
			}),
	};
}

export type Rehearsals = ReturnType<typeof createRehearsals>;
