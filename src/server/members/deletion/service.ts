import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Baskets } from "#server/basket/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { accountDeletedMail, accountUnusedMail } from "#server/members/mails.ts";
import { knownName } from "#server/members/rules.ts";
import { findByEmail, type MemberRow } from "#server/members/store.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Pins } from "#server/pins/service.ts";
import type { Holds } from "#server/rights/holds.ts";
import type { Security } from "#server/security/service.ts";
import type { Sessions } from "#server/sessions/service.ts";
import { deadlines, keptSentences, pseudonym } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	sessions: Sessions;
	baskets: Baskets;
	pins: Pins;
	security: Security;
	holds: Pick<Holds, "isHeld">;
	audit: Pick<Audit, "note">;
}

export function createDeletion({ db, clock, outbox, sender, sessions, baskets, pins, security, holds, audit }: Parts) {
	/** Under the member's lock: what may go goes, what must stay leads to nobody. */
	async function strip(tx: Db, { id }: MemberRow, by: "time" | "owner" | "office", address?: string): Promise<void> {
		await sessions.forget(tx, id);
		await pins.forgetMember(tx, id);
		await baskets.forgetMember(tx, id);
		await store.overwrite(tx, id, pseudonym(id, clock()));
		await security.note(tx, { event: "account_deleted", of: { member_id: id }, address, details: { by } });
	}

	const tell = (tx: Db, member: MemberRow, kept: string[]) =>
		outbox.writeMail(
			tx,
			"account_deleted",
			member.email,
			compose(accountDeletedMail(knownName(member), kept, sender), sender),
		);

	/** The account alone; the person learns what went and what stays. */
	async function remove(tx: Db, member: MemberRow, address?: string): Promise<string[]> {
		const kept = keptSentences(await store.findKept(tx, member));
		await strip(tx, member, address === undefined ? "time" : "owner", address);
		await tell(tx, member, kept);
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

	async function removeOverdue(id: number): Promise<boolean> {
		const due = deadlines(clock());
		return db.transaction(async (tx) => {
			const member = await store.lock(tx, id, store.overdue(due.remove, due.announced));
			if (!member || (await holds.isHeld(tx, member.email))) return false;
			await remove(tx, member);
			return true;
		});
	}

	return {
		remove,
		tell,

		/** For whoever has given their password: two at the same time wait for each other. */
		async claim(tx: Db, id: number): Promise<MemberRow> {
			const member = await store.lock(tx, id);
			if (!member) throw refuse("unauthenticated");
			if (await holds.isHeld(tx, member.email)) throw refuse("account_held");
			return member;
		},

		/** With all else that stands under the address; false where nobody has an account with it. */
		async strip(tx: Db, email: string, by: "owner" | "office", address?: string): Promise<boolean> {
			const found = await findByEmail(tx, email);
			const member = found && (await store.lock(tx, found.id));
			if (member) await strip(tx, member, by, address);
			return member !== undefined;
		},

		/** Told 30 days before, then gone, which is proven by its number alone; whoever logs in meanwhile stays. */
		async tendUnused(): Promise<void> {
			const due = deadlines(clock());
			let gone = 0;
			for (const id of await store.findIds(db, store.overdue(due.remove, due.announced)))
				if (await removeOverdue(id)) gone += 1;
			for (const id of await store.findIds(db, store.unannounced(due.announce))) await announce(id);
			gone += (await store.deleteNeverUsed(db, due.neverUsed)).rowCount ?? 0;
			if (gone > 0) await audit.note(db, "system", "retention", "accounts", { member_accounts: gone });
		},
	};
}

export type Deletion = ReturnType<typeof createDeletion>;
