import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import PostalMime from "postal-mime";
import type { Basket } from "#contract/basket.ts";
import type { PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import type { Paged } from "#contract/paging.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { openDate, signUpFor } from "./builders.ts";
import type { ReceivedMail } from "./mail-server.ts";
import { CHECKOUT, METHOD } from "./shop.ts";

/**
 * People who order, sign up, cancel and write to us while server or database die under their hands. Like any honest
 * client they ask again with the same key until there is an answer, and remember what they were promised.
 */

const ASK_AGAIN_MS = 100;
const PAUSE_MS = 100;
/** Longer than anything here is away. */
const PATIENCE_MS = 90_000;
const VOUCHER = "STURM";

interface Person {
	index: number;
	address: string;
	email: string;
	key: string;
}

interface Reply {
	/** 0 when the connection broke. */
	status: number;
	body: unknown;
}

export interface Storm {
	/** What people were told is done: order numbers, booking numbers, descriptions of contact forms. */
	promised: Record<"placed" | "paid" | "signedUp" | "cancelled" | "written", Set<string>>;
	/** What was finished, when, and how long it took, by the machine's own clock. */
	done: { task: Task; at: number; ms: number }[];
	/** How many promises there are by now. */
	count(): number;
	/** Answers that nobody may get, whatever dies. */
	wrong: string[];
	/** Lets so many more begin something. */
	admit(more: number): void;
	/** Lets everybody finish. */
	calm(): Promise<void>;
}

type Task = "order" | "signUp" | "cancel" | "write";
const EVERYBODY: Task[] = ["order", "order", "order", "order", "signUp", "signUp", "signUp", "cancel", "write"];

interface Options {
	url: string;
	databaseUrl: string;
	/** Where letters arrive, with the links by which bookings are cancelled. */
	mails?: ReceivedMail[];
	/** What they do, one person at a time for each. */
	crowd?: Task[];
	/** How many may begin something before more are let in; any number unless told. */
	admitted?: number;
}

/** One date free of charge and one priced, without an end of seats, and a voucher for all. */
async function prepare({ url, databaseUrl }: Options) {
	const get = async (path: string) => ({ body: await (await fetch(url + path)).json() });
	const dates = [await openDate(get, "free"), await openDate(get, "priced")] as const;
	const { data } = (await get("/api/v1/online_seminar?is_active=1")).body as Paged<Course>;
	const course = data.find(({ price }) => price !== null);
	const client = new pg.Client(databaseUrl);
	await client.connect();
	await client.query("update seminar_dates set capacity = null where id = any($1)", [
		dates.map(({ presence_seminar_date_id }) => presence_seminar_date_id),
	]);
	await client.query(
		`with batch as (insert into voucher_batches (name, discount) values ('Sturm', 10) returning id)
		insert into vouchers (code, batch_id) select $1, id from batch on conflict do nothing`,
		[VOUCHER],
	);
	await client.end();
	return { dates, courseId: course?.id };
}

export async function startStorm(options: Options): Promise<Storm> {
	const { url, databaseUrl, mails = [], crowd = EVERYBODY } = options;
	let admitted = options.admitted ?? Number.POSITIVE_INFINITY;
	const { dates, courseId } = await prepare(options);
	const database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
	database.on("error", () => {});
	const promised: Storm["promised"] = {
		placed: new Set(),
		paid: new Set(),
		signedUp: new Set(),
		cancelled: new Set(),
		written: new Set(),
	};
	const wrong: string[] = [];
	const done: Storm["done"] = [];
	let isOver = false;
	let people = 0;

	function somebody(): Person {
		people += 1;
		const key = randomBytes(16).toString("hex");
		return {
			index: people,
			address: `10.9.${people >> 8}.${people & 255}`,
			email: `sturm${people}@vsz.example`,
			key,
		};
	}

	async function ask({ address }: Person, method: string, path: string, body?: BodyInit): Promise<Reply> {
		try {
			const response = await fetch(url + path, {
				method,
				redirect: "manual",
				headers: {
					"X-Forwarded-For": address,
					...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
				},
				...(body ? { body } : {}),
			});
			const text = await response.text();
			return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
		} catch {
			return { status: 0, body: null };
		}
	}

	/** Asks until there is an answer; while something is dead it may be none at all, or 503. */
	async function insist<T>(attempt: () => Promise<Reply>, ...expected: number[]): Promise<T> {
		for (const since = Date.now(); ; ) {
			const { status, body } = await attempt();
			if (expected.includes(status)) return body as T;
			if ((status !== 0 && status !== 503) || Date.now() - since > PATIENCE_MS)
				throw new Error(`${status} ${JSON.stringify(body)}`);
			await sleep(ASK_AGAIN_MS);
		}
	}

	const call = <T>(person: Person, method: string, path: string, body: object | null, ...expected: number[]) =>
		insist<{ data: T; payment_url?: string }>(
			() => ask(person, method, `/api/v1${path}`, body ? JSON.stringify(body) : undefined),
			...expected,
		);

	const confirmPhone = (basketId: string) =>
		insist(
			() =>
				database
					.query(
						"insert into pins (phone_number, basket_id, code_hash, expires_at, confirmed_at) values ('+4915100000000', $1, '', now(), now())",
						[basketId],
					)
					.then(
						() => ({ status: 200, body: null }),
						() => ({ status: 0, body: null }),
					),
			200,
		);

	async function order(person: Person): Promise<void> {
		const { data: basket } = await call<Basket>(person, "GET", "/basket", null, 200);
		// Asked again after a lost answer, it lies there already.
		await call(person, "POST", `/basket/${basket.id}/product`, { product_id: courseId }, 201, 422);
		const { data: filled } = await call<Basket>(person, "GET", `/basket/${basket.id}`, null, 200);
		if (person.index % 3 === 0)
			await call(person, "PUT", `/basket_product/${filled.products[0]?.id}/voucher/${VOUCHER}`, null, 200);
		await confirmPhone(basket.id);
		const payment_method_id = person.index % 2 ? METHOD.paypal : METHOD.invoice;
		const checkout = { ...CHECKOUT, email: person.email, payment_method_id };
		const placed = await call<PlacedOrder>(person, "POST", `/basket/${basket.id}/checkout`, checkout, 201);
		promised.placed.add(placed.data.number);
		if (!placed.payment_url) return;
		const { pathname } = new URL(placed.payment_url);
		await insist(() => ask(person, "POST", pathname, new URLSearchParams({ state: "paid" })), 303);
		promised.paid.add(placed.data.number);
	}

	async function signUp(person: Person): Promise<void> {
		const isPriced = person.index % 2;
		const body = signUpFor(dates[isPriced ? 1 : 0], {
			email: person.email,
			idempotency_key: person.key,
			accept_early_performance: true,
			...(isPriced && person.index % 3 === 0 ? { voucher_code: VOUCHER } : {}),
		});
		const { data } = await call<Booking>(person, "POST", "/form/presence_seminar", body, 201);
		promised.signedUp.add(data.number);
	}

	async function write(person: Person): Promise<void> {
		const { email, key } = person;
		const body = { name: "Sturm", email, description: key, idempotency_key: key };
		// A try that failed has been counted too, so somebody may be told to wait.
		const { data } = await call<object>(person, "POST", "/form/consulting", body, 201, 429);
		if (data) promised.written.add(key);
	}

	let read = 0;
	/** The link in the next letter about a booking; every second one is passed over. */
	async function nextBooking(): Promise<string | undefined> {
		for (let mail = mails[read]; mail; mail = mails[read]) {
			read += 1;
			if (!/^sturm\d*[13579]@/.test(mail.to)) continue;
			const { text = "" } = await PostalMime.parse(mail.raw);
			const [, token] = /\/buchung\/([\w-]{20,})/.exec(text) ?? [];
			if (token) return token;
		}
	}

	async function cancel(person: Person): Promise<void> {
		const token = await nextBooking();
		if (!token) return;
		const { data } = await call<Booking>(person, "POST", `/booking/${token}/cancel`, { positions: [1] }, 200);
		promised.cancelled.add(data.number);
	}

	const tasks = { order, signUp, cancel, write };
	async function goOn(task: Task): Promise<void> {
		while (!isOver) {
			await sleep(PAUSE_MS);
			// Who has got a letter is in already.
			const isNew = task !== "cancel";
			if (isNew && admitted <= 0) continue;
			if (isNew) admitted -= 1;
			const since = performance.now();
			await tasks[task](somebody()).catch((error: unknown) => wrong.push(`${task}: ${String(error)}`));
			const at = performance.now();
			done.push({ task, at, ms: at - since });
		}
	}

	const going = Promise.all(crowd.map(goOn));
	return {
		promised,
		wrong,
		done,
		count: () => Object.values(promised).reduce((sum, { size }) => sum + size, 0),
		admit(more) {
			admitted += more;
		},
		async calm() {
			isOver = true;
			await going;
			await database.end();
		},
	};
}
