import { randomUUID } from "node:crypto";
import type { contract } from "#contract/office/api.ts";
import type { TestApp } from "./app.ts";
import { openDate, signUpFor } from "./builders.ts";
import type { Make } from "./staff-calls.ts";

type Group = "messages" | "messageTemplates" | "letterPassages";
type MessageCalls = { [G in Group]: { [N in keyof (typeof contract)[G]]: Make } };

interface Booked {
	dateId: number;
	number: string;
}

const booked = new WeakMap<TestApp, Promise<Booked>>();

/** Somebody with a seat, booked once for each application. */
function booking(testing: TestApp): Promise<Booked> {
	const known = booked.get(testing);
	if (known) return known;
	const made = (async () => {
		const date = await openDate(testing.get, "free");
		const { number } = await testing.app.services.signUps.create(signUpFor(date), "10.0.0.9");
		return { dateId: date.presence_seminar_date_id, number };
	})();
	booked.set(testing, made);
	return made;
}

const WORDS = { subject: "Anderer Raum", text: "Hallo {{vorname}}" };
const draftTo = ({ number }: Booked) => ({ ...WORDS, seats: true, waiting: false, bookings: [number], unpaid: false });

async function planned(testing: TestApp): Promise<string> {
	const { dateId } = await booking(testing);
	const { rows } = await testing.database.pool.query(
		`insert into messages (key, seminar_date_id, subject, text, to_seats, to_waiting, due_at)
		values ($1, $2, 'Später', 'Hallo', true, false, '2100-01-01') returning id`,
		[randomUUID(), dateId],
	);
	return `/office/seminar_date/${dateId}/message/${rows[0].id}`;
}

async function template({ database }: TestApp): Promise<number> {
	const { rows } = await database.pool.query(
		"insert into message_templates (name, subject, text) values ($1, 'Betreff', 'Text') returning id",
		[randomUUID()],
	);
	return rows[0].id;
}

/** What is written to the people of a date, and the words of letters. */
export const MESSAGE_CALLS: MessageCalls = {
	messages: {
		list: async (testing) => ({ path: `/office/seminar_date/${(await booking(testing)).dateId}/message` }),
		get: async (testing) => ({ path: await planned(testing) }),
		preview: async (testing) => {
			const made = await booking(testing);
			return { path: `/office/seminar_date/${made.dateId}/message/preview`, body: { ...draftTo(made), position: 1 } };
		},
		test: async (testing) => {
			const made = await booking(testing);
			return { path: `/office/seminar_date/${made.dateId}/message/test`, body: { ...draftTo(made), position: 1 } };
		},
		send: async (testing) => {
			const made = await booking(testing);
			const body = { ...draftTo(made), key: randomUUID(), at: null, letters: 1 };
			return { path: `/office/seminar_date/${made.dateId}/message`, body };
		},
		callBack: async (testing) => ({ path: `${await planned(testing)}/call_back` }),
	},
	messageTemplates: {
		list: async () => ({ path: "/office/message_template" }),
		create: async () => ({ path: "/office/message_template", body: { name: randomUUID(), ...WORDS } }),
		change: async (testing) => ({
			path: `/office/message_template/${await template(testing)}`,
			body: { name: randomUUID(), ...WORDS, revision: 1 },
		}),
		delete: async (testing) => ({ path: `/office/message_template/${await template(testing)}` }),
		restore: async (testing) => ({ path: `/office/message_template/${await template(testing)}/restore` }),
	},
	letterPassages: {
		list: async () => ({ path: "/office/letter_passage" }),
		preview: async () => ({
			path: "/office/letter_passage/booking_confirmation/preview",
			body: { greeting: "", hint: "Bitte klingeln." },
		}),
		change: async ({ app }) => {
			const [first] = await app.services.passagesOffice.list();
			const body = { greeting: "", hint: `Bitte klingeln: ${randomUUID()}`, revision: first?.revision ?? 0 };
			return { path: "/office/letter_passage/booking_confirmation", body };
		},
	},
};
