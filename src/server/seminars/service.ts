import { berlinIso, berlinMoment } from "#contract/berlin.ts";
import { DEFAULT_RADIUS_KM, PAGE_SIZE } from "#contract/constants.ts";
import { parseGermanDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { UNKNOWN_POSTCODE } from "#contract/field-words.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { Clock } from "#server/clock.ts";
import { type Db, onOneConnection } from "#server/db/client.ts";
import { positionOf } from "#server/postcodes/positions.ts";
import type { Dates, SessionRow } from "#server/sign-ups/dates.ts";
import { refuseField } from "#server/validation.ts";
import { findSeminarDates } from "./listing-store.ts";
import { type DateRow, nextDate, placesWithin, presentSeminar, seminarAddress } from "./rules.ts";
import * as store from "./store.ts";

export interface SeminarQuery {
	page?: number | undefined;
	per_page?: number | undefined;
	upcoming?: boolean | undefined;
	is_online?: boolean | undefined;
	search?: string | undefined;
	category_id?: number | undefined;
	lecturer_id?: number | undefined;
	place_id?: number | undefined;
	date_from?: string | undefined;
	date_to?: string | undefined;
	evening?: boolean | undefined;
	daytime?: boolean | undefined;
	weekend?: boolean | undefined;
	is_free?: boolean | undefined;
	has_free_seats?: boolean | undefined;
	postcode?: string | undefined;
	radius_km?: number | undefined;
	own_date_only?: boolean | undefined;
}

export interface DateList extends Paged<Seminar> {
	last_date: string | null;
}

const startOfDay = (text: string | undefined, daysLater = 0): Date | undefined => {
	const day = text === undefined ? null : parseGermanDay(text);
	return day ? berlinMoment({ ...day, day: day.day + daysLater }) : undefined;
};

const later = (a: Date | undefined, b: Date | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));

interface Parts {
	db: Db;
	clock: Clock;
	dates: Dates;
}

export function createSeminars({ db, clock, dates: { sessionsOf } }: Parts) {
	function joined(rows: store.DateRow[], sessions: Map<number, SessionRow[]>): Map<number, DateRow[]> {
		const whole = rows.map((row) => ({ ...row, sessions: sessions.get(row.id) ?? [] }));
		return Map.groupBy(whole, (row) => row.seminar_id);
	}

	const bySeminar = async (rows: store.DateRow[]) => joined(rows, await sessionsOf(rows.map(({ id }) => id)));
	const datesOf = async (seminarIds: number[], from?: Date) =>
		bySeminar(seminarIds.length > 0 ? await store.findDates(db, seminarIds, from) : []);
	async function datesById(ids: number[]): Promise<Map<number, DateRow[]>> {
		if (ids.length === 0) return new Map();
		return onOneConnection(db, async (one) =>
			joined(...(await Promise.all([store.findDatesById(one, ids), sessionsOf(ids, one)]))),
		);
	}

	const presentAll = (rows: store.SeminarRow[], dates: Map<number, DateRow[]>): Seminar[] =>
		rows.map((row) => {
			const own = dates.get(row.id) ?? [];
			return presentSeminar(row, nextDate(own, clock()), own);
		});

	async function one(row: store.SeminarRow | undefined): Promise<Seminar> {
		const [seminar] = row ? presentAll([row], await datesOf([row.id])) : [];
		if (!seminar) throw refuse("not_found");
		return seminar;
	}

	/** The places within the radius; nothing where no postcode asks for it. */
	async function placesNear({ postcode, radius_km = DEFAULT_RADIUS_KM }: SeminarQuery): Promise<number[] | undefined> {
		if (postcode === undefined) return undefined;
		const centre = positionOf(postcode);
		if (!centre) throw refuseField("postcode", UNKNOWN_POSTCODE);
		return placesWithin(radius_km, centre, await store.findPlacePostcodes(db));
	}

	return {
		/** One entry per date, ordered by date. */
		async list({ upcoming, date_from, date_to, own_date_only, ...query }: SeminarQuery): Promise<DateList> {
			const page = { page: query.page ?? 1, per_page: query.per_page ?? PAGE_SIZE.seminars };
			const now = upcoming ? clock() : undefined;
			const { rows, total, last } = await findSeminarDates(db, {
				...query,
				...page,
				from: later(now, startOfDay(date_from)),
				before: startOfDay(date_to, 1),
				place_ids: await placesNear(query),
			});
			const dates = await (own_date_only
				? datesById(rows.map((row) => row.date_id))
				: // Who looks ahead need not carry what is long past.
					datesOf([...new Set(rows.map((row) => row.id))], now));
			const entries = rows.map(({ date_id, ...seminar }) => {
				const own = dates.get(seminar.id) ?? [];
				const date = own.find(({ id }) => id === date_id) ?? null;
				return presentSeminar(seminar, date, own_date_only && date ? [date] : own);
			});
			const last_date = last ? berlinIso(last) : (entries.at(-1)?.date ?? null);
			return { ...toPaged(entries, { ...page, total }), last_date };
		},
		/** Whether there is such a postcode to be near to. */
		knowsPostcode: (postcode: string): boolean => positionOf(postcode) !== undefined,
		/** For whoever writes it: as its page will show it. */
		draft: async (id: number) => one(await store.findDraft(db, id)),
		byId: async (id: number) => one(await store.findSeminarById(db, id)),
		bySlug: async (slug: string) => one(await store.findSeminarBySlug(db, slug)),
		/** DATE-01: where a page stands now that once stood at this address. */
		async movedTo(path: string): Promise<string | null> {
			const former = seminarAddress(path);
			const slug = former && (await store.findNewSlug(db, former.slug));
			return slug ? paths.seminar(slug, null) + former.rest : null;
		},
		/** Each seminar once, with its next date and no other, best match first. */
		async search(text: string, most: number): Promise<Seminar[]> {
			const now = clock();
			const rows = await store.searchSeminars(db, text, now, most);
			const ids = rows.map(({ id }) => id);
			return presentAll(rows, await bySeminar(ids.length > 0 ? await store.findNextDates(db, ids, now) : []));
		},
	};
}

export type Seminars = ReturnType<typeof createSeminars>;
