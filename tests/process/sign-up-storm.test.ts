import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { Seminar } from "#contract/seminars.ts";
import { createDemoDatabase } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { type Product, start } from "#tests/support/product.ts";

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

async function setCapacity(url: string, dateId: number, capacity: number): Promise<void> {
	const client = new pg.Client(url);
	await client.connect();
	await client.query("update seminar_dates set capacity = $1, seats_taken = 0 where id = $2", [capacity, dateId]);
	await client.end();
}
