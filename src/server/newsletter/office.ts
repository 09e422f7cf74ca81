import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/dates.ts";
import { SUBSCRIBER_SOURCE_WORDS, SUBSCRIBER_STATE_WORDS } from "#contract/office/subscriber-words.ts";
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

const present = ({ requested_at, confirmed_at, unsubscribed_at, set_aside_at, ...row }: Row): OfficeSubscriber => ({
	...row,
	requested_at: berlinIso(requested_at),
	confirmed_at: confirmed_at && berlinIso(confirmed_at),
	unsubscribed_at: unsubscribed_at && berlinIso(unsubscribed_at),
	set_aside_at: set_aside_at && berlinIso(set_aside_at),
});

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
			],
			cells: ({ email, state, source, text_version, requested_at, confirmed_at, unsubscribed_at, set_aside_at }) => ({
				email,
				state: SUBSCRIBER_STATE_WORDS[state],
				source: SUBSCRIBER_SOURCE_WORDS[source],
				version: text_version,
				requested: berlinIso(requested_at),
				confirmed: confirmed_at && berlinIso(confirmed_at),
				unsubscribed: unsubscribed_at && berlinIso(unsubscribed_at),
				set_aside: set_aside_at && berlinIso(set_aside_at),
			}),
		},
	);
