import { refuse } from "#contract/errors.ts";
import type { AddressChange, AddressForesight } from "#contract/office/person-address.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Contact } from "#server/contact/service.ts";
import type { DateAlerts } from "#server/date-alerts/service.ts";
import type { Db } from "#server/db/client.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import type { Donations } from "#server/donations/service.ts";
import type { Members } from "#server/members/service.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Orders } from "#server/orders/service.ts";
import type { LetterBlocks } from "#server/outbox/letter-blocks.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Holds } from "#server/rights/holds.ts";
import type { DataRequests } from "#server/rights/requests.ts";
import type { Bookings } from "#server/sign-ups/bookings.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { WaitingList } from "#server/waiting-list/service.ts";
import { moveNotes } from "./notes-store.ts";
import { findByAddress, lockPerson, renamePerson } from "./office-store.ts";

interface Parts {
	db: Db;
	audit: Audit;
	bookings: Pick<Bookings, "moveAddress">;
	waitingList: Pick<WaitingList, "moveAddress">;
	orders: Pick<Orders, "moveAddress">;
	donations: Pick<Donations, "moveAddress">;
	contact: Pick<Contact, "moveAddress">;
	dateAlerts: Pick<DateAlerts, "moveAddress">;
	newsletter: Pick<Newsletter, "moveAddress">;
	members: Pick<Members, "askForAddress">;
	outbox: Pick<Outbox, "sendFailedTo">;
	letterBlocks: Pick<LetterBlocks, "move">;
	holds: Pick<Holds, "moveAddress">;
	dataRequests: Pick<DataRequests, "moveAddress">;
}

/** What stands in `people` by itself; somebody who has only an account stays until its new address is confirmed. */
const isTraced = ({ bookings, orders, donations, requests, newsletter }: AddressForesight): boolean =>
	bookings + orders + donations + requests > 0 || newsletter !== "none";

/** PERSON-05: a wrong address is put right wherever the person is written to; what was issued stays as it is. */
export function createReaddressing(parts: Parts) {
	const { db, audit, bookings, waitingList, orders, donations, contact, dateAlerts, newsletter, members } = parts;

	async function move(tx: Db, from: string, to: string, resend: boolean): Promise<AddressForesight> {
		const known = await findByAddress(tx, to);
		// First of all, so that the letters it brings about go by what the person wants.
		await parts.letterBlocks.move(tx, from, to);
		await parts.holds.moveAddress(tx, from, to);
		await parts.dataRequests.moveAddress(tx, from, to);
		return {
			known: known ? { id: known.id, name: known.name } : null,
			...(await bookings.moveAddress(tx, from, to)),
			waiting: await waitingList.moveAddress(tx, from, to),
			orders: await orders.moveAddress(tx, from, to),
			donations: await donations.moveAddress(tx, from, to),
			requests: await contact.moveAddress(tx, from, to),
			alerts: await dateAlerts.moveAddress(tx, from, to),
			newsletter: await newsletter.moveAddress(tx, from, to),
			account: await members.askForAddress(tx, from, to),
			letters: resend ? await parts.outbox.sendFailedTo(tx, from, to) : 0,
		};
	}

	async function begin(tx: Db, id: number, email: string): Promise<{ from: string; to: string }> {
		const person = await lockPerson(tx, id);
		if (!person) throw refuse("not_found");
		const to = email.toLowerCase();
		if (to === person.email) throw refuseField("email", "Das ist die bisherige Adresse");
		return { from: person.email, to };
	}

	/** The same row with another address, or what the other has already: notes and history go on there. */
	async function follow(tx: Db, id: number, { from, to }: { from: string; to: string }, moved: AddressForesight) {
		if (!isTraced(moved)) return id;
		if (!moved.known) {
			await renamePerson(tx, id, to);
			return id;
		}
		await moveNotes(tx, from, to);
		return moved.known.id;
	}

	return {
		/** The act itself, taken back: what is told cannot differ from what is done. */
		foresee: (id: number, email: string): Promise<AddressForesight> =>
			rehearse(db, async (tx) => {
				const { from, to } = await begin(tx, id, email);
				return move(tx, from, to, true);
			}),

		change: (id: number, { email, resend }: AddressChange, staff: Staff): Promise<{ id: number }> =>
			db.transaction(async (tx) => {
				const addresses = await begin(tx, id, email);
				const { from, to } = addresses;
				const moved = await move(tx, from, to, resend);
				const now = await follow(tx, id, addresses, moved);
				await audit.note(tx, staff, "person_address_corrected", now, { email: [from, to], letters: moved.letters });
				return { id: now };
			}),
	};
}

export type Readdressing = ReturnType<typeof createReaddressing>;
