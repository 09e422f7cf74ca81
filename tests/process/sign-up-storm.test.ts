import { expect, onTestFinished, test } from "vitest";
import type { Seminar } from "#contract/seminars.ts";
import { createDemoDatabase } from "#tests/support/app.ts";
import { openDate } from "#tests/support/builders.ts";
import { connectTo } from "#tests/support/embedded.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { type Product, start } from "#tests/support/product.ts";
import { comer, type DateWanted, type Outcome, signUp } from "#tests/support/rush.ts";
import { booksOfRush } from "#tests/support/rush-books.ts";

const TIMEOUT = 120_000;
const PEOPLE = 200;
const SEATS = 20;

const getFrom = (product: Product) => async (url: string) => ({ body: await (await fetch(product.url + url)).json() });

/** All at once, in groups of one to four, spread over the processes. */
const rush = (products: Product[], date: DateWanted): Promise<Outcome[]> =>
	Promise.all(
		Array.from({ length: PEOPLE }, (_, index) => {
			const { url } = products[index % products.length] as Product;
			return signUp(comer(index), url, date);
		}),
	);

test(
	"200 sign-ups at once for 20 seats, on one database with two processes: exactly 20 persons, everybody is told what is true, and both show it at once",
	async () => {
		const database = await createDemoDatabase();
		onTestFinished(() => database.drop());
		const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: database.url, DEMO: "on", TRUST_PROXY: "1" };
		const products = await Promise.all([start({ env }), start({ env })]);
		const date = await openDate(getFrom(products[0] as Product), "free");
		const client = await connectTo(database.url);
		onTestFinished(() => client.end());
		await emptyDate(date.presence_seminar_date_id);
		const outcomes = await rush(products, date);
		const books = await booksOfRush(client, date.presence_seminar_date_id, outcomes);
		expect(books.faults).toEqual([]);
		expect(books.sold).toBe(SEATS);
		expect(books.waiting).toBe(outcomes.filter(({ isWaiting }) => isWaiting).length);
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

		/** Nobody has signed up or waits yet. */
		async function emptyDate(id: number): Promise<void> {
			await client.query("update sign_ups set cancelled_at = now() where seminar_date_id = $1", [id]);
			await client.query("delete from waiting_list where seminar_date_id = $1", [id]);
			await client.query("update seminar_dates set capacity = $1, seats_taken = 0 where id = $2", [SEATS, id]);
		}
	},
	TIMEOUT,
);
