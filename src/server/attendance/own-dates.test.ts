import { expect, test } from "vitest";
import type { OwnDate } from "#contract/office/own-dates.ts";
import type { Seminar } from "#contract/seminars.ts";
import { asker } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { staffWith } from "#tests/support/staff.ts";

test("STAFF-07 LOG-02 PART-06 a lecturer sees the own dates ahead with the names of those who come and the notes meant for them, and nothing else", async () => {
	const testing = await testApp({ env: { TRUST_PROXY: "1" } });
	const ask = asker(testing);
	const date = await openDate(testing.get, "free");
	const { token, id } = await staffWith(testing, ask, "lecturer");
	const list = async (when = "coming"): Promise<OwnDate[]> =>
		(await ask("GET", `/office/own_dates?when=${when}`, { token })).body.data;
	expect(await list()).toEqual([]);
	await testing.database.pool.query("update users set lecturer_id = $1 where id = $2", [date.lecturer.id, id]);
	await ask("POST", "/form/presence_seminar", { body: signUpFor(date, { number_of_persons: 2 }) });
	const own = await list();
	const foreign = (await testing.get("/api/v1/presence_seminar?upcoming=1")).body as { data: Seminar[] };
	const topics = foreign.data.filter(({ lecturer }) => lecturer.id === date.lecturer.id).map(({ topic }) => topic);
	expect(new Set(own.map(({ topic }) => topic))).toEqual(new Set(topics));
	const found = own.find((one) => one.id === date.presence_seminar_date_id);
	expect(found?.names).toEqual(["Mika Sommer", "Gast von Mika Sommer"]);
	expect(JSON.stringify(own)).not.toMatch(/@|Elbweg/);
	const notes = `update sign_up_persons set note = 'Rollstuhl', note_for_lecturer = position = 1
		where sign_up_id = (select max(id) from sign_ups)`;
	await testing.database.pool.query(notes);
	const told = (await list()).find((one) => one.id === date.presence_seminar_date_id);
	expect(told?.names).toEqual(["Mika Sommer (Rollstuhl)", "Gast von Mika Sommer"]);
	const looks = await testing.database.pool.query(
		"select user_id, subject, subject_id from audit_trail where action = 'seen'",
	);
	const withNames = own.filter(({ names }) => names.length > 0).map((one) => String(one.id));
	expect(looks.rows.map(({ subject_id }) => subject_id).sort()).toEqual(withNames.sort());
	expect(looks.rows).toContainEqual({ user_id: id, subject: "date", subject_id: String(found?.id) });
	expect(found).toMatchObject({ category: date.category.slug, cancelled: false });
	const { rows } = await testing.database.pool.query("select capacity, seats_taken from seminar_dates where id = $1", [
		date.presence_seminar_date_id,
	]);
	expect([found?.capacity, (found?.taken ?? 0) + (found?.offered ?? 0)]).toEqual([
		rows[0].capacity,
		rows[0].seats_taken,
	]);

	const past = await testing.database.pool.query(
		`select d.id from seminar_dates d join seminars s on s.id = seminar_id
		where lecturer_id = $1 and date < now() - interval '1 day' order by date desc limit 20`,
		[date.lecturer.id],
	);
	expect((await list("past")).map((one) => one.id)).toEqual(past.rows.map((row) => row.id));
	const beyond = await ask("GET", "/office/own_dates?when=past&page=99", { token });
	expect([beyond.status, beyond.body.data]).toEqual([200, []]);
});
