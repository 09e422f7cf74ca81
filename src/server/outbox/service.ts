import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { nextTry } from "./rules.ts";
import * as store from "./store.ts";
import type { Mail, Sms, Transports } from "./transports.ts";

interface Parts {
	db: Db;
	clock: Clock;
	transports: Transports;
}

/** "0351 123" and "+49 351 123" are the same number. */
export const internationalNumber = (number: string): string => number.replace(/\s+/g, "").replace(/^0/, "+49");

/** A letter with its kind and the person it goes to. */
export type Addressed = [kind: string, recipient: string, message: Mail];

export function createOutbox({ db, clock, transports }: Parts) {
	/** Written in the caller's transaction: the letter exists if and only if what it reports does. */
	const write = (tx: Db, messages: store.NewMessage[]) => store.insertMessages(tx, messages, clock());
	const asMail = (kind: string, recipient: string, { unlocks, ...message }: Mail) =>
		({ channel: "mail", kind, recipient, message, unlocks }) as const;

	return {
		writeMail: (tx: Db, ...mail: Addressed) => write(tx, [asMail(...mail)]),

		/** Several of them in one go. */
		writeMails: (tx: Db, mails: Addressed[]) =>
			write(
				tx,
				mails.map((mail) => asMail(...mail)),
			),

		writeSms: (tx: Db, kind: string, number: string, message: Sms) =>
			write(tx, [{ channel: "sms", kind, recipient: internationalNumber(number), message }]),

		/** Delivers one message; false when none is due. The row stays locked meanwhile, so nobody else sends it. */
		deliverNext: (): Promise<boolean> =>
			db.transaction(async (tx) => {
				const row = await store.lockNextDue(tx, clock());
				if (!row) return false;
				try {
					await transports[row.channel](row);
					await store.markSent(tx, row, clock());
				} catch (error) {
					const reason = error instanceof Error ? error.message : String(error);
					await store.markFailed(tx, row, reason, nextTry(row.tries + 1, clock()));
				}
				return true;
			}),
	};
}

export type Outbox = ReturnType<typeof createOutbox>;
