import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { newsletterDeclaration } from "#contract/legal/declarations/by-version.ts";
import type { NEWSLETTER_FORMS } from "#contract/newsletter.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits } from "#server/limits/service.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { alreadySubscribedMail, confirmationMail, welcomeMail } from "./mails.ts";
import * as store from "./store.ts";

type Form = (typeof NEWSLETTER_FORMS)[number];
/** What somebody asks for it by: words of ours, or those that an imported proof tells. */
type Wish = Pick<store.Subscriber, "source" | "text_version" | "import_proof">;

const wishAt = (source: Form): Wish => ({
	source,
	text_version: newsletterDeclaration(source).version,
	import_proof: null,
});

interface Parts extends Letters {
	/** Whose newsletter bore a link to unsubscribe; notes that it was used. */
	readerBy: (tx: Db, hash: Buffer) => Promise<number | undefined>;
}

export const CONFIRM_WITHIN_MS = 14 * DAY_MS;
const LIMITS = formLimits("newsletter");

export function createNewsletter({ db, clock, limits, outbox, sender, readerBy }: Parts) {
	const pageUrl = (page: string, token: string) => `${sender.publicUrl}/newsletter/${page}/${token}`;

	/** Asks for confirmation by mail, in the transaction of the form the wish came with. */
	async function ask(tx: Db, address: string, { source, text_version, import_proof }: Wish): Promise<void> {
		const email = address.toLowerCase();
		const known = await store.lockByEmail(tx, email);
		if (known?.state === "confirmed") {
			await outbox.writeMail(tx, "newsletter_known", email, compose(alreadySubscribedMail(), sender));
			return;
		}
		const token = newToken();
		await store.upsertPending(tx, {
			email,
			...{ source, text_version, import_proof },
			token_hash: hashToken(token),
			requested_at: clock(),
		});
		const until = new Date(clock().getTime() + CONFIRM_WITHIN_MS);
		const mail = compose(confirmationMail(pageUrl("bestaetigen", token), until), sender);
		await outbox.writeMail(tx, "newsletter_confirmation", email, mail);
	}

	const request = (tx: Db, address: string, source: Form): Promise<void> => ask(tx, address, wishAt(source));

	/** By the link of the welcome, or by that of any newsletter. */
	async function lockByLink(tx: Db, hash: Buffer): Promise<store.Subscriber | undefined> {
		const known = await store.lockByToken(tx, hash);
		if (known) return known;
		const id = await readerBy(tx, hash);
		return id === undefined ? undefined : store.lockById(tx, id);
	}

	async function leave(tx: Db, address: string): Promise<void> {
		const subscriber = await store.lockByEmail(tx, address.toLowerCase());
		if (subscriber && subscriber.state !== "unsubscribed") await store.markUnsubscribed(tx, subscriber.id, clock());
	}

	return {
		request,

		/** The address takes nothing any more; that somebody agreed once stays. */
		setAside: async (tx: Db, id: number, status: string): Promise<void> =>
			void (await store.markSetAside(tx, id, clock(), status)),

		writtenAgainAt: async (tx: Db, id: number): Promise<Date | null> =>
			(await store.lockById(tx, id))?.written_again_at ?? null,

		/** Whoever calls it spam does not want it. */
		complain: async (tx: Db, id: number): Promise<void> => void (await store.markUnsubscribed(tx, id, clock())),

		stateOf: async (address: string) =>
			(await store.findByEmail(db, address.toLowerCase()))?.state ?? ("none" as const),

		/** Answers the same whether the address is known or not. */
		async subscribe({ email }: { email: string }, address: string, source: Form = "newsletter_form") {
			await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, email]);
			await db.transaction((tx) => request(tx, email, source));
			return { state: "requested" as const };
		},

		confirm: (token: string) =>
			db.transaction(async (tx) => {
				const subscriber = await store.lockByToken(tx, hashToken(token));
				if (subscriber?.state !== "pending") throw refuse("link_expired");
				if (clock().getTime() - subscriber.requested_at.getTime() > CONFIRM_WITHIN_MS) throw refuse("link_expired");
				const unsubscribeToken = newToken();
				await store.markConfirmed(tx, subscriber.id, clock(), hashToken(unsubscribeToken));
				const unsubscribeUrl = pageUrl("abmelden", unsubscribeToken);
				await outbox.writeMail(tx, "newsletter_welcome", subscriber.email, {
					...compose(welcomeMail(unsubscribeUrl), sender),
					unsubscribeUrl,
				});
				return { state: "confirmed" as const };
			}),

		/**
		 * PERSON-05: a new address has to confirm anew. What the old one had confirmed is kept as proof, ended; what it
		 * never confirmed was no consent, and goes.
		 */
		async moveAddress(tx: Db, from: string, to: string): Promise<"asked" | "known" | "none"> {
			const subscriber = await store.lockByEmail(tx, from);
			if (!subscriber || subscriber.state === "unsubscribed") return "none";
			if (subscriber.state === "confirmed") await store.markUnsubscribed(tx, subscriber.id, clock());
			else await store.remove(tx, subscriber.id);
			if ((await store.findByEmail(tx, to))?.state === "confirmed") return "known";
			const { source } = subscriber;
			await ask(tx, to, source === "import" ? subscriber : wishAt(source));
			return "asked";
		},

		/** For somebody who has shown that the address is theirs. */
		unsubscribeAddress: (address: string) => db.transaction((tx) => leave(tx, address)),

		/** Whoever has confirmed reads no longer; a row that nobody has confirmed proves nothing. */
		leave: async (tx: Db, address: string): Promise<void> => {
			const subscriber = await store.lockByEmail(tx, address.toLowerCase());
			if (subscriber?.state === "confirmed") await leave(tx, address);
		},

		/** Pressing twice is as good as once. */
		unsubscribe: (token: string) =>
			db.transaction(async (tx) => {
				const subscriber = await lockByLink(tx, hashToken(token));
				if (!subscriber) throw refuse("link_expired");
				if (subscriber.state !== "unsubscribed") await store.markUnsubscribed(tx, subscriber.id, clock());
				return { state: "unsubscribed" as const };
			}),
	};
}

export type Newsletter = ReturnType<typeof createNewsletter>;
