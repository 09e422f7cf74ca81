import { expect, test } from "vitest";
import { contract } from "#contract/api.ts";
import { endpointsOf } from "#contract/endpoint.ts";
import { PAGE_METHODS } from "#contract/payment-methods.ts";
import { registration } from "#tests/support/account.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { postingApp } from "#tests/support/posting.ts";

const at = postingApp({ demo: true });
const EMAIL = "ehrlich@vsz.example";
const NAME = "Mika Sommer";

/** Every form with a trap, filled in as a person does. */
async function filledForms(): Promise<Record<string, object>> {
	const date = await openDate(at.api.get, "free");
	const { id: presence_seminar_id, presence_seminar_date_id } = date;
	const donation = { amount: 20, rhythm: "one_off", name: NAME, email: EMAIL };
	return {
		"/form/consulting": { name: NAME, email: EMAIL, description: "Wie gründen wir einen Verein?" },
		"/newsletter": { email: EMAIL },
		"/donation": donation,
		"/donation/payment": { ...donation, payment_method_id: PAGE_METHODS[0]?.id },
		"/user": registration({ email: EMAIL }),
		"/withdrawal": { name: NAME, email: EMAIL, contract: "Das Seminar im Mai" },
		"/date_alert": { presence_seminar_id, email: EMAIL },
		"/form/presence_seminar": signUpFor(date, { email: EMAIL }),
		"/waiting_list": { presence_seminar_id, presence_seminar_date_id, name: NAME, email: EMAIL, number_of_persons: 1 },
	};
}

/** How many rows each table has. */
async function rowCounts(): Promise<Record<string, unknown>> {
	const { pool } = at.api.database;
	const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'public'");
	const counts = rows.map(async ({ tablename }) => {
		const counted = await pool.query(`select count(*) from "${tablename}"`);
		return [tablename, counted.rows[0].count];
	});
	return Object.fromEntries(await Promise.all(counts));
}

/** So that somebody may wait for it. */
const bookOut = () => at.api.database.pool.query("update seminar_dates set capacity = 1, seats_taken = 1");

test("a filled trap is told like any other mistake, in every form, and nothing is kept or sent", async () => {
	const forms = await filledForms();
	const trapped = endpointsOf(contract).filter(
		({ endpoint: { body } }) => body && "shape" in body && "website" in body.shape,
	);
	expect(trapped.map(({ endpoint }) => endpoint.path).toSorted()).toEqual(Object.keys(forms).toSorted());

	await at.read();
	const before = await rowCounts();
	for (const [path, body] of Object.entries(forms)) {
		const answer = await at.post(path, { ...body, website: "http://spam.example" });
		expect([path, answer.status, answer.body.validation_errors]).toEqual([
			path,
			422,
			{ website: ["Prüffeld: Bitte leer lassen"] },
		]);
	}
	expect(await rowCounts()).toEqual(before);
	expect(await at.read()).toEqual([]);

	for (const [path, body] of Object.entries(forms)) {
		if (path === "/waiting_list") await bookOut();
		at.address += 1;
		expect([path, (await at.post(path, { ...body, website: " " })).status]).toEqual([path, 201]);
	}
});
