import { expect, test } from "vitest";
import { asker } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { heldDate } from "#tests/support/held-date.ts";
import { staffWith } from "#tests/support/staff.ts";

const PEOPLE = Array.from({ length: 6 }, (_, index) => ({
	first_name: "Person",
	last_name: `Nummer${index}`,
	email: `person${index}@example.org`,
}));

async function asked() {
	const testing = await testApp({ env: { TRUST_PROXY: "1" } });
	const ask = asker(testing);
	const { id, booked } = await heldDate(testing, PEOPLE);
	const { certificates, secrets } = testing.app.services;
	await testing.database.db.transaction((tx) => certificates.issue(tx, id));
	const links = await Promise.all(
		booked.map(({ personIds }) => secrets.linkToken("feedback", `${id}:${personIds[0]}`)),
	);
	const { token } = await staffWith(testing, ask, "office");
	const results = async () => (await ask("GET", `/office/seminar_date/${id}/feedback`, { token })).body.data;
	return { testing, ask, id, links, results };
}

test("ROOM-06 below five answers nobody sees more than their number, from five on the sums and the texts in no order", async () => {
	const { ask, links, results } = await asked();
	for (const [index, link] of links.slice(0, 4).entries())
		await ask("POST", `/feedback/${link}`, { body: { worth: 5, takes_home: `Satz ${index}` } });
	expect(await results()).toEqual({ answers: 4, invited: 6, results: null });
	await ask("POST", `/feedback/${links[4]}`, { body: { worth: 2, clear: 4, recommends: true, missed: "Pausen" } });
	const { answers, results: seen } = await results();
	expect(answers).toBe(5);
	expect(seen.ratings[0]).toEqual({ name: "worth", average: 4.4, counts: [0, 1, 0, 0, 4] });
	expect(seen.recommend).toEqual({ yes: 1, no: 0 });
	expect(seen.takes_home.toSorted()).toEqual(["Satz 0", "Satz 1", "Satz 2", "Satz 3"]);
	expect(seen.missed).toEqual(["Pausen"]);
});

test("ROOM-06 each link answers once, and nothing leads from an answer to whoever gave it", async () => {
	const { testing, ask, id, links } = await asked();
	const [first = "", second = ""] = links;
	expect((await ask("GET", `/feedback/${first}`)).body.data.is_used).toBe(false);
	expect((await ask("POST", `/feedback/${first}`, { body: { takes_home: "  " } })).body.code).toBe("feedback_empty");
	const twice = await Promise.all([1, 5].map((worth) => ask("POST", `/feedback/${first}`, { body: { worth } })));
	expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
	await ask("POST", `/feedback/${second}`, { body: { worth: 3 } });
	expect((await ask("GET", `/feedback/${first}`)).body.data.is_used).toBe(true);
	expect((await ask("GET", `/feedback/${"x".repeat(43)}`)).status).toBe(404);

	const { pool } = testing.database;
	const { rows } = await pool.query("select xmin::text, * from feedback_answers where seminar_date_id = $1", [id]);
	expect(Object.keys(rows[0]).sort()).toEqual([
		"answered_on",
		"clear",
		"id",
		"missed",
		"recommends",
		"seminar_date_id",
		"takes_home",
		"useful",
		"worth",
		"xmin",
	]);
	const invited = await pool.query("select distinct xmin::text from feedback_invitations where seminar_date_id = $1", [
		id,
	]);
	expect(new Set(rows.map(({ xmin }) => xmin))).toEqual(new Set([invited.rows[0].xmin]));
	expect(invited.rows).toHaveLength(1);
});
