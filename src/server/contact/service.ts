import type { ContactRequest } from "#contract/contact.ts";
import { berlinIso } from "#contract/dates.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits, type Limits } from "#server/limits/service.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { receiptMail, requestMail } from "./mails.ts";
import { insertContactRequest } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
}

const LIMITS = formLimits("contact");

export function createContact({ db, clock, limits, outbox, sender }: Parts) {
	return {
		async send({ website, ...request }: ContactRequest, address: string): Promise<{ received_at: string }> {
			const receipt = { received_at: berlinIso(clock()) };
			if (website) return receipt;
			await limits.take(LIMITS.perAddress, address);
			await limits.take(LIMITS.perMailbox, request.email);
			await db.transaction(async (tx) => {
				await insertContactRequest(tx, { ...request, created_at: clock() });
				const toUs = { ...compose(requestMail(request), sender), replyTo: request.email };
				await outbox.writeMail(tx, "contact_request", sender.provider.email, toUs);
				await outbox.writeMail(tx, "contact_receipt", request.email, compose(receiptMail(request), sender));
			});
			return receipt;
		},
	};
}

export type Contact = ReturnType<typeof createContact>;
