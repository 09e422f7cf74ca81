import { randomUUID } from "node:crypto";
import { berlinDay } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import type { DateInput } from "#contract/office/date-writing.ts";
import type { SeminarInput, WrittenSeminar } from "#contract/office/seminar-writing.ts";
import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

/** A seminar as a form sends it; online and with a price, unless told. */
export async function seminarInput({ database }: TestApp, over: Partial<SeminarInput> = {}): Promise<SeminarInput> {
	const { rows } = await database.pool.query(
		"select category_id, lecturer_id, image, image_alt from seminars order by id limit 1",
	);
	const slug = `seminar-${randomUUID()}`;
	return {
		...rows[0],
		topic: "Protokolle schreiben",
		slug,
		description: "<p>Kurz und <strong>gut</strong>.</p>",
		duration: "ca. 2 Stunden",
		place_id: null,
		price: 49,
		tax_category: "standard",
		tax_supported: false,
		...over,
	};
}

/** What a form sends back of what it was shown. */
export const seminarForm = (seminar: WrittenSeminar): SeminarInput & { revision: number } => {
	const { id: _, is_active: __, booked: ___, dates: ____, updated_at: _____, ...form } = seminar;
	return form;
};

/** One evening from 17:00 to 20:00. */
export const dateInput = (over: Partial<DateInput> = {}): DateInput => ({
	sessions: [{ day: 0, from: "17:00", to: "20:00", room: "Saal 1", units: 4 }],
	capacity: 12,
	deadline: null,
	place_id: null,
	join_link: null,
	minimum: null,
	saxony_seats: null,
	grant_id: null,
	...over,
});

/** So many days from today in Berlin. */
export const dayAhead = (days: number, now = new Date()): string => isoDay(addDays(berlinDay(now), days));

/** Every call gets a day of its own: the same one twice makes one date. */
let days = 400;
const newDay = (): string => {
	days += 1;
	return dayAhead(days);
};

async function oneSeminar({ database }: TestApp) {
	const { rows } = await database.pool.query("select id, revision from seminars order by id limit 1");
	return rows[0] as { id: number; revision: number };
}

async function newDate(testing: TestApp): Promise<number> {
	const { dates } = testing.app.services;
	const { id } = await oneSeminar(testing);
	const starts_at = new Date(`${newDay()}T15:00:00Z`);
	const ends_at = new Date(starts_at.getTime() + 7_200_000);
	const date = { seminar_id: id, date: starts_at, capacity: 20 };
	const sessions = [{ starts_at, ends_at, room: null, units: 2 }];
	return (await dates.transaction((tx) => dates.make(tx, date, sessions))) as number;
}

const formOf = async (testing: TestApp, id: number) => {
	const { day, revision, ...rest } = await testing.app.services.datesWriting.get(id);
	const { sessions, capacity, deadline, place_id, join_link, minimum, saxony_seats, grant_id } = rest;
	return { day, revision, sessions, capacity, deadline, place_id, join_link, minimum, saxony_seats, grant_id };
};

export const DATE_CALLS = {
	seminarTexts: {
		get: async (testing) => ({ path: `/office/seminar/${(await oneSeminar(testing)).id}` }),
		create: async (testing) => ({ path: "/office/seminar", body: await seminarInput(testing) }),
		change: async (testing) => {
			const { id } = await oneSeminar(testing);
			const seminar = await testing.app.services.seminarWriting.get(id);
			return { path: `/office/seminar/${id}`, body: { ...seminarForm(seminar), duration: randomUUID() } };
		},
		copy: async (testing) => ({ path: `/office/seminar/${(await oneSeminar(testing)).id}/copy` }),
		publish: async (testing) => {
			const { id, revision } = await oneSeminar(testing);
			return { path: `/office/seminar/${id}/visible`, body: { is_active: true, revision } };
		},
	},
	dateWriting: {
		choices: async () => ({ path: "/office/grant_choice" }),
		get: async (testing) => ({ path: `/office/seminar_date/${await newDate(testing)}/form` }),
		create: async (testing) => ({
			path: `/office/seminar/${(await oneSeminar(testing)).id}/date`,
			body: { ...dateInput(), days: [newDay()] },
		}),
		copy: async (testing) => {
			const [id, { id: seminar }] = [await newDate(testing), await oneSeminar(testing)];
			return { path: `/office/seminar/${seminar}/date_copy`, body: { dates: [{ id, day: newDay() }] } };
		},
		change: async (testing) => {
			const id = await newDate(testing);
			return { path: `/office/seminar_date/${id}`, body: { ...(await formOf(testing, id)), capacity: 30 } };
		},
		keepBack: async (testing) => ({
			path: `/office/seminar_date/${await newDate(testing)}/reserve`,
			body: { name: "Sportverein", seats: 2, until: dayAhead(10) },
		}),
		release: async (testing) => {
			const id = await newDate(testing);
			const { dates } = testing.app.services;
			const reserve = await dates.transaction(async (tx) => {
				await dates.keepBack(tx, id, { name: "Sportverein", seats: 2, until: dayAhead(10) });
				return (await dates.reservesOf(tx, id))[0]?.id;
			});
			return { path: `/office/seminar_date/${id}/reserve/${reserve}` };
		},
	},
} satisfies Record<string, Record<string, Make>>;
