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

export const PERSON_CALLS = {
	personPage: {
		get: async (testing) => ({ path: await pathOf(testing, "/page") }),
		events: async (testing) => ({ path: await pathOf(testing, "/event") }),
		find: async (testing) => ({ path: `/office/person/of_address?email=${(await onePerson(testing)).email}` }),
	},
} satisfies Record<string, Record<string, Make>>;
