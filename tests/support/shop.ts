import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Basket } from "#contract/basket.ts";
import type { Course } from "#contract/courses.ts";
import type { Paged } from "#contract/paging.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { loginHeaders, type Token } from "./account.ts";
import type { TestApp } from "./app.ts";
import { type Captured, deliverAll, mailbox } from "./mailbox.ts";

export interface Answer<T = Record<string, never>> {
	status: number;
	body: { data: T; message: string; validation_errors?: Record<string, string[]>; payment_url?: string };
	headers: Record<string, unknown>;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

export const CHECKOUT = {
	name: "Gesine Gast",
	email: "gast@vsz.example",
	street_address: "Elbweg",
	street_suffix: "7a",
	postcode: "01099",
	city: "Dresden",
	accept_terms: true,
	accept_early_performance: true,
	consent_text_version: "2026-11",
};
export const BANK = {
	bank: "Musterbank",
	bank_account_owner: "Mika Sommer",
	iban: "DE02 1203 0000 0000 2020 51",
	swift_bic_number: "BYLADEM1001",
};
export const METHOD = { paypal: 1, creditCard: 2, invoice: 3, directDebit: 4 } as const;

/** Walks through the shop as a person would, one network address per person. */
export function shop(testing: TestApp) {
	const { fastify, database, config } = testing;
	let people = 0;

	/** A guest, or whoever holds the token. */
	function person(token?: Token) {
		people += 1;
		const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
		const headers = { "x-forwarded-for": address, ...loginHeaders(token) };
		const send = async <T>(method: Method, path: string, payload?: object): Promise<Answer<T>> => {
			const answer = await fastify.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) });
			const isJson = String(answer.headers["content-type"]).includes("json");
			const body = (isJson ? answer.json() : answer.body) as Answer<T>["body"];
			return { status: answer.statusCode, body, headers: answer.headers };
		};
		const openBasket = async () => (await send<Basket>("GET", "/basket")).body.data;
		const add = (basketId: string, product_id: number) =>
			send<Basket>("POST", `/basket/${basketId}/product`, { product_id });
		async function basketWith(...courses: { id: number }[]): Promise<Basket> {
			let basket = await openBasket();
			for (const { id } of courses) basket = (await add(basket.id, id)).body.data;
			return basket;
		}
		async function confirmPhone(number: string, basket_id?: string) {
			await send("POST", "/pin_authenticate", { phone_number: number, basket_id });
			const code = /^\d{6}/.exec((await smsTo(number))[0] ?? "")?.[0] ?? "";
			return send("PUT", "/pin_authenticate", { code, basket_id });
		}
		const checkout = <T>(basketId: string, over: object = {}) =>
			send<T>("POST", `/basket/${basketId}/checkout`, { ...CHECKOUT, ...over });
		return { send, openBasket, add, basketWith, confirmPhone, checkout, headers };
	}

	let phones = 0;
	/** A mobile number that nobody has used yet. */
	function phone(): string {
		phones += 1;
		return `01511${String(phones).padStart(7, "0")}`;
	}

	/** A guest whose phone is confirmed, with these courses in the basket. */
	async function confirmedGuest(...courses: { id: number }[]) {
		const guest = person();
		const basket = await guest.basketWith(...courses);
		await guest.confirmPhone(phone(), basket.id);
		return { guest, basket };
	}

	/** Logged in without asking for a password. */
	async function loggedIn(email: string, kind: "member" | "staff" = "member") {
		const secret = newToken();
		const insert =
			kind === "member"
				? "insert into tokens (kind, hash, member_id, expires_at) select 'access', $1, id, '2100-01-01' from members where email = $2"
				: "insert into staff_sessions (passed, browser, hash, user_id, last_active_at, ends_at) select true, 'Test', $1, id, '2100-01-01', '2100-01-01' from users where email = $2";
		await database.pool.query(insert, [hashToken(secret), email]);
		return person(kind === "member" ? secret : { office: secret });
	}

	async function pricedCourses(): Promise<(Course & { price: number })[]> {
		const { body } = await testing.get("/api/v1/online_seminar?is_active=1");
		return (body as Paged<Course>).data.filter((course): course is Course & { price: number } => course.price !== null);
	}

	/** Texts sent to a number since the last look. */
	async function smsTo(number: string): Promise<string[]> {
		await deliverAll(testing.outbox);
		const folder = join(config.dataDir, "outbox");
		const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".sms.txt")).sort();
		const found: string[] = [];
		for (const name of names) {
			// Somebody else may have taken it meanwhile.
			const content = await readFile(join(folder, name), "utf8").catch(() => "");
			const [head = "", ...text] = content.split("\n\n");
			if (head !== `To: ${number.replace(/^0/, "+49")}`) continue;
			found.push(text.join("\n\n").trim());
			await rm(join(folder, name));
		}
		return found;
	}

	const mails = mailbox(testing);
	const mailsTo = async (to: string): Promise<Captured[]> => (await mails()).filter((mail) => mail.to === to);
	return { person, phone, confirmedGuest, loggedIn, pricedCourses, smsTo, mails, mailsTo };
}
