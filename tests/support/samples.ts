import type { Paged } from "#contract/paging.ts";
import type { Seminar } from "#contract/seminars.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Staff } from "#server/viewer.ts";
import { registration } from "./account.ts";
import type { TestApp } from "./app.ts";
import { openDate, signUpFor } from "./builders.ts";
import { CLARA, heldDate } from "./held-date.ts";
import { newGift } from "./receipt-calls.ts";
import { METHOD, shop } from "./shop.ts";

const linkIn = (texts: { text: string }[], pattern: RegExp): string[] =>
	pattern.exec(texts.map(({ text }) => text).join("\n"))?.slice(1) ?? [];

/** One of everything that only a link or a key opens, made as people make it. */
export async function makeSamples(testing: TestApp, email: string) {
	const { app, get } = testing;
	const at = shop(testing);
	await at.mails();

	async function booking() {
		await app.services.signUps.create(signUpFor(await openDate(get, "free"), { email }), "127.0.0.1");
		const [token = ""] = linkIn(await at.mailsTo(email), /\/buchung\/([\w-]+)/);
		return token;
	}

	async function waiting() {
		const { data } = (await get("/api/v1/presence_seminar?upcoming=1")).body as Paged<Seminar>;
		const full = data.find(({ fully_booked, cancelled }) => fully_booked && !cancelled);
		if (!full?.presence_seminar_date_id) throw new Error("no full date");
		const { id, presence_seminar_date_id } = full;
		const wish = { presence_seminar_id: id, presence_seminar_date_id, name: "Ada", email, number_of_persons: 1 };
		await app.services.waitingList.join(wish, "127.0.0.1");
		const [token = ""] = linkIn(await at.mailsTo(email), /\/warteliste\/([\w-]+)/);
		return token;
	}

	/** Somebody who was reminded. */
	async function coming() {
		const token = newToken();
		await testing.database.pool.query(
			"update sign_up_persons set reminder_hash = $1 where id = (select max(id) from sign_up_persons)",
			[hashToken(token)],
		);
		return token;
	}

	async function dateAlert() {
		const { data } = (await get("/api/v1/presence_seminar")).body as Paged<Seminar>;
		await app.services.dateAlerts.request({ presence_seminar_id: data[0]?.id ?? 0, email }, "127.0.0.1");
		const [token = ""] = linkIn(await at.mailsTo(email), /\/terminwunsch\/([\w-]+)/);
		return token;
	}

	/** A free order of a guest and one of the member: the first is opened by its links, the second by the login. */
	async function order(who: ReturnType<typeof at.person>) {
		const [course] = await at.pricedCourses();
		if (!course) throw new Error("no course");
		const basket = await who.basketWith(course);
		await who.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/FREI100`);
		const { body } = await who.checkout<{ number: string }>(basket.id, { email });
		const [id = "", token = ""] = linkIn(await at.mailsTo(email), /\/produkt\/(\d+)\/([\w-]+)/);
		const { number } = body.data;
		return { number, token: await app.services.secrets.linkToken("order", number), purchased: { id, token } };
	}

	/** Declared by whoever ordered, so that the receipt has a link. */
	async function withdrawal() {
		const [course] = await at.pricedCourses();
		const who = at.person();
		const basket = await who.basketWith(course as { id: number });
		const { body } = await who.checkout<{ number: string }>(basket.id, { email, payment_method_id: METHOD.paypal });
		await at.mails();
		await app.services.withdrawals.declare({ name: "Ada", contract: body.data.number, email }, "127.0.0.1");
		const [token = ""] = linkIn(await at.mailsTo(email), /\/vertrag-widerrufen\/bestaetigen\/([\w-]+)/);
		return token;
	}

	async function filled(who: ReturnType<typeof at.person>) {
		const [first, second] = await at.pricedCourses();
		if (!first || !second) throw new Error("no courses");
		return who.basketWith(first, second);
	}

	async function confirmation() {
		const own = `bestaetigt-${email}`;
		const account = registration({ email: own });
		await app.services.members.register(account, "127.0.0.1");
		const [token = ""] = linkIn(await at.mailsTo(own), /\/bestaetigen\/([\w-]+)/);
		return token;
	}

	/** Of somebody who came: the code on the sheet, and where they say how it was. */
	async function afterwards() {
		const { id, booked } = await heldDate(testing, [CLARA]);
		const { certificates, secrets } = app.services;
		await testing.database.db.transaction((tx) => certificates.issue(tx, id));
		const { rows } = await testing.database.pool.query("select code from certificates where seminar_date_id = $1", [
			id,
		]);
		await at.mails();
		return {
			code: rows[0].code as string,
			feedback: await secrets.linkToken("feedback", `${id}:${booked[0]?.personIds[0]}`),
		};
	}

	async function donorAddress() {
		const reference = await newGift(testing, email);
		await app.services.donorAsking.ask([reference], { id: 1 } as Staff);
		await at.mails();
		return app.services.secrets.linkToken("donor_address", reference);
	}

	async function donation() {
		await app.services.donations.pay({ amount: 10, rhythm: "one_off", payment_method_id: METHOD.paypal }, "127.0.0.1");
		const { rows } = await testing.database.pool.query("select reference from donations order by id desc limit 1");
		return app.services.secrets.linkToken("donation", rows[0].reference);
	}

	async function issue(): Promise<number> {
		const { rows } = await testing.database.pool.query(
			`insert into campaigns (subject, state, is_archived, started_at, letter)
			values ('Ausgabe', 'sent', true, now(), '{"subject":"Ausgabe","blocks":[]}') returning id`,
		);
		return rows[0].id;
	}

	const member = await at.loggedIn(email);
	const ofMember = await order(member);
	const guest = at.person();
	return {
		booking: await booking(),
		donation: await donation(),
		donorAddress: await donorAddress(),
		afterwards: await afterwards(),
		confirmation: await confirmation(),
		issue: await issue(),
		waiting: await waiting(),
		coming: await coming(),
		dateAlert: await dateAlert(),
		withdrawal: await withdrawal(),
		order: await order(guest),
		ofMember,
		guestBasket: await filled(guest),
		memberBasket: await filled(member),
	};
}

export type Samples = Awaited<ReturnType<typeof makeSamples>>;
