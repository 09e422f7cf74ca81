import { randomUUID } from "node:crypto";
import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { DoorList, FoundCode, Tick, WalkIn } from "#contract/office/attendance.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Bookings } from "#server/sign-ups/bookings.ts";
import type { Dates, SessionRow } from "#server/sign-ups/dates.ts";
import type { Staff } from "#server/viewer.ts";
import type { CheckInCodes } from "./codes.ts";
import * as store from "./door-store.ts";
import { lastTicks, presentList, WALK_IN_LABEL } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	dates: Dates;
	bookings: Bookings;
	checkInCodes: CheckInCodes;
	lecturerOf: (staff: Staff) => Promise<number | null>;
}

/** What happens at the door: who is there, for everybody who stands at it. */
export function createDoor({ db, clock, audit, dates, bookings, checkInCodes, lecturerOf }: Parts) {
	/** Whoever does not see all dates sees their own; others do not exist for them (STAFF-07). */
	async function dateFor(id: number, staff: Staff): Promise<store.DoorDate> {
		const date = await store.findDate(db, id);
		const isSeen = date && (rolesMay(staff.roles, "seminars.read") || date.lecturer_id === (await lecturerOf(staff)));
		if (!isSeen) throw refuse("not_found");
		return date;
	}

	const sessionsOf = dates.sessionsOfOne;

	/** One of the date's own. */
	async function sessionOf(dateId: number, sessionId: number): Promise<SessionRow> {
		const found = (await sessionsOf(dateId)).find(({ id }) => id === sessionId);
		if (!found) throw refuse("not_found");
		return found;
	}

	async function listOf(date: store.DoorDate): Promise<DoorList> {
		const sessions = await sessionsOf(date.id);
		const [persons, marks] = await Promise.all([
			store.findPersons(db, date.id),
			store.findMarks(
				db,
				sessions.map(({ id }) => id),
			),
		]);
		const known = await Promise.all(
			persons.map(async (person) => ({ ...person, code: await checkInCodes.of(person.id) })),
		);
		return presentList({ date, sessions, persons: known, marks }, clock());
	}

	/** By whoever's clock it was ticked, nothing was ticked in the future. */
	const marksOf = (ticks: Tick[], staff: Staff): store.NewMark[] =>
		lastTicks(ticks).map(({ id, session_id, person_id, state, at }) => ({
			session_id,
			person_id,
			state,
			source: "tablet",
			noted_by: staff.id,
			noted_at: new Date(Math.min(Date.parse(at), clock().getTime())),
			tick_id: id,
		}));

	/** Ticks for those who have a seat here; what is no longer on the list asks for nothing. */
	async function known(tx: Db, dateId: number, ticks: readonly Tick[]): Promise<Tick[]> {
		const sessions = new Set((await sessionsOf(dateId, tx)).map(({ id }) => id));
		const persons = new Set((await store.findPersons(tx, dateId)).map(({ id }) => id));
		return ticks.filter(({ session_id, person_id }) => sessions.has(session_id) && persons.has(person_id));
	}

	const countOf = (written: { state: string }[], state: string): number =>
		written.filter((mark) => mark.state === state).length;

	return {
		dateFor,
		sessionOf,
		sessionsOf,
		listOf,

		async get(id: number, staff: Staff): Promise<DoorList> {
			const date = await dateFor(id, staff);
			await audit.look(db, staff, "date", id);
			return listOf(date);
		},

		/** Late or twice, nothing is lost and nothing doubled: a tick that arrives again finds itself. */
		async tick(id: number, ticks: Tick[], staff: Staff): Promise<DoorList> {
			const date = await dateFor(id, staff);
			await dates.transaction(async (tx) => {
				await dates.lock(tx, id);
				const written = await store.writeTicks(tx, marksOf(await known(tx, id, ticks), staff));
				if (written.length === 0) return;
				const counts = { present: countOf(written, "present"), absent: countOf(written, "absent") };
				await audit.note(tx, staff, "attendance_noted", id, { persons: written.length, ...counts });
			});
			return listOf(date);
		},

		/** ROOM-03: somebody is there who was never signed up. */
		async walkIn(id: number, { id: key, session_id, at, email, ...walkIn }: WalkIn, staff: Staff): Promise<DoorList> {
			const date = await dateFor(id, staff);
			if (date.cancelled) throw refuse("date_cancelled");
			await sessionOf(id, session_id);
			await dates.transaction(async (tx) => {
				await dates.lock(tx, id);
				const person = { ...walkIn, email: email || null, seminar_date_id: id, idempotency_key: key };
				const { isNew, dateId, personId } = await bookings.writeWalkIn(tx, person, WALK_IN_LABEL);
				if (!isNew || dateId !== id || personId === undefined) return;
				await dates.take(tx, id, 1, true);
				const tick: Tick = { id: key, session_id, person_id: personId, state: "present", at };
				await store.writeTicks(tx, marksOf([tick], staff));
				await audit.note(tx, staff, "walk_in_added", id, { persons: 1 });
			});
			return listOf(date);
		},

		/** Who is not there was missing; a tick that was made earlier and arrives later still counts. */
		async close(id: number, sessionId: number, staff: Staff): Promise<DoorList> {
			const date = await dateFor(id, staff);
			await sessionOf(id, sessionId);
			await dates.transaction(async (tx) => {
				await dates.lock(tx, id);
				const note = { session_id: sessionId, source: "tablet", noted_by: staff.id, noted_at: clock() } as const;
				const persons = await store.findPersons(tx, id);
				const absences = persons.map(({ id: person_id }) => ({ ...note, person_id, state: "absent" as const }));
				const absent = await store.writeAbsences(tx, absences);
				await store.setClosed(tx, sessionId, clock());
				await audit.note(tx, staff, "attendance_closed", id, { session: sessionId, absent });
			});
			return listOf(date);
		},

		async reopen(id: number, sessionId: number, staff: Staff): Promise<DoorList> {
			const date = await dateFor(id, staff);
			await sessionOf(id, sessionId);
			await dates.transaction(async (tx) => {
				await dates.lock(tx, id);
				await store.forgetAbsences(tx, sessionId);
				await store.setClosed(tx, sessionId, null);
				await audit.note(tx, staff, "attendance_reopened", id, { session: sessionId });
			});
			return listOf(date);
		},

		/** ROOM-02: of a code that is not on this list. */
		async code(id: number, text: string, staff: Staff): Promise<FoundCode> {
			await dateFor(id, staff);
			const seat = await checkInCodes.seatOf(text);
			const found = seat === null ? undefined : await store.findSeat(db, seat);
			if (!found) return { outcome: "unknown", person_id: null, topic: null, date: null };
			const facts = { topic: found.topic, date: berlinIso(found.date) };
			if (found.cancelled_at) return { outcome: "cancelled", person_id: null, ...facts };
			if (found.date_id !== id) return { outcome: "other_date", person_id: null, ...facts };
			return { outcome: "here", person_id: seat, ...facts };
		},

		/** OFF-014: as a report tells it; what was ticked before gives way. */
		async takeStays(id: number, stays: Omit<store.NewMark, "source" | "noted_at">[], staff: Staff): Promise<DoorList> {
			const date = await dateFor(id, staff);
			await dates.transaction(async (tx) => {
				await dates.lock(tx, id);
				const now = clock();
				const marks = stays
					.map((stay) => ({ ...stay, source: "import" as const, noted_at: now, tick_id: randomUUID() }))
					.sort((one, other) => one.person_id - other.person_id);
				const written = await store.writeTicks(tx, marks);
				await audit.note(tx, staff, "attendance_imported", id, { persons: written.length });
			});
			return listOf(date);
		},
	};
}

export type Door = ReturnType<typeof createDoor>;
