import { createHash } from "node:crypto";
import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { centsToEuro } from "#contract/money.ts";
import type { PaymentEntry, PaymentFile, PaymentFileKind } from "#contract/office/payment-files.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { newCode } from "#server/tokens.ts";
import type { Head } from "./pain-parts.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
	secrets: Secrets;
	sender: Sender;
}

const BEGINNINGS: Record<PaymentFileKind, string> = { debit: "LS", transfer: "UE" };
const CODE_LENGTH = 6;
const MOST_SHOWN = 24;

const momentOf = (at: Date | null): string | null => at && berlinIso(at);

export const presentFile = (
	{ file, made_by, handed_in_by, withdrawn_by }: store.FileRow,
	entries: PaymentEntry[],
): PaymentFile => ({
	...{ id: file.id, kind: file.kind, number: file.number, sha256: file.sha256, entries },
	amount: centsToEuro(file.amount_cents),
	...{ made_by, handed_in_by, withdrawn_by, withdrawn_reason: file.withdrawn_reason },
	made_at: berlinIso(file.made_at),
	handed_in_at: momentOf(file.handed_in_at),
	withdrawn_at: momentOf(file.withdrawn_at),
});

/** Files for the bank, each frozen when it is made. Debits and transfers say what stands in them. */
export function createPaymentFiles({ clock, audit, secrets, sender }: Parts) {
	return {
		/** Before a transaction begins. */
		ready: secrets.ready,
		alone: store.lockFiles,

		/** "LS-20261117-K7QM3A", who makes it and from when it is. */
		newHead(kind: PaymentFileKind): Head {
			const { legal_name: holder, iban, bic } = sender.provider;
			const made_at = clock();
			const day = isoDay(berlinDay(made_at)).replaceAll("-", "");
			return {
				number: `${BEGINNINGS[kind]}-${day}-${newCode(CODE_LENGTH)}`,
				made_at,
				house: { holder, iban, bic },
			};
		},

		async write(
			tx: Db,
			{ kind, head, xml, amount_cents }: { kind: PaymentFileKind; head: Head; xml: string; amount_cents: number },
			actor: Actor,
		): Promise<number> {
			const { number, made_at } = head;
			const sha256 = createHash("sha256").update(xml).digest("hex");
			const id = await store.insertFile(tx, {
				...{ kind, number, sha256, amount_cents, made_at },
				content: await secrets.encrypt(xml),
				made_by: actor === "system" ? null : actor.id,
			});
			await audit.note(tx, actor, "payment_file_made", id, { number, amount_cents, sha256 });
			return id;
		},

		get: (tx: Db, id: number) => store.findFile(tx, id),
		newest: (tx: Db, kind: PaymentFileKind) => store.findFiles(tx, kind, MOST_SHOWN),

		/** As they were made, or not at all. */
		async bytesOf({ file }: store.FileRow): Promise<Buffer> {
			const bytes = Buffer.from(String(await secrets.decrypt(file.content)));
			const sha256 = createHash("sha256").update(bytes).digest("hex");
			if (sha256 !== file.sha256) throw new Error(`The file ${file.number} is not what was made.`);
			return bytes;
		},
	};
}

export type PaymentFiles = ReturnType<typeof createPaymentFiles>;
