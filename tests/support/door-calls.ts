import { randomUUID } from "node:crypto";
import type { TestApp } from "./app.ts";
import { openDate, signUpFor } from "./builders.ts";
import type { Make } from "./staff-calls.ts";

interface DoorOf {
	dateId: number;
	sessionId: number;
	personId: number;
}

const doors = new WeakMap<TestApp, Promise<DoorOf>>();

/** A date of the demo with somebody who comes. */
async function makeDoor(testing: TestApp): Promise<DoorOf> {
	const date = await openDate(testing.get, "free");
	const payload = signUpFor(date);
	await testing.fastify.inject({ method: "POST", url: "/api/v1/form/presence_seminar", payload });
	const dateId = date.presence_seminar_date_id;
	const { rows } = await testing.database.pool.query(
		`select t.id as session, p.id as person from seminar_sessions t join sign_ups s using (seminar_date_id)
		join sign_up_persons p on p.sign_up_id = s.id where t.seminar_date_id = $1 and p.cancelled_at is null limit 1`,
		[dateId],
	);
	return { dateId, sessionId: rows[0].session, personId: rows[0].person };
}

/** The door of whoever calls: lecturers have none but their own. */
export async function doorOf(testing: TestApp, userId: number): Promise<DoorOf> {
	const made = doors.get(testing) ?? makeDoor(testing);
	doors.set(testing, made);
	const found = await made;
	await testing.database.pool.query(
		`update users set lecturer_id = (select lecturer_id from seminars s join seminar_dates d on d.seminar_id = s.id where d.id = $1)
		where id = $2`,
		[found.dateId, userId],
	);
	return found;
}

const PDF = Buffer.from("%PDF-1.7\n%%EOF\n");
export const REPORT = "Name;E-Mail;Beitritt;Verlassen\nMika Sommer;mika@vsz.example;17:00;20:00\n";

const at =
	(path: (door: DoorOf) => string): Make =>
	async (testing, userId) => ({ path: `/office/attendance/${path(await doorOf(testing, userId))}` });

/** Whoever calls leads the date, so that a letter can go out. */
const led =
	(rest: string): Make =>
	async (testing, userId) => {
		const { dateId } = await doorOf(testing, userId);
		return { path: `/office/seminar_date/${dateId}/lecturer_pack${rest}` };
	};

/** A file for the participants of the own date. */
async function ownHandout(testing: TestApp, userId: number) {
	const { dateId } = await doorOf(testing, userId);
	const { colleague } = await import("./staff.ts");
	async function* content() {
		yield PDF;
	}
	const file = { name: "Folien", visible: "end", type: "application/pdf", content: content() } as const;
	const added = await testing.app.services.handoutsOffice.add(dateId, file, colleague(1, "admin"));
	return { path: `/office/attendance/${dateId}/handout/${added.at(-1)?.id}` };
}

async function oneScan({ database }: TestApp, sessionId: number): Promise<number> {
	const { rows } = await database.pool.query(
		`insert into attendance_scans (session_id, type, bytes, sha256)
		values ($1, 'application/pdf', 15, encode(sha256(gen_random_uuid()::text::bytea), 'hex')) returning id`,
		[sessionId],
	);
	return rows[0].id;
}

/** A scan whose file is there. */
async function keptScan(testing: TestApp, userId: number) {
	const { dateId, sessionId } = await doorOf(testing, userId);
	const { scans } = testing.app.services;
	const { colleague } = await import("./staff.ts");
	const { rows } = await testing.database.pool.query(
		"select id from users where 'admin' = any(roles) order by id limit 1",
	);
	async function* content() {
		yield PDF;
	}
	const file = { type: "application/pdf", content: content() };
	return { dateId, scan: await scans.add(dateId, sessionId, file, colleague(rows[0].id, "admin")) };
}

/** Calls of the door and of the papers. */
export const DOOR_CALLS = {
	attendance: {
		get: at(({ dateId }) => `${dateId}`),
		tick: async (testing, userId) => {
			const { dateId, sessionId, personId } = await doorOf(testing, userId);
			const tick = { id: randomUUID(), session_id: sessionId, person_id: personId, state: "present" };
			const ticks = [{ ...tick, at: new Date().toISOString() }];
			return { path: `/office/attendance/${dateId}/tick`, body: { ticks } };
		},
		walkIn: async (testing, userId) => {
			const { dateId, sessionId } = await doorOf(testing, userId);
			const body = { id: randomUUID(), session_id: sessionId, at: new Date().toISOString() };
			return { path: `/office/attendance/${dateId}/walk_in`, body: { ...body, first_name: "Ada", last_name: "Neu" } };
		},
		close: at(({ dateId, sessionId }) => `${dateId}/session/${sessionId}/close`),
		reopen: at(({ dateId, sessionId }) => `${dateId}/session/${sessionId}/reopen`),
		code: at(({ dateId }) => `${dateId}/code/ABCD`),
		readReport: async (testing, userId) => {
			const { dateId, sessionId } = await doorOf(testing, userId);
			const path = `/office/attendance/${dateId}/session/${sessionId}/report`;
			return { path, body: Buffer.from(REPORT), headers: { "content-type": "text/csv" } };
		},
		takeReport: async (testing, userId) => {
			const { dateId, sessionId, personId } = await doorOf(testing, userId);
			const body = { session_id: sessionId, stays: [{ person_id: personId, minutes: 90 }] };
			return { path: `/office/attendance/${dateId}/report`, body };
		},
	},
	lecturerPack: {
		get: led(""),
		foresee: led("/outlook"),
		send: led(""),
	},
	papers: {
		get: at(({ dateId }) => `${dateId}/papers`),
		list: at(({ dateId, sessionId }) => `${dateId}/session/${sessionId}/list`),
		table: at(({ dateId, sessionId }) => `${dateId}/session/${sessionId}/table`),
		badges: at(({ dateId }) => `${dateId}/badges`),
		seatCards: at(({ dateId }) => `${dateId}/seat_cards`),
		handout: ownHandout,
		addScan: async (testing, userId) => {
			const { dateId, sessionId } = await doorOf(testing, userId);
			const path = `/office/attendance/${dateId}/session/${sessionId}/scan`;
			return { path, body: PDF, headers: { "content-type": "application/pdf" } };
		},
		scan: async (testing, userId) => {
			const { dateId, scan } = await keptScan(testing, userId);
			return { path: `/office/attendance/${dateId}/scan/${scan.id}` };
		},
		deleteScan: async (testing, userId) => {
			const { dateId, sessionId } = await doorOf(testing, userId);
			return { path: `/office/attendance/${dateId}/scan/${await oneScan(testing, sessionId)}` };
		},
	},
} satisfies Record<string, Record<string, Make>>;
