import { refuse } from "#contract/errors.ts";
import type { RequestAnswer, WholeRequest } from "#contract/office/requests.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Staff as StaffService } from "#server/staff/service.ts";
import type { Staff } from "#server/viewer.ts";
import { answerMail } from "./mails.ts";
import type { RequestsOffice } from "./office.ts";
import { replyAddress } from "./rules.ts";
import { findWhole } from "./thread.ts";
import * as store from "./thread-store.ts";

interface Parts extends Pick<Letters, "db" | "clock" | "outbox" | "sender"> {
	audit: Audit;
	requestsOffice: Pick<RequestsOffice, "closeIn">;
	staff: Pick<StaffService, "whoMay">;
	/** Where replies are read; none means that nobody does. */
	replyMailbox: string | null;
}

type Request = NonNullable<Awaited<ReturnType<typeof store.lockRequest>>>;

/** POST-02: what staff do with one request. */
export function createConversation({ db, clock, outbox, sender, audit, requestsOffice, staff, replyMailbox }: Parts) {
	async function whole(id: number): Promise<WholeRequest> {
		const request = await findWhole(db, id);
		if (!request) throw refuse("not_found");
		return request;
	}

	async function writing(id: number, work: (tx: Db, request: Request) => Promise<unknown>): Promise<WholeRequest> {
		await db.transaction(async (tx) => {
			const request = await store.lockRequest(tx, id);
			if (!request) throw refuse("not_found");
			await work(tx, request);
		});
		return whole(id);
	}

	/** The letter stands below the receipt and all earlier answers in the mailbox of whoever asked. */
	async function send(tx: Db, request: Request, text: string, earlier: string[]): Promise<string> {
		const answers = [...(request.receipt_id ? [request.receipt_id] : []), ...earlier];
		const replyTo = replyMailbox ? replyAddress(replyMailbox, request.reply_token) : sender.provider.email;
		const mail = { ...compose(answerMail(text, request), sender), replyTo, answers };
		const [letter = ""] = await outbox.writeMailsFor(tx, clock(), [["contact_answer", request.email, mail]]);
		return letter;
	}

	return {
		async get(id: number, person: Staff): Promise<WholeRequest> {
			const request = await whole(id);
			await audit.look(db, person, "request", id);
			return request;
		},

		/** Pressed twice it is sent once; whoever does not know the last word is told before anything leaves. */
		answer: (id: number, { text, close, key, known }: RequestAnswer, person: Staff): Promise<WholeRequest> =>
			writing(id, async (tx, request) => {
				const earlier = await store.findAnswers(tx, id);
				const same = earlier.find(({ idempotency_key }) => idempotency_key === key);
				if (same?.text === text) return;
				if (same || known !== earlier.length + (await store.countReplies(tx, id))) throw refuse("request_moved_on");
				const letters = earlier.map(({ letter_id }) => letter_id);
				const letter_id = await send(tx, request, text, letters);
				const answer = { request_id: id, text, letter_id, idempotency_key: key, written_by: person.id };
				await store.insertAnswer(tx, { ...answer, created_at: clock() });
				await store.noteAnswered(tx, id, person.id);
				await audit.note(tx, person, "request_answered", id);
				if (close) await requestsOffice.closeIn(tx, id, person);
			}),

		colleagues: () => staff.whoMay("people.write"),

		async assign(id: number, userId: number | null, person: Staff): Promise<WholeRequest> {
			const colleagues = await staff.whoMay("people.write");
			const named = (one: number | null) => colleagues.find((colleague) => colleague.id === one)?.name ?? null;
			if (userId !== null && named(userId) === null) throw refuse("not_found");
			return writing(id, async (tx, { assigned_to }) => {
				if (assigned_to === userId) return;
				await store.assign(tx, id, userId);
				await audit.note(tx, person, "request_assigned", id, { assigned_to: [named(assigned_to), named(userId)] });
			});
		},

		note: (id: number, text: string, person: Staff): Promise<WholeRequest> =>
			writing(id, async (tx) => {
				await store.insertNote(tx, { request_id: id, text, written_by: person.id, created_at: clock() });
				await audit.note(tx, person, "request_noted", id);
			}),
	};
}

export type Conversation = ReturnType<typeof createConversation>;
