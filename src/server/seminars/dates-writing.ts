import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { DateInput, DatesCopy, Made, NewDates, ReserveInput, WrittenDate } from "#contract/office/date-writing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isMissing, isRepeated } from "#server/db/errors.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Dates, LockedDate } from "#server/sign-ups/dates.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { WaitingList } from "#server/waiting-list/service.ts";
import { columnsOn, demandNotPast, inputOf, isMoved, isPast, overlap, sessionOn } from "./date-rules.ts";
import * as store from "./dates-writing-store.ts";
import { freeSeats, seatsOf } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	dates: Dates;
	waitingList: WaitingList;
}

type Place = Pick<DateInput, "sessions" | "place_id"> & { day: string };
type Change = DateInput & { day: string; revision: number };

const sessionsOn = (day: string, { sessions }: DateInput) => {
	const written = sessions.map((session) => sessionOn(day, session));
	if (sessions[0]?.day !== 0 || overlap(written))
		throw refuseField("sessions", "Die Teile müssen nacheinander liegen und am ersten Tag beginnen");
	return written;
};

const told = (error: unknown): never => {
	if (isRepeated(error))
		throw refuseField("day", "An diesem Tag beginnt um diese Zeit schon ein Termin dieses Seminars");
	if (isMissing(error)) throw refuseField("place_id", "Diesen Ort oder diese Bewilligung gibt es nicht mehr");
	throw error;
};

