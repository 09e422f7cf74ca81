import { berlinIso, formatDate } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Baskets } from "#server/basket/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { accountDeletedMail, accountUnusedMail } from "#server/members/mails.ts";
import { knownName } from "#server/members/rules.ts";
import type { Members } from "#server/members/service.ts";
import type { MemberRow } from "#server/members/store.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Pins } from "#server/pins/service.ts";
import type { Security } from "#server/security/service.ts";
import type { Sessions } from "#server/sessions/service.ts";
import type { Member } from "#server/viewer.ts";
import { deadlines, keptSentences, pseudonym } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	members: Members;
	sessions: Sessions;
	baskets: Baskets;
	pins: Pins;
	security: Security;
}

export function createDeletion({ db, clock, outbox, sender, members, sessions, baskets, pins, security }: Parts) {
	/** Under the member's lock: what may go goes, what must stay leads to nobody, and the person learns both. */
	async function remove(tx: Db, member: MemberRow, address?: string): Promise<string[]> {
		const kept = keptSentences(await store.findKept(tx, member));
		await sessions.forget(tx, member.id);
		await pins.forgetMember(tx, member.id);
		await baskets.forgetMember(tx, member.id);
		await store.overwrite(tx, member.id, pseudonym(member.id, clock()));
		await outbox.writeMail(
			tx,
			"account_deleted",
			member.email,
			compose(accountDeletedMail(knownName(member), kept, sender), sender),
		);
		const details = { by: address === undefined ? "time" : "owner" };
		await security.note(tx, { event: "account_deleted", of: { member_id: member.id }, address, details });
		return kept;
	}

	async function announce(id: number): Promise<void> {
		const { announce, removalDay } = deadlines(clock());
		await db.transaction(async (tx) => {
			const member = await store.lock(tx, id, store.unannounced(announce));
			if (!member) return;
			const mail = accountUnusedMail(knownName(member), formatDate(berlinIso(removalDay)), sender);
			await store.markAnnounced(tx, id, clock());
			await outbox.writeMail(tx, "account_unused", member.email, compose(mail, sender));
		});
	}

	async function removeOverdue(id: number): Promise<void> {
		const due = deadlines(clock());
		await db.transaction(async (tx) => {
			const member = await store.lock(tx, id, store.overdue(due.remove, due.announced));
			if (member) await remove(tx, member);
		});
	}

	return {
		async delete({ id: ownId, address }: Member, id: number, currentPassword: string): Promise<{ message: string }> {
			if (id !== ownId) throw refuse("not_found");
			await members.demandPassword(id, currentPassword);
			const kept = await db.transaction(async (tx) => {
				const member = await store.lock(tx, id);
				if (!member) throw refuse("unauthenticated");
				return remove(tx, member, address);
			});
			return { message: ["Dein Konto ist gelöscht.", ...kept].join(" ") };
		},

		/** Told 30 days before, then gone; whoever logs in meanwhile stays. */
		async tendUnused(): Promise<void> {
			const due = deadlines(clock());
			for (const id of await store.findIds(db, store.overdue(due.remove, due.announced))) await removeOverdue(id);
			for (const id of await store.findIds(db, store.unannounced(due.announce))) await announce(id);
			await store.deleteNeverUsed(db, due.neverUsed);
		},
	};
}
