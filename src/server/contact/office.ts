import { and, inArray, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { REQUEST_STATE_WORDS } from "#contract/office/request-words.ts";
import type { ChosenRequests, OfficeRequest, RequestsQuery } from "#contract/office/requests.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./office-store.ts";
import { CONTACT_WORDS, contactRequests as requests } from "./tables.ts";

interface Parts extends ListParts {
	audit: Audit;
}

type Row = Awaited<ReturnType<typeof store.findListed>>[number];

const present = ({ created_at, closed_at, replied_at, ...row }: Omit<Row, "sort_key" | "id_key">): OfficeRequest => ({
	...row,
	created_at: berlinIso(created_at),
	closed_at: closed_at && berlinIso(closed_at),
	replied_at: replied_at && berlinIso(replied_at),
});

/** What staff do with requests. */
export function createRequestsOffice({ db, clock, audit, exports }: Parts) {
	const filter = (
		{ q, state, assigned, ...span }: Omit<RequestsQuery, "sort">,
		{ id }: Pick<Staff, "id">,
	): SQL | undefined =>
		and(
			everyWord(sql.raw(CONTACT_WORDS), q),
			store.inState(state),
			store.isWith(assigned, id),
			withinSpan(requests.created_at, span, clock()),
		);

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
				{ key: "assigned", title: "Bei wem", kind: "text" },
				{ key: "closed", title: "Erledigt am", kind: "moment" },
			],
			cells: ({ created_at, name, company, email, opening, closed_at, assigned_to }) => ({
				at: berlinIso(created_at),
				name,
				company,
				email,
				opening,
				state: REQUEST_STATE_WORDS[closed_at ? "closed" : "open"],
				assigned: assigned_to?.name ?? null,
				closed: closed_at && berlinIso(closed_at),
			}),
		},
	);

	async function setIn(tx: Db, { ids, filter: asked }: ChosenRequests, staff: Staff, closed: boolean) {
		const chosen = ids ? inArray(requests.id, ids) : filter(asked ?? {}, staff);
		const changed = await store.setClosed(tx, chosen, closed ? clock() : null);
		await audit.noteEach(tx, staff, closed ? "request_closed" : "request_reopened", changed);
		return { ids: changed };
	}

	const set = (chosen: ChosenRequests, staff: Staff, closed: boolean) =>
		db.transaction((tx) => setIn(tx, chosen, staff, closed));

	return {
		...list,

		/** In the transaction of what ends it. */
		closeIn: (tx: Db, id: number, staff: Staff) => setIn(tx, { ids: [id] }, staff, true),

		close: (chosen: ChosenRequests, staff: Staff) => set(chosen, staff, true),
		reopen: (chosen: ChosenRequests, staff: Staff) => set(chosen, staff, false),

		/** For the history. */
		names: async (ids: string[]): Promise<ReadonlyMap<string, string>> =>
			new Map((await store.findNames(db, ids.map(Number))).map(({ id, name }) => [String(id), name])),
	};
}

export type RequestsOffice = ReturnType<typeof createRequestsOffice>;