/** What staff write of dates: one, a series, a year anew; seats, reserves and all that a form shows. */
export function createDatesWriting({ db, clock, audit, dates, waitingList }: Parts) {
	const today = () => isoDay(berlinDay(clock()));

	async function present(tx: Db, id: number): Promise<WrittenDate> {
		const row = await store.findDate(tx, id);
		if (!row) throw refuse("not_found");
		const { date, offered, waiting, topic, is_online, tax_supported } = row;
		const sessions = await dates.sessionsOfOne(id, tx);
		const reserves = await dates.reservesOf(tx, id);
		return {
			...{ id, seminar_id: date.seminar_id, topic, is_online, tax_supported, waiting, offered },
			...inputOf(date, sessions),
			...seatsOf({ ...date, offered }),
			reserves: reserves.map(({ id: reserve, name, seats, used, until }) => {
				return { id: reserve, name, seats, used, until, is_over: until < today() };
			}),
			saxony: await dates.saxonyShare(tx, { ...date, seminar: row }),
			has_bookings: date.seats_taken > 0,
			is_past: isPast({ ends_at: sessions.at(-1)?.ends_at ?? date.date }, clock()),
			revision: date.revision,
		};
	}

	/** Locked, and still to be changed. */
	async function lock(tx: Db, id: number): Promise<LockedDate> {
		const date = await dates.lock(tx, id);
		if (!date) throw refuse("not_found");
		demandNotPast(date, clock());
		if (date.cancelled) throw refuse("date_cancelled");
		return date;
	}

	function demandRoom({ seats_taken, reserved }: LockedDate, { capacity, saxony_seats }: DateInput): void {
		const needed = seats_taken + reserved;
		if (capacity !== null && capacity < needed)
			throw refuseField("capacity", `Vergeben oder angeboten oder zurückgehalten sind schon ${needed} Plätze`);
		if (saxony_seats !== null && saxony_seats > (capacity ?? saxony_seats))
			throw refuseField("saxony_seats", "Das sind mehr Plätze als es gibt");
	}

	function demandTaxes(isSupported: boolean, { saxony_seats }: DateInput): void {
		if (saxony_seats !== null && !isSupported)
			throw refuseField("saxony_seats", "Plätze für Sachsen gibt es nur bei geförderten Seminaren");
	}

	async function change(tx: Db, id: number, { day, revision, ...input }: Change, staff: Staff): Promise<WrittenDate> {
		const locked = await lock(tx, id);
		const before = await store.findDate(tx, id);
		if (!before) throw refuse("not_found");
		demandRevision(before.date, revision);
		demandTaxes(before.tax_supported, input);
		demandRoom(locked, input);
		const sessions = sessionsOn(day, input);
		const known = await dates.sessionsOfOne(id, tx);
		const moved = isMoved({ place_id: before.date.place_id, sessions: known }, { place_id: input.place_id, sessions });
		if (moved && locked.seats_taken > 0) throw refuse("date_has_bookings");
		demandNotPast({ ends_at: sessions.at(-1)?.ends_at ?? locked.ends_at }, clock());
		await dates.writeSessions(tx, id, sessions);
		const columns = columnsOn(day, input);
		await dates.update(tx, locked, { ...columns, updated_at: clock() });
		await audit.note(tx, staff, "date_changed", id, differences(before.date, columns, moved));
		await waitingList.offerSeats(tx, id);
		return present(tx, id);
	}

	/** One after the other in one transaction; what is there already is told, not doubled. */
	async function makeAll(tx: Db, seminarId: number, wished: readonly ({ day: string } & DateInput)[]): Promise<Made> {
		const seminar = await store.findSeminar(tx, seminarId);
		if (!seminar) throw refuse("not_found");
		const made: Made = { made: [], known: [] };
		for (const { day, ...input } of wished) {
			demandTaxes(seminar.tax_supported, input);
			const sessions = sessionsOn(day, input);
			const [first, last] = [sessions[0], sessions.at(-1)];
			if (!first || !last || isPast(last, clock())) throw refuseField("days", "Neue Termine liegen in der Zukunft");
			const now = { created_at: clock(), updated_at: clock() };
			const date = { ...columnsOn(day, input), ...now, seminar_id: seminarId, date: first.starts_at };
			const id = await dates.make(tx, date, sessions);
			if (id === null) made.known.push(day);
			else made.made.push({ id, day });
		}
		return made;
	}

	async function createAll(
		seminarId: number,
		wish: (tx: Db) => Promise<({ day: string } & DateInput)[]>,
		staff: Staff,
	) {
		return dates
			.transaction(async (tx) => {
				const made = await makeAll(tx, seminarId, await wish(tx));
				const days = made.made.map(({ day }) => day);
				await audit.note(tx, staff, "dates_created", seminarId, { days: days.join(" ") || "keine neuen" });
				return made;
			})
			.catch(told);
	}

	/** DATE-05: the same date at another time or place; its deadlines move along. Under the lock. */
	async function reschedule(tx: Db, locked: LockedDate, { day, ...to }: Place): Promise<void> {
		const before = await store.findDate(tx, locked.id);
		if (!before) throw refuse("not_found");
		const known = await dates.sessionsOfOne(locked.id, tx);
		const input: DateInput = { ...inputOf(before.date, known), ...to };
		const sessions = sessionsOn(day, input);
		if (!isMoved({ place_id: before.date.place_id, sessions: known }, { place_id: to.place_id, sessions }))
			throw refuse("date_not_moved");
		if ((sessions[0]?.starts_at ?? locked.date) <= clock())
			throw refuseField("day", "Der neue Termin muss in der Zukunft liegen");
		await dates.writeSessions(tx, locked.id, sessions);
		const { registration_deadline, decide_on, place_id } = columnsOn(day, input);
		await dates.update(tx, locked, { registration_deadline, decide_on, place_id, updated_at: clock() });
	}

	return {
		reschedule,
		/** What a date that cannot be written is told by. */
		told,

		grants: () => store.findGrants(db),
		get: (id: number): Promise<WrittenDate> => present(db, id),

		change: (id: number, given: Change, staff: Staff): Promise<WrittenDate> =>
			dates.transaction((tx) => change(tx, id, given, staff)).catch(told),

		/** DATE-03: one date or a series. */
		create: (seminarId: number, { days, ...input }: NewDates, staff: Staff): Promise<Made> =>
			createAll(seminarId, async () => [...new Set(days)].sort().map((day) => ({ ...input, day })), staff),

		/** DATE-03: the same again on other days; grants end with their period and stay behind. */
		copy: (seminarId: number, given: DatesCopy, staff: Staff): Promise<Made> =>
			createAll(
				seminarId,
				async (tx) => {
					const wished: ({ day: string } & DateInput)[] = [];
					for (const { id, day } of given.dates) {
						const row = await store.findDate(tx, id);
						if (row?.date.seminar_id !== seminarId) throw refuse("not_found");
						const sessions = await dates.sessionsOfOne(id, tx);
						wished.push({ ...inputOf(row.date, sessions), grant_id: null, day });
					}
					return wished;
				},
				staff,
			),

		/** DATE-09 */
		keepBack: (id: number, reserve: ReserveInput, staff: Staff): Promise<WrittenDate> =>
			dates.transaction(async (tx) => {
				const date = await lock(tx, id);
				if (reserve.until < today()) throw refuseField("until", "Dieser Tag ist schon vorbei");
				if (reserve.seats > (freeSeats(date) ?? reserve.seats)) throw refuse("date_full");
				await dates.keepBack(tx, id, reserve);
				await audit.note(tx, staff, "reserve_made", id, { ...reserve });
				return present(tx, id);
			}),

		release: (id: number, reserveId: number, staff: Staff): Promise<WrittenDate> =>
			dates.transaction(async (tx) => {
				await lock(tx, id);
				const { name, seats, used } = await dates.release(tx, id, reserveId);
				await audit.note(tx, staff, "reserve_released", id, { name, seats: seats - used });
				await waitingList.offerSeats(tx, id);
				return present(tx, id);
			}),
	};
}

export type DatesWriting = ReturnType<typeof createDatesWriting>;

type Columns = ReturnType<typeof columnsOn>;

const word = (value: unknown): unknown => (value instanceof Date ? berlinIso(value) : value);

/** From what to what; where time or room are others, only that. */
function differences(before: Columns, after: Columns, moved: boolean): Record<string, unknown> {
	const names = Object.keys(after) as (keyof Columns)[];
	const changed = names.filter((name) => JSON.stringify(word(before[name])) !== JSON.stringify(word(after[name])));
	return {
		...Object.fromEntries(changed.map((name) => [name, [word(before[name]), word(after[name])]])),
		...(moved ? { times: "geändert" } : {}),
	};
}
