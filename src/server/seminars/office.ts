import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { VISIBLE_WORDS } from "#contract/office/offer-words.ts";
import type { OfficeSeminar, SeminarsExport, SeminarsQuery } from "#contract/office/seminars.ts";
import type { Column } from "#server/exports/columns.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import type { SiteService } from "#server/site/service.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./office-store.ts";
import { seminars } from "./tables.ts";

interface Parts extends ListParts {
	site: SiteService;
}

const COLUMNS: Column[] = [
	{ key: "topic", title: "Seminar", kind: "text" },
	{ key: "category", title: "Kategorie", kind: "text" },
	{ key: "lecturer", title: "Dozent/in", kind: "text" },
	{ key: "coming", title: "Kommende Termine", kind: "number" },
	{ key: "next", title: "Nächster Termin", kind: "moment" },
	{ key: "state", title: "Zustand", kind: "text" },
	{ key: "changed", title: "Geändert am", kind: "moment" },
];

/** What staff see of seminars: what is said of them, on whichever dates. */
export function createSeminarsOffice({ db, clock, exports, site }: Parts) {
	/** As it is today. */
	async function listing() {
		const [tipId, today] = [await site.highlightedSeminarId(), berlinMoment(berlinDay(clock()))];
		return createOfficeList<store.SeminarSort, SeminarsQuery, store.ListedSeminar, OfficeSeminar>(
			{ db, exports },
			{
				name: "seminars",
				keyset: store.SEMINARS,
				filter: (query) => store.matching(query, today),
				read: (tx, filter, part) => store.findListed(tx, today, filter, part),
				table: seminars,
				present: ({ next_date, updated_at, ...row }) => ({
					...row,
					is_tip: row.id === tipId,
					next_date: next_date && berlinIso(next_date),
					updated_at: berlinIso(updated_at),
				}),
				columns: COLUMNS,
				cells: ({ topic, category, lecturer, coming, next_date, is_active, updated_at }) => ({
					topic,
					category: category.name,
					lecturer,
					coming,
					next: next_date && berlinIso(next_date),
					state: VISIBLE_WORDS[is_active ? "visible" : "hidden"],
					changed: berlinIso(updated_at),
				}),
			},
		);
	}

	return {
		list: async (query: SeminarsQuery, staff: Staff) => (await listing()).list(query, staff),
		export: async (query: SeminarsExport, staff: Staff) => (await listing()).export(query, staff),
	};
}
