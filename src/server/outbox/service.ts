import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import type { LetterKind } from "#contract/office/letter-kinds.ts";
import { internationalPhone } from "#contract/phones.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { reasonForLog } from "#server/for-log.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { createBreaker } from "./breaker.ts";
import { withDeadline } from "./deadline.ts";
import { type Fault, faultOf, isAnswered } from "./failures.ts";
import { isBlocked, urgencyOf } from "./kinds.ts";
import type { Lane } from "./lanes.ts";
import { textOf as lettersText, type Sender } from "./letter.ts";
import { untilNoted } from "./noting.ts";
import { sendFailedTo } from "./office-store.ts";
import { changeAfter, type Outcome, signOf } from "./outcome.ts";
import { SENDING_MS } from "./rules.ts";
import { seal, unseal } from "./sealing.ts";
import type { Handover } from "./smtp.ts";
import * as store from "./store.ts";
import type { Leaving, Mail, SetMail, Sms, Transports } from "./transports.ts";

interface Parts {
	db: Db;
	clock: Clock;
	transports: Transports;
	secrets: Secrets;
	sender: Sender;
	/** So long one letter may take. */
	sendingMs?: number;
}

/** A letter with its kind and the person it goes to. */
type Addressed = [kind: LetterKind, recipient: string, message: Mail];

/** What came of a letter that another capability keeps; `isAnswered` when the server itself has refused it. */
export type AsideOutcome =
	| { kind: "sent" }
	/** The server is left alone for a while. */
	| { kind: "resting" }
	| { kind: "failed"; fault: Fault; reason: string; isAnswered: boolean };

const NEVER = new AbortController().signal;
/** Letters are opened in parts, for they may carry files. */
const OPENED_AT_ONCE = 200;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";
/** As long as their content is kept. */
const FAILED_SHOWN_MS = 30 * DAY_MS;

