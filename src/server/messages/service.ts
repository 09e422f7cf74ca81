import type { Audience } from "#contract/office/messages.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { DatesOffice } from "#server/seminars/dates-office.ts";
import type { Addressees } from "#server/sign-ups/addressees.ts";
import type { Dates } from "#server/sign-ups/dates.ts";
import type { WaitingListOffice } from "#server/waiting-list/office.ts";
import { messageMail } from "./mails.ts";
import { type Addressee, audienceOf, choose, nameOf, valuesFor } from "./rules.ts";
import * as store from "./store.ts";

export interface MessageParts {
	db: Db;
	clock: Clock;
	audit: Audit;
	outbox: Outbox;
	sender: Sender;
	dates: Dates;
	datesOffice: DatesOffice;
	addressees: Addressees;
	waitingListOffice: WaitingListOffice;
	/** Who somebody is, to sign for them. */
	colleague: (id: number) => Promise<{ name: string; email: string }>;
}

type DatePage = Awaited<ReturnType<DatesOffice["get"]>>;

/** What is read before the transaction, for it holds a connection already. */
export interface Surroundings {
	date: DatePage;
	signature: string;
}

/** Writes the letters of messages: each booking and each entry gets exactly one. */
export function createMessages(parts: MessageParts) {
	const { db, clock, audit, outbox, sender, dates, datesOffice, addressees, waitingListOffice, colleague } = parts;

	async function whom(tx: Db, dateId: number, audience: Audience) {
		const bookings = audience.seats ? await addressees.ofDate(tx, dateId) : [];
		const unpaid = audience.unpaid
			? await addressees.unpaid(
					tx,
					bookings.map(({ id }) => id),
				)
			: new Set<number>();
		const waiting = audience.waiting ? await waitingListOffice.addressees(tx, dateId) : [];
		return choose(audience, { bookings, unpaid, waiting });
	}

	const surroundings = async (dateId: number, userId: number | null): Promise<Surroundings> => ({
		date: await datesOffice.get(dateId),
		signature: userId === null ? sender.provider.short_name : (await colleague(userId)).name,
	});

	async function letterFor(addressee: Addressee, words: Pick<store.MessageRow, "subject" | "text">, at: Surroundings) {
		const bookingUrl = addressee.booking ? await addressees.linkOf(addressee.booking) : "";
		return messageMail(words, valuesFor(addressee, { ...at, bookingUrl }), sender);
	}

	/** The letters and who gets them, in one go with what says that they are written. Answers how many. */
	async function writeLetters(tx: Db, message: store.MessageRow, due: Date, at: Surroundings): Promise<number> {
		const { addressees: chosen } = await whom(tx, message.seminar_date_id, audienceOf(message));
		const mails = await Promise.all(chosen.map((one) => letterFor(one, message, at)));
		const letters = await outbox.writeMailsFor(
			tx,
			due,
			chosen.map(({ email }, index) => ["date_message", email, mails[index] as (typeof mails)[number]]),
		);
		await store.insertRecipients(
			tx,
			chosen.map((one, index) => ({
				message_id: message.id,
				sign_up_id: one.booking?.id ?? null,
				waiting_id: one.waitingId,
				name: nameOf(one),
				email: one.email,
				letter_id: letters[index] as string,
			})),
		);
		await store.setWritten(tx, message.id, clock());
		return chosen.length;
	}

	/** A planned message whose moment has come goes to whoever belongs to it now; of a date that was called off it stays here. */
	const writeDue = (id: number, dateId: number, at: Surroundings) =>
		dates.transaction(async (tx) => {
			const date = await dates.lock(tx, dateId);
			const message = await store.lockDue(tx, id);
			if (!message) return;
			if (!date?.cancelled) {
				await writeLetters(tx, message, clock(), at);
				return;
			}
			await store.setCalledBack(tx, id, clock());
			await audit.note(tx, "system", "message_called_back", dateId, { message: id, reason: "Termin abgesagt" });
		});

	return {
		whom,
		surroundings,
		writeLetters,

		/** Planned messages whose moment has come. */
		async tend(): Promise<void> {
			for (const { id, dateId } of await store.findDue(db, clock())) {
				const row = await store.findOne(db, dateId, id);
				if (row) await writeDue(id, dateId, await surroundings(dateId, row.message.user_id));
			}
		},
	};
}

export type Messages = ReturnType<typeof createMessages>;
