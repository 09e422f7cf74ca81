import { berlinIso } from "#contract/berlin.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { EventKind, PersonEvent } from "#contract/office/person-events.ts";
import type { EventsQuery, PersonEvents } from "#contract/office/person-page.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { readPage } from "#server/db/keyset.ts";
import type { LettersOffice } from "#server/outbox/office.ts";
import type { Staff } from "#server/viewer.ts";
import type { EventData } from "./event-data.ts";
import type { Whose } from "./event-source.ts";
import { EVENT_SOURCES } from "./event-sources.ts";
import { tell } from "./event-words.ts";
import { EVENTS, type EventRow, findEvents } from "./events-store.ts";

const PER_PAGE = 30;

interface Parts {
	db: Db;
	audit: Audit;
	lettersOffice: Pick<LettersOffice, "inShort">;
}

const present = ({ kind, key, at, data }: EventRow): PersonEvent => ({
	id: `${kind}-${key}`,
	at: berlinIso(new Date(at)),
	kind,
	...tell(kind, data as unknown as EventData[EventKind] as never, key),
});

/** PERSON-02: everything that was between a person and the house, page by page, in a fixed number of statements. */
export function createPersonEvents({ db, audit, lettersOffice }: Parts) {
	/** What letters say lies sealed: it is opened of those alone that are shown. */
	async function withLetters(rows: EventRow[]): Promise<EventRow[]> {
		const letters = await lettersOffice.inShort(rows.flatMap(({ kind, key }) => (kind === "letter" ? [key] : [])));
		return rows.map((row) => (row.kind === "letter" ? { ...row, data: { ...letters.get(row.key) } } : row));
	}

	return async (whose: Whose, { after, group }: EventsQuery, staff: Staff): Promise<PersonEvents> => {
		await audit.look(db, staff, "person", whose.id);
		const sources = EVENT_SOURCES.filter(
			(source) => rolesMay(staff.roles, source.needs) && (!group || source.group === group),
		);
		const { rows, next } = await readPage(EVENTS, { sort: "-at", after, per_page: PER_PAGE }, (part) =>
			findEvents(db, sources, whose, part),
		);
		return { data: (await withLetters(rows)).map(present), next };
	};
}

export type PersonEventsOf = ReturnType<typeof createPersonEvents>;
