import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { provenWords, SUBSCRIBER_SOURCE_WORDS, SUBSCRIBER_STATE_WORDS } from "#contract/office/subscriber-words.ts";
import type { OfficeSubscriber, SubscribersQuery } from "#contract/office/subscribers.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import { SUBSCRIBER_WORDS, newsletterSubscribers as subscribers } from "./tables.ts";

const find = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: subscribers.id,
			email: subscribers.email,
			state: subscribers.state,
			source: subscribers.source,
			text_version: subscribers.text_version,
			requested_at: subscribers.requested_at,
			confirmed_at: subscribers.confirmed_at,
			unsubscribed_at: subscribers.unsubscribed_at,
			set_aside_at: subscribers.set_aside_at,
			set_aside_status: subscribers.set_aside_status,
			import_proof: subscribers.import_proof,
			imported_by: sql<string | null>`(select name from users where id = (${subscribers.import_proof} ->> 'by')::int)`,
			...keys,
		})
		.from(subscribers)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

type Row = Omit<Awaited<ReturnType<typeof find>>[number], "sort_key" | "id_key">;

const KEYSET: Keyset<"at" | "email"> = {
	id: { by: subscribers.id, kind: "number" },
	sorts: { at: { by: subscribers.requested_at, kind: "moment" }, email: { by: subscribers.email, kind: "text" } },
};

const present = (found: Row): OfficeSubscriber => {
	const { requested_at, confirmed_at, unsubscribed_at, set_aside_at, import_proof, imported_by, ...row } = found;
	return {
		...row,
		requested_at: berlinIso(requested_at),
		confirmed_at: confirmed_at && berlinIso(confirmed_at),
		unsubscribed_at: unsubscribed_at && berlinIso(unsubscribed_at),
		set_aside_at: set_aside_at && berlinIso(set_aside_at),
		import_proof: import_proof && { ...import_proof, by: imported_by },
	};
};

/** What staff see of those who asked for the newsletter. */
export const createSubscribersOffice = ({ db, clock, exports }: ListParts) =>
	createOfficeList<"at" | "email", SubscribersQuery, Row, OfficeSubscriber>(
		{ db, exports },
		{
			name: "subscribers",
			keyset: KEYSET,
			filter: ({ q, state, aside, ...span }) =>
				and(
					everyWord(sql.raw(SUBSCRIBER_WORDS), q),
					state && eq(subscribers.state, state),
					aside && isNotNull(subscribers.set_aside_at),
					withinSpan(subscribers.requested_at, span, clock()),
				),
			read: find,
			table: subscribers,
			present,
			columns: [
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "source", title: "Bestellt über", kind: "text" },
				{ key: "version", title: "Fassung der Einwilligung", kind: "text" },
				{ key: "requested", title: "Bestellt am", kind: "moment" },
				{ key: "confirmed", title: "Bestätigt am", kind: "moment" },
				{ key: "unsubscribed", title: "Abgemeldet am", kind: "moment" },
				{ key: "set_aside", title: "Ausgesetzt am", kind: "moment" },
				{ key: "given", title: "Eingewilligt laut Nachweis", kind: "text" },
				{ key: "how", title: "Quelle laut Nachweis", kind: "text" },
				{ key: "words", title: "Wortlaut", kind: "text" },
				{ key: "kept", title: "Ablage des Nachweises", kind: "text" },
				{ key: "imported", title: "Importiert am", kind: "moment" },
			],
			cells: (row) => ({
				email: row.email,
				state: SUBSCRIBER_STATE_WORDS[row.state],
				source: SUBSCRIBER_SOURCE_WORDS[row.source],
				version: row.source === "import" ? null : row.text_version,
				requested: berlinIso(row.requested_at),
				confirmed: row.confirmed_at && berlinIso(row.confirmed_at),
				unsubscribed: row.unsubscribed_at && berlinIso(row.unsubscribed_at),
				set_aside: row.set_aside_at && berlinIso(row.set_aside_at),
				given: row.import_proof && provenWords(row.import_proof.given),
				how: row.import_proof?.how ?? null,
				words: row.import_proof?.words ?? null,
				kept: row.import_proof?.kept ?? null,
				imported: row.import_proof?.imported_at ?? null,
			}),
		},
	);
