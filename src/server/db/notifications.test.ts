import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { testApp } from "#tests/support/app.ts";
import { onNotification } from "./notifications.ts";

test("a change of content by any process is heard, also after the connection was lost", async () => {
	const { database } = await testApp();
	const heard = vi.fn();
	const subscription = await onNotification(database.url, "content_changed", heard);
	try {
		await database.pool.query("update categories set name = name || '.' where id = (select min(id) from categories)");
		await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
		await database.pool.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
		);
		await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 5_000 });
		await database.pool.query("insert into site_settings (key, value) values ('banner_article_id', '1')");
		await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
	} finally {
		await subscription.close();
	}
});

test("what changes nothing is not told, and a seat taken names its seminar alone", async () => {
	const { database } = await testApp();
	const heard: string[] = [];
	const client = new pg.Client(database.url);
	await client.connect();
	onTestFinished(() => client.end());
	client.on("notification", ({ payload }) => heard.push(payload ?? ""));
	await client.query("listen content_changed");
	await client.query("update articles set title = title");
	await client.query("update users set roles = '{editor}'");
	await client.query("delete from lecturers where false");
	await client.query("update seminar_dates set seats_taken = seats_taken + 1 where seminar_id = 2");
	await client.query("update seminar_dates set cancelled = true where seminar_id = 3");
	await client.query("select 1");
	expect(heard).toEqual(["seminar:2", "seminar_dates"]);
});

test("every table that pages are made of tells of its changes", async () => {
	const { database } = await testApp({ demo: false });
	const { rows } = await database.pool.query<{ event_object_table: string }>(
		"select distinct event_object_table from information_schema.triggers where trigger_name = 'content_changed'",
	);
	expect(rows.map((row) => row.event_object_table).sort()).toEqual([
		"articles",
		"campaigns",
		"categories",
		"course_chapters",
		"course_cues",
		"courses",
		"lecturers",
		"legal_texts",
		"media_files",
		"places",
		"seminar_dates",
		"seminar_sessions",
		"seminars",
		"site_settings",
		"users",
	]);
});
