import { type SQL, sql } from "drizzle-orm";
import type { EventKind } from "#contract/office/person-events.ts";
import type { Db } from "#server/db/client.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import type { EventSource, Whose } from "./event-source.ts";

// `collate "C"`: the order of the keys is that of their signs, wherever they are compared.
export const EVENTS: Keyset<"at"> = {
	id: { by: sql`event`, kind: "text" },
	sorts: { at: { by: sql`at`, kind: "moment" } },
};

export interface EventRow extends Record<string, unknown> {
	kind: EventKind;
	key: string;
	at: string;
	data: Record<string, unknown>;
	sort_key: string | null;
	id_key: string;
}

const inOrder = ({ orderBy, limit }: PagePart): SQL => sql`order by ${sql.join(orderBy, sql`, `)} limit ${limit}`;

/** Of one source no more than a page: so somebody with a thousand letters costs what somebody with ten does. */
const newestOf = ({ kind, rows }: EventSource, whose: Whose, part: PagePart): SQL =>
	sql`(select ${kind}::text as kind, * from (select *, (${`${kind} `}::text || key) collate "C" as event from (${rows(whose)}) r) e
		${part.where ? sql`where ${part.where}` : sql``} ${inOrder(part)})`;

/** One statement, however many sources there are. */
export const eventsQuery = (sources: readonly EventSource[], whose: Whose, part: PagePart): SQL =>
	sql`select kind, key, at, data, ${part.keys.sort_key} as sort_key, ${part.keys.id_key} as id_key from (${sql.join(
		sources.map((source) => newestOf(source, whose, part)),
		sql` union all `,
	)}) all_of_them ${inOrder(part)}`;

export async function findEvents(
	db: Db,
	sources: readonly EventSource[],
	whose: Whose,
	part: PagePart,
): Promise<EventRow[]> {
	return (await db.execute<EventRow>(eventsQuery(sources, whose, part))).rows;
}
