import { and } from "drizzle-orm";
import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { addDays, formatDate } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { priceInEuro } from "#contract/money.ts";
import { DATE_STATE_WORDS, type DateState } from "#contract/office/date-words.ts";
import type { DatesExport, DatesQuery, OfficeDate, OfficeDatePage } from "#contract/office/dates.ts";
import type { SeminarDateRow } from "#contract/office/seminar-writing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { spanOf } from "#server/db/span.ts";
import type { Column } from "#server/exports/columns.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import type { Dates } from "#server/sign-ups/dates.ts";
import type { SiteService } from "#server/site/service.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./dates-office-store.ts";
import { isFullyBooked, presentSessions, seatsOf, whereWords } from "./rules.ts";
import { seminarDates } from "./tables.ts";

interface Parts extends ListParts {
	audit: Audit;
	site: SiteService;
	dates: Dates;
}

/** Until then something can still be done for a date that hardly anybody has booked. */
const SOON_DAYS = 30;
/** So far back dates of a seminar are shown beside its text. */
const SHOWN_DAYS = 366;

const beginOf = (now: Date, daysLater = 0): Date => berlinMoment(addDays(berlinDay(now), daysLater));

/** Days from and to which a list goes; without a word those that are still to come. */
function timeOf({ when, from, to }: Pick<DatesQuery, "when" | "from" | "to">, now: Date) {
	const asked = when ?? (from || to ? "all" : "coming");
	return and(
		store.beginsWithin(spanOf({ from, to }, now)),
		store.beginsWithin({
			since: asked === "coming" || asked === "soon" ? beginOf(now) : null,
			until: asked === "past" ? beginOf(now) : asked === "soon" ? beginOf(now, 2) : null,
		}),
	);
}

function stateOf(row: store.OfficeDateRow, now: Date): DateState {
	if (row.cancelled) return "cancelled";
	if (row.deactivated || !row.is_active) return "hidden";
	if (row.date < beginOf(now)) return "past";
	if (isFullyBooked(row)) return "full";
	return (row.registration_deadline ?? row.date) <= now ? "closed" : "open";
}

const present = (row: store.OfficeDateRow, tipId: number | null, now: Date): OfficeDate => {
	const { id, topic, category, date, is_online, lecturer, capacity, offered, waiting } = row;
	return {
		...{ id, topic, category, is_online, lecturer, capacity, offered, waiting },
		...seatsOf(row),
		date: berlinIso(date),
		location: whereWords(row.location, row.place),
		price: priceInEuro(row.price_cents),
		is_tip: row.seminar_id === tipId,
		state: stateOf(row, now),
	};
};

const COLUMNS: Column[] = [
	{ key: "date", title: "Beginn", kind: "moment" },
	{ key: "topic", title: "Seminar", kind: "text" },
	{ key: "location", title: "Ort", kind: "text" },
	{ key: "lecturer", title: "Dozent/in", kind: "text" },
	{ key: "capacity", title: "Plätze", kind: "number" },
	{ key: "taken", title: "Belegt", kind: "number" },
	{ key: "offered", title: "Angeboten", kind: "number" },
	{ key: "free", title: "Frei", kind: "number" },
	{ key: "waiting", title: "Warten", kind: "number" },
	{ key: "price", title: "Preis", kind: "money" },
	{ key: "state", title: "Zustand", kind: "text" },
];

/** What staff see of dates. */
export function createDatesOffice({ db, clock, exports, audit, site, dates }: Parts) {
	/** As it is at this moment: a tip or a day later it would be another. */
	async function listing() {
		const [tipId, now] = [await site.highlightedSeminarId(), clock()];
		return createOfficeList<store.DateSort, DatesQuery, store.OfficeDateRow, OfficeDate>(
			{ db, exports },
			{
				name: "dates",
				keyset: store.DATES,
				filter: (query) =>
					and(
						store.matching(query),
						timeOf(query, now),
						query.state === "quiet"
							? store.beginsWithin({ since: beginOf(now), until: beginOf(now, SOON_DAYS) })
							: undefined,
						query.tip ? store.ofSeminar(tipId) : undefined,
					),
				read: store.findDates,
				table: seminarDates,
				present: (row) => present(row, tipId, now),
				columns: COLUMNS,
				cells: (row) => {
					const { topic, date, location, lecturer, capacity, taken, offered, free, waiting, state } = present(
						row,
						tipId,
						now,
					);
					const seats = { capacity, taken, offered, free, waiting };
					return { topic, date, location, lecturer, ...seats, price: row.price_cents, state: DATE_STATE_WORDS[state] };
				},
			},
		);
	}

	async function find(id: number): Promise<store.OfficeDateRow> {
		const row = await store.findDate(db, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	return {
		list: async (query: DatesQuery, staff: Staff) => (await listing()).list(query, staff),
		export: async (query: DatesExport, staff: Staff) => (await listing()).export(query, staff),

		async get(id: number): Promise<OfficeDatePage> {
			const [row, tipId, sessions] = await Promise.all([
				find(id),
				site.highlightedSeminarId(),
				dates.sessionsOfOne(id),
			]);
			return {
				...present(row, tipId, clock()),
				slug: row.slug,
				sessions: presentSessions(sessions),
				registration_deadline: row.registration_deadline && berlinIso(row.registration_deadline),
				saxony: await dates.saxonyShare(db, { ...row, seminar: row }),
				is_public: row.is_active && !row.deactivated,
				overbooked: row.overbooked,
				moves_up_by_hand: row.moves_up_by_hand,
			};
		},

		/** Those to come and those of the year behind us, in order. */
		async ofSeminar(id: number, tx: Db): Promise<SeminarDateRow[]> {
			const now = clock();
			const rows = await store.findOfSeminar(tx, id, beginOf(now, -SHOWN_DAYS));
			return rows.map((row) => ({
				...present(row, null, now),
				registration_deadline: row.registration_deadline && berlinIso(row.registration_deadline),
			}));
		},

		/** LOG-02: for whoever is about to see the people of a date, if there is one. */
		async noteLook(id: number, staff: Staff): Promise<void> {
			await find(id);
			await audit.look(db, staff, "date", id);
		},

		/** What dates are called, for whoever tells of them by their key. */
		async names(ids: string[]): Promise<ReadonlyMap<string, string>> {
			const rows = await store.findTitles(db, ids.map(Number));
			return new Map(rows.map(({ id, topic, date }) => [String(id), `${topic}, ${formatDate(berlinIso(date))}`]));
		},
	};
}

export type DatesOffice = ReturnType<typeof createDatesOffice>;