export function createOutbox({ db, clock, transports, secrets, sender, sendingMs = SENDING_MS }: Parts) {
	const breakers = { mail: createBreaker(clock), sms: createBreaker(clock) };
	/** Of what goes to thousands: it learns for itself that a server is silent, and holds up nothing else. */
	const asideBreaker = createBreaker(clock);
	const ago = (ms: number) => new Date(clock().getTime() - ms);

	/** Written in the caller's transaction: the letter exists if and only if what it reports does. */
	async function write(tx: Db, messages: store.NewMessage[], due?: Date): Promise<string[]> {
		const sealed = messages.map(async (row) => ({ ...row, message: await seal(secrets, row.message) }));
		return store.insertMessages(tx, await Promise.all(sealed), clock(), due);
	}

	const asMail = (kind: LetterKind, recipient: string, { unlocks, about, ...message }: Mail) =>
		({ channel: "mail", kind, urgency: urgencyOf(kind), recipient, message, unlocks, about }) as const;

	/** What lies in the table; nothing of what was emptied or sealed with another key. */
	const contentOf = async (message: unknown): Promise<Partial<Mail & SetMail>> =>
		((await unseal(secrets, message).catch(() => null)) as Partial<Mail & SetMail> | null) ?? {};

	const wordsIn = ({ letter, text }: Partial<Mail & SetMail>): string | undefined =>
		letter ? lettersText(letter, sender) : text;

	async function send(row: store.OutboxRow, stop: AbortSignal): Promise<Outcome> {
		if (isBlocked(row.kind, row.block)) return { kind: "blocked" };
		try {
			const message = await unseal(secrets, row.message);
			await withDeadline(stop, sendingMs, (signal) => transports[row.channel]({ ...row, message }, signal));
			return { kind: "sent" };
		} catch (error) {
			if (stop.aborted) return { kind: "stopped" };
			return { kind: "failed", fault: faultOf(error), reason: reasonForLog(error) };
		}
	}

	async function note(row: store.OutboxRow, outcome: Outcome, stop: AbortSignal): Promise<void> {
		const change = changeAfter(row, outcome, clock());
		await untilNoted(() => store.settle(db, row, change), stop);
	}

	return {
		writeMail: async (tx: Db, ...mail: Addressed): Promise<void> => void (await write(tx, [asMail(...mail)])),

		/** Several of them in one go. */
		writeMails: async (tx: Db, mails: Addressed[]): Promise<void> =>
			void (await write(
				tx,
				mails.map((mail) => asMail(...mail)),
			)),

		/** Nobody sends them before that moment, which is at most two hours ahead; answers their ids, in order. */
		writeMailsFor: (tx: Db, due: Date, mails: Addressed[]): Promise<string[]> =>
			mails.length === 0
				? Promise.resolve([])
				: write(
						tx,
						mails.map((mail) => asMail(...mail)),
						due,
					),

		/** They were never written; false, and the caller gives up, when one of them is on its way already. */
		takeBack: async (tx: Db, ids: readonly string[]): Promise<boolean> =>
			ids.length === 0 || (await store.deleteUntouched(tx, ids)) === ids.length,

		writeSms: async (tx: Db, kind: LetterKind, number: string, message: Sms): Promise<void> =>
			void (await write(tx, [
				{ channel: "sms", kind, urgency: urgencyOf(kind), recipient: internationalPhone(number), message },
			])),

		/**
		 * Delivers one message of the lane; false when there is none to deliver now. It is claimed, sent and noted in
		 * turn, so no connection is held meanwhile; a process that dies in between leaves a letter that goes out again,
		 * with the same Message-ID, when the claim has run out.
		 */
		async deliverNext(lane: Omit<Lane, "senders">, stop: AbortSignal = NEVER): Promise<boolean> {
			const pass = breakers[lane.channel].enter();
			if (!pass) return false;
			const row = await store.claimNext(db, lane, clock()).catch((error: unknown) => {
				pass("unused");
				throw error;
			});
			if (!row) {
				pass("unused");
				return false;
			}
			const outcome = await send(row, stop);
			pass(signOf(outcome));
			await note(row, outcome, stop);
			return true;
		},

		/** Sends a letter that lies in no outbox, beside all lanes; whoever hands it in notes what came of it. */
		async sendAside(letter: Leaving, stop: AbortSignal, handover: Handover): Promise<AsideOutcome> {
			const pass = asideBreaker.enter();
			if (!pass) return { kind: "resting" };
			try {
				await withDeadline(stop, sendingMs, (signal) => transports.mail(letter, signal, handover));
				pass("answered");
				return { kind: "sent" };
			} catch (error) {
				const fault = faultOf(error);
				pass(stop.aborted ? "unused" : fault === "server" ? "silent" : "answered");
				return { kind: "failed", fault, reason: reasonForLog(error), isAnswered: isAnswered(error) };
			}
		},

		/** PERSON-05: what did not arrive goes to another address instead; answers how many letters. */
		sendFailedTo: (tx: Db, from: string, to: string): Promise<number> => sendFailedTo(tx, from, to, clock()),

		/** For a process that knows that it is alone: what others had claimed they will not finish. */
		endLeases: () => store.endLeases(db),

		textOf: async (message: unknown): Promise<string | undefined> => wordsIn(await contentOf(message)),

		subjectOf: async (message: unknown): Promise<string | null> => (await contentOf(message)).subject ?? null,

		/** Letters to others that tell of somebody by one of these words are emptied, once they are no longer needed. */
		async forgetMentions(tx: Db, words: readonly string[]): Promise<void> {
			const wanted = words.map((word) => word.toLowerCase());
			for (let after = BEFORE_ALL; ; ) {
				const rows = await store.findSettled(tx, after, OPENED_AT_ONCE);
				for (const { id, message } of rows) {
					const content = await contentOf(message);
					// A name may stand in it in pieces, and whole only as it is read.
					const said = `${JSON.stringify(content)} ${wordsIn(content) ?? ""}`.toLowerCase();
					if (wanted.some((word) => said.includes(word))) await store.emptyMessage(tx, id);
				}
				const last = rows.at(-1);
				if (!last || rows.length < OPENED_AT_ONCE) return;
				after = last.id;
			}
		},

		/** What has left lately, by channel. */
		sentSince: (ms: number) => store.findSent(db, ago(ms)),

		/** The letters that this transaction has written since then, for a rehearsal. */
		async writtenHere(tx: Db, since: Date): Promise<{ to: string; subject: string; text: string }[]> {
			const rows = await store.findWrittenHere(tx, since);
			return Promise.all(
				rows.map(async ({ recipient, message }) => {
					const { subject, letter } = (await unseal(secrets, message)) as Mail;
					return { to: recipient, subject, text: lettersText(letter, sender) };
				}),
			);
		},

		/** How the post stands, for those who look after it. */
		async state() {
			return {
				waiting: await store.findWaiting(db, clock()),
				failed: await store.findFailed(db, ago(FAILED_SHOWN_MS), ago(HOUR_MS)),
				/** As this process sees it: until when it leaves a server alone that did not answer. */
				paused_until: { mail: breakers.mail.pausedUntil(), sms: breakers.sms.pausedUntil() },
			};
		},
	};
}

export type Outbox = ReturnType<typeof createOutbox>;
export type SentLately = Awaited<ReturnType<Outbox["sentSince"]>>;
export type OutboxState = Awaited<ReturnType<Outbox["state"]>>;
