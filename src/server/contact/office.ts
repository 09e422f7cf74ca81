import { and, inArray, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { REQUEST_STATE_WORDS } from "#contract/office/request-words.ts";
import type { ChosenRequests, OfficeRequest, RequestsQuery, WholeRequest } from "#contract/office/requests.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Staff } from "#server/viewer.ts";
import { answerMail } from "./mails.ts";
import * as store from "./office-store.ts";
import { CONTACT_WORDS, contactRequests as requests } from "./tables.ts";

interface Parts extends ListParts {
	audit: Audit;
	outbox: Pick<Outbox, "writeMailsFor">;
	sender: Sender;
}

type Row = Awaited<ReturnType<typeof store.findListed>>[number];

const present = ({ created_at, closed_at, ...row }: Omit<Row, "sort_key" | "id_key">): OfficeRequest => ({
	...row,
	created_at: berlinIso(created_at),
	closed_at: closed_at && berlinIso(closed_at),
});

/** What staff do with requests. */
export function createRequestsOffice({ db, clock, audit, exports, outbox, sender }: Parts) {
	const filter = ({ q, state, ...span }: Omit<RequestsQuery, "sort">): SQL | undefined =>
		and(everyWord(sql.raw(CONTACT_WORDS), q), store.inState(state), withinSpan(requests.created_at, span, clock()));

	const list = createOfficeList<"at", RequestsQuery, Row, OfficeRequest>(
		{ db, exports },
		{
			name: "requests",
			keyset: store.REQUESTS,
			filter,
			read: store.findListed,
			table: requests,
			present,
			columns: [
				{ key: "at", title: "Eingegangen am", kind: "moment" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "company", title: "Institution", kind: "text" },
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "opening", title: "Beginn der Nachricht", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "closed", title: "Erledigt am", kind: "moment" },
			],
			cells: ({ created_at, name, company, email, opening, closed_at }) => ({
				at: berlinIso(created_at),
				name,
				company,
				email,
				opening,
				state: REQUEST_STATE_WORDS[closed_at ? "closed" : "open"],
				closed: closed_at && berlinIso(closed_at),
			}),
		},
	);

	async function setIn(tx: Db, { ids, filter: asked }: ChosenRequests, staff: Staff, closed: boolean) {
		const chosen = ids ? inArray(requests.id, ids) : filter(asked ?? {});
		const changed = await store.setClosed(tx, chosen, closed ? clock() : null);
		await audit.noteEach(tx, staff, closed ? "request_closed" : "request_reopened", changed);
		return { ids: changed };
	}

	const set = (chosen: ChosenRequests, staff: Staff, closed: boolean) =>
		db.transaction((tx) => setIn(tx, chosen, staff, closed));

	async function whole(id: number): Promise<WholeRequest> {
		const row = await store.findRequest(db, id);
		if (!row) throw refuse("not_found");
		const { name, email, company, phone, description, created_at, closed_at } = row;
		const answers = await store.findAnswers(db, id);
		return {
			id,
			name,
			email,
			company,
			phone,
			description,
			created_at: berlinIso(created_at),
			closed_at: closed_at && berlinIso(closed_at),
			answers: answers.map((answer) => ({ ...answer, created_at: berlinIso(answer.created_at) })),
		};
	}

	return {
		...list,

		async get(id: number, staff: Staff): Promise<WholeRequest> {
			const request = await whole(id);
			await audit.look(db, staff, "request", id);
			return request;
		},

		/** The letter stands below the receipt and all earlier answers in the mailbox of whoever asked. */
		async answer(id: number, { text, close }: { text: string; close: boolean }, staff: Staff): Promise<WholeRequest> {
			await db.transaction(async (tx) => {
				const request = await store.findRequest(tx, id);
				if (!request) throw refuse("not_found");
				const earlier = (await store.findAnswers(tx, id)).map(({ letter_id }) => letter_id);
				const answers = [...(request.receipt_id ? [request.receipt_id] : []), ...earlier];
				const mail = { ...compose(answerMail(text, request), sender), replyTo: sender.provider.email, answers };
				const [letter_id = ""] = await outbox.writeMailsFor(tx, clock(), [["contact_answer", request.email, mail]]);
				await store.insertAnswer(tx, { request_id: id, text, letter_id, written_by: staff.id, created_at: clock() });
				await audit.note(tx, staff, "request_answered", id);
				if (close) await setIn(tx, { ids: [id] }, staff, true);
			});
			return whole(id);
		},

		close: (chosen: ChosenRequests, staff: Staff) => set(chosen, staff, true),
		reopen: (chosen: ChosenRequests, staff: Staff) => set(chosen, staff, false),

		/** For the history. */
		names: async (ids: string[]): Promise<ReadonlyMap<string, string>> =>
			new Map((await store.findNames(db, ids.map(Number))).map(({ id, name }) => [String(id), name])),
	};
}
