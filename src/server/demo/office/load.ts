import { MINUTE_MS } from "#contract/constants.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Happened } from "../past.ts";
import type { DemoContent } from "../read-content.ts";
import { statementsOfTheOffice } from "./bank.ts";
import { bookingsOf, planBookings } from "./bookings.ts";
import { createChance } from "./chance.ts";
import { findBookedDates, loadTonight, seatsOf } from "./dates.ts";
import { loadDatev } from "./datev.ts";
import { heldWithAttendance } from "./held.ts";
import { loadLostLetters } from "./letters.ts";
import { loadNewsletters } from "./newsletters.ts";
import { ordersOfTheOffice } from "./orders.ts";
import { person } from "./people.ts";
import { loadReceipts } from "./receipts.ts";
import { remindersOfTheOffice } from "./reminded.ts";
import { loadDonations, loadQuestions, loadReaders } from "./rows.ts";
import { loadTemplates } from "./templates.ts";
import { waitingOfTheOffice } from "./waiting.ts";

interface Parts {
	tx: Db;
	config: Config;
	secrets: Secrets;
	outbox: Outbox;
	content: DemoContent;
	courseIds: number[];
	now: Date;
}

/** Seats taken over three months, and those who wait for one. */
async function bookings({ tx, secrets, now }: Parts): Promise<Happened[]> {
	const chance = createChance(2026);
	const dates = await findBookedDates(tx, now);
	const isNext = new Set(dates.filter(({ date }) => date > now).map(({ slug }) => slug));
	const planned = dates.flatMap((date) => {
		const isFirst = date.date > now && isNext.delete(date.slug);
		return planBookings(chance, date, seatsOf(date, isFirst, chance, now), now);
	});
	const full = dates.find(({ fully_booked, date }) => fully_booked && date > now);
	const like = planned.find(({ date }) => date.price_cents !== null && date.date > now);
	const lately = like && { ...like, who: person("Clara Winkler"), at: new Date(now.getTime() - 18 * MINUTE_MS) };
	return [
		...bookingsOf(tx, secrets, lately ? [...planned, lately] : planned, now),
		...(full ? waitingOfTheOffice(tx, full, now) : []),
	];
}

/** Some people, some money, some trouble: so that no room of the office is empty on the first day. */
export async function loadOffice(parts: Parts): Promise<Happened[]> {
	const { tx, config, outbox, content, courseIds, now } = parts;
	await loadTonight(tx, content, now);
	await loadDonations(tx, now);
	await loadReceipts(tx, now);
	await loadReaders(tx, now);
	await loadNewsletters(tx, config, now);
	await loadQuestions(tx, now);
	await loadLostLetters(tx, outbox, config, now);
	await loadTemplates(tx, now);
	await loadDatev(tx, now);
	return [
		...(await bookings(parts)),
		heldWithAttendance(tx, now),
		...(await ordersOfTheOffice(tx, courseIds, now)),
		...remindersOfTheOffice(tx, now),
		...statementsOfTheOffice(tx, config.provider.iban, now),
	];
}
