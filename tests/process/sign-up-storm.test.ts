import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { Seminar } from "#contract/seminars.ts";
import { createDemoDatabase } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { embeddedUrl } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { type Product, start } from "#tests/support/product.ts";
import { unsentIn } from "#tests/support/storm-books.ts";

const TIMEOUT = 120_000;

const getFrom = (product: Product) => async (url: string) => ({ body: await (await fetch(product.url + url)).json() });

async function signUp(
	url: string,
	payload: object,
): Promise<{ status: number; number: string | undefined; persons: number }> {
	const response = await fetch(`${url}/api/v1/form/presence_seminar`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(payload),
	});
	const { data } = (await response.json()) as { data?: { number: string; number_of_persons: number } };
	return { status: response.status, number: data?.number, persons: data?.number_of_persons ?? 0 };
}

/** 200 at once, groups of one to four, spread over the processes: persons who got a seat, and the other answers. */
async function storm(products: Product[], date: Seminar & { presence_seminar_date_id: number }) {
	const answers = await Promise.all(
		Array.from({ length: 200 }, (_, index) => {
			const { url } = products[index % products.length] as Product;
			return signUp(url, signUpFor(date, { number_of_persons: 1 + (index % 4), email: `sturm${index}@vsz.example` }));
		}),
	);
	return {
		seats: answers.reduce((sum, { persons }) => sum + persons, 0),
		refusals: new Set(answers.filter(({ status }) => status !== 201).map(({ status }) => status)),
	};
}

test(
	"200 sign-ups at once for 20 seats, on one database with two processes: exactly 20 persons, and both show it at once",
	async () => {
		const database = await createDemoDatabase();
		onTestFinished(() => database.drop());
		const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: database.url, DEMO: "on" };
		const products = await Promise.all([start({ env }), start({ env })]);
		const date = await openDate(getFrom(products[0] as Product), "free");
		await setCapacity(database.url, date.presence_seminar_date_id, 20);
		expect(await storm(products, date)).toEqual({ seats: 20, refusals: new Set([409]) });
		for (const product of products) {
			const isFull = async () => {
				const { body } = await getFrom(product)(`/api/v1/presence_seminar/${date.id}`);
				return (body as { data: Seminar }).data.dates.find(({ id }) => id === date.presence_seminar_date_id)
					?.fully_booked;
			};
			await expect.poll(isFull, { timeout: 5_000 }).toBe(true);
		}
		for (const { process: server, ended } of products) {
			server.kill("SIGTERM");
			await ended;
		}
	},
	TIMEOUT,
);

test(
	"killed in a storm of sign-ups: every acknowledged one is there after the restart, with its mail, and none is doubled",
	async () => {
		const folder = await temporaryFolder();
		const first = await start({ env: { DATA_DIR: folder } });
		const date = await openDate(getFrom(first), "free");
		await setCapacity(await embeddedUrl(folder), date.presence_seminar_date_id, null);
		const acknowledged: string[] = [];
		const running = Array.from({ length: 150 }, async (_, index) => {
			const answer = await signUp(first.url, signUpFor(date, { email: `kill${index}@vsz.example` })).catch(() => null);
			if (answer?.status === 201 && answer.number) acknowledged.push(answer.number);
		});
		await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(10);
		first.process.kill("SIGKILL");
		await Promise.all(running);
		expect(acknowledged.length).toBeLessThan(150);

		await start({ env: { DATA_DIR: folder } });
		const client = new pg.Client(await embeddedUrl(folder));
		await client.connect();
		onTestFinished(() => client.end());
		const { rows } = await client.query<{ number: string; email: string; mails: number }>(`
			select s.number, s.email, count(o.id)::int as mails from sign_ups s
			left join outbox o on o.recipient = s.email and o.kind = 'booking_confirmation'
			where s.email like 'kill%' group by s.id`);
		const stored = new Map(rows.map((row) => [row.number, row]));
		for (const number of acknowledged) expect([number, stored.has(number)]).toEqual([number, true]);
		expect(rows.every(({ mails }) => mails === 1)).toBe(true);
		const seats = await client.query("select seats_taken from seminar_dates where id = $1", [
			date.presence_seminar_date_id,
		]);
		expect(seats.rows[0].seats_taken).toBe(rows.length);

		const waiting = () => unsentIn(client);
		await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
		const files = (await readdir(join(folder, "outbox"))).filter((name) => name.endsWith(".eml"));
		const contents = await Promise.all(files.map((name) => readFile(join(folder, "outbox", name), "utf8")));
		for (const { email } of rows) {
			expect([email, contents.filter((content) => content.includes(`\nTo: ${email}`)).length]).toEqual([email, 1]);
		}
	},
	TIMEOUT,
);

async function setCapacity(url: string, dateId: number, capacity: number | null): Promise<void> {
	const client = new pg.Client(url);
	await client.connect();
	await client.query("update seminar_dates set capacity = $1, seats_taken = 0 where id = $2", [capacity, dateId]);
	await client.end();
}
