import { berlinIso } from "#contract/berlin.ts";
import type { ContactRequest } from "#contract/contact.ts";
import { refuse } from "#contract/errors.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits } from "#server/limits/service.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { receiptMail, requestMail } from "./mails.ts";
import { isSameRequest } from "./rules.ts";
import * as store from "./store.ts";

const LIMITS = formLimits("contact");

type Receipt = { received_at: string };

export function createContact({ db, clock, limits, outbox, sender }: Letters) {
	const receiptFor = (at: Date): Receipt => ({ received_at: berlinIso(at) });

	/** The receipt of the request that was made with this key; the key of another one is refused. */
	async function earlier(request: ContactRequest): Promise<Receipt | null> {
		const kept = request.idempotency_key ? await store.findByKey(db, request.idempotency_key) : undefined;
		if (!kept) return null;
		if (!isSameRequest(kept, request)) throw refuse("contact_key_taken");
		return receiptFor(kept.created_at);
	}

	/** Nothing when another with the same key has been written meanwhile. */
	async function write(tx: Db, request: ContactRequest, now: Date): Promise<Receipt | null> {
		const id = await store.insertContactRequest(tx, { ...request, created_at: now });
		if (id === undefined) return null;
		const toUs = { ...compose(requestMail(request), sender), replyTo: request.email };
		await outbox.writeMail(tx, "contact_request", sender.provider.email, toUs);
		const receipt = compose(receiptMail(request), sender);
		const [letter] = await outbox.writeMailsFor(tx, now, [["contact_receipt", request.email, receipt]]);
		if (letter) await store.noteReceipt(tx, id, letter);
		return receiptFor(now);
	}

	return {
		async send(request: ContactRequest, address: string): Promise<Receipt> {
			const now = clock();
			const known = await earlier(request);
			if (known) return known;
			await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, request.email]);
			const receipt = (await db.transaction((tx) => write(tx, request, now))) ?? (await earlier(request));
			return receipt ?? receiptFor(now);
		},

		moveAddress: store.moveAddress,
	};
}

export type Contact = ReturnType<typeof createContact>;
