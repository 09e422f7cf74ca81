import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

let last = 0;

/** Somebody of whom nobody else reads, by an address of their own. */
export async function onePerson({ database }: TestApp): Promise<{ id: number; email: string }> {
	last += 1;
	const email = `mensch-${last}@vsz.example`;
	await database.pool.query(
		"insert into contact_requests (name, email, description) values ('Mika Mensch', $1, 'Wie?') on conflict do nothing",
		[email],
	);
	const { rows } = await database.pool.query("select id from people where email = $1", [email]);
	return { id: rows[0].id, email };
}

const pathOf = async (testing: TestApp, rest: string) => `/office/person/${(await onePerson(testing)).id}${rest}`;

/** A note of whoever asks; guests have none, and are refused before anybody looks. */
async function oneNote(testing: TestApp, userId: number, isDeleted = false): Promise<number> {
	const { email } = await onePerson(testing);
	const { rows } = await testing.database.pool.query(
		`insert into person_notes (email, text, written_by, created_at, updated_at, deleted_at)
		values ($1, 'Ruft vormittags an.', nullif($2, 0), now(), now(), case when $3 then now() end) returning id`,
		[email, userId, isDeleted],
	);
	return rows[0].id;
}

/** Somebody who gets no news. */
async function oneBlocked(testing: TestApp): Promise<number> {
	const { id, email } = await onePerson(testing);
	await testing.database.pool.query(
		"insert into letter_blocks (address_hash, level, reason, set_at) values (sha256(convert_to($1, 'UTF8')), 'news', 'Wunsch', now())",
		[email],
	);
	return id;
}

export const PERSON_CALLS = {
	personPage: {
		get: async (testing) => ({ path: await pathOf(testing, "/page") }),
		events: async (testing) => ({ path: await pathOf(testing, "/event") }),
		find: async (testing) => ({ path: `/office/person/of_address?email=${(await onePerson(testing)).email}` }),
	},
	personNotes: {
		write: async (testing) => ({ path: await pathOf(testing, "/note"), body: { text: "Ruft vormittags an." } }),
		change: async (testing, userId) => ({
			path: `/office/person_note/${await oneNote(testing, userId)}`,
			body: { text: "Ruft abends an." },
		}),
		delete: async (testing, userId) => ({ path: `/office/person_note/${await oneNote(testing, userId)}` }),
		restore: async (testing, userId) => ({
			path: `/office/person_note/${await oneNote(testing, userId, true)}/restore`,
		}),
	},
	personAddress: {
		foresee: async (testing) => ({
			path: await pathOf(testing, "/address/foresight"),
			body: { email: `neu-${(await onePerson(testing)).email}` },
		}),
		change: async (testing) => ({
			path: await pathOf(testing, "/address"),
			body: { email: `neu-${(await onePerson(testing)).email}`, resend: true },
		}),
	},
	letterBlocks: {
		set: async (testing) => ({ path: await pathOf(testing, "/block"), body: { level: "news", reason: "Wunsch" } }),
		lift: async (testing) => ({ path: `/office/person/${await oneBlocked(testing)}/block` }),
	},
} satisfies Record<string, Record<string, Make>>;
