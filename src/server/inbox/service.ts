import { DAY_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Replies } from "#server/contact/replies.ts";
import type { Db } from "#server/db/client.ts";
import { createMailboxReader, mailboxKey, type OpenMailbox } from "./imap.ts";
import { type IncomingMail, readMail } from "./mail.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	/** With name and password; none means that nobody looks. */
	url: string | null;
	replies: Replies;
	publicUrl: string;
}

/** A mailbox that was never read, or whose numbers are new, may hold years of mail. */
const FIRST_LOOK_MS = 14 * DAY_MS;
/** The rest follows when it is looked at next. */
const MOST_AT_ONCE = 200;

/** One that is broken holds up none of the others. */
const understood = (bytes: Buffer): Promise<IncomingMail | null> => readMail(bytes).catch(() => null);

/** POST-02: looks for replies to what we answered. What fits no conversation is left as it is, unread. */
export function createInbox({ db, clock, url, replies, publicUrl }: Parts) {
	const key = url && mailboxKey(url);
	const own = `@${new URL(publicUrl).hostname}>`;

	/** Our own letters to the house may lie in the same mailbox. */
	const isOurs = ({ messageId }: IncomingMail): boolean => messageId.endsWith(own);

	async function outcomeOf(tx: Db, mail: IncomingMail, at: Date): Promise<store.Outcome> {
		if (isOurs(mail)) return "nothing";
		const taken = await replies.take(tx, mail, at);
		return taken === "reply" ? "replies" : taken === "known" ? "nothing" : taken === null ? "untouched" : "automatic";
	}

	/** Nothing but the head is read of what does not concern us. Null where nothing can be made of it. */
	async function mailOf(mailbox: OpenMailbox, uid: number) {
		const head = await mailbox.head(uid);
		const first = head && (await understood(head.bytes));
		if (!first) return null;
		const concerns = first.kind === "bounce" || (await replies.isExpected(db, first));
		const body = concerns && !isOurs(first) ? await mailbox.body(uid) : null;
		const at = new Date(Math.min(head.at.getTime(), clock().getTime()));
		return { at, mail: (body && (await understood(body))) || first };
	}

	async function take(mailbox: OpenMailbox, mailboxKeyed: string, uid: number): Promise<void> {
		const found = await mailOf(mailbox, uid);
		const outcome = await db.transaction(async (tx) => {
			const what = found ? await outcomeOf(tx, found.mail, found.at) : "untouched";
			return (await store.advance(tx, mailboxKeyed, uid, what)) ? what : "nothing";
		});
		if (outcome === "replies" || outcome === "automatic") await mailbox.markRead(uid);
	}

	async function look(mailbox: OpenMailbox, mailboxKeyed: string, signal: AbortSignal): Promise<void> {
		await store.noteLook(db, mailboxKeyed, mailbox.uidValidity, clock());
		const last = (await store.findMailbox(db, mailboxKeyed))?.last_uid ?? 0;
		const since = new Date(clock().getTime() - FIRST_LOOK_MS);
		const uids = last > 0 ? await mailbox.uidsAfter(last) : await mailbox.uidsSince(since);
		for (const uid of uids.slice(0, MOST_AT_ONCE)) {
			if (signal.aborted) return;
			await take(mailbox, mailboxKeyed, uid);
		}
	}

	return {
		isOn: url !== null,

		async tend(signal: AbortSignal): Promise<void> {
			if (url && key) await createMailboxReader(url)((mailbox) => look(mailbox, key, signal));
		},

		/** For those who look after the house; null where nobody looks into a mailbox. */
		state: async () => (key ? { server: new URL(url).host, row: (await store.findMailbox(db, key)) ?? null } : null),
	};
}

export type Inbox = ReturnType<typeof createInbox>;
export type InboxState = Awaited<ReturnType<Inbox["state"]>>;
