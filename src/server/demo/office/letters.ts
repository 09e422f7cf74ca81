import { eq } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { receiptMail } from "#server/contact/mails.ts";
import type { Db } from "#server/db/client.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { outbox as table } from "#server/outbox/tables.ts";
import { person } from "./people.ts";

const LOST = [
	{ who: person("Peter Lorenz"), error: "552 5.2.2 Mailbox full" },
	{ who: person("Dirk Oehme"), error: "550 5.1.1 User unknown" },
];

/** Two letters came back. */
export async function loadLostLetters(tx: Db, outbox: Outbox, sender: Sender, now: Date): Promise<void> {
	for (const [index, { who, error }] of LOST.entries()) {
		const { name, email } = who;
		const letter = receiptMail({ name, email, description: "Habt ihr noch Plätze für den nächsten Termin?" });
		await outbox.writeMail(tx, "contact_receipt", email, compose(letter, sender));
		const created_at = new Date(now.getTime() - DAY_MS - index * 7 * HOUR_MS);
		await tx
			.update(table)
			.set({ state: "failed", tries: 1, last_error: error, created_at, next_try_at: created_at })
			.where(eq(table.recipient, email));
	}
}
