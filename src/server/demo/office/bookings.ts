import { berlinDay } from "#contract/berlin.ts";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { isoDay } from "#contract/dates.ts";
import { BUTTON_LABELS, beginsWithinWithdrawal, NONPROFIT_SECTORS } from "#contract/sign-ups.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Services } from "#server/services.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { hashToken } from "#server/tokens.ts";
import type { Happened } from "../past.ts";
import type { Chance } from "./chance.ts";
import { type DemoPerson, PEOPLE } from "./people.ts";

export interface BookedDate {
	id: number;
	seminar_id: number;
	date: Date;
	capacity: number;
	/** None costs nothing. */
	price_cents: number | null;
}

export interface PlannedBooking {
	date: BookedDate;
	who: DemoPerson;
	persons: number;
	at: Date;
	others: { first_name: string; last_name: string }[];
	sector: number;
}

const EARLIEST_MS = 45 * DAY_MS;
/** Also for what is far ahead some have booked lately. */
const LATELY_MS = 20 * DAY_MS;
const LATEST_MS = DAY_MS;
const ARRIVES_MS = 5 * DAY_MS;

/** Groups of one to three until so many seats are taken. */
export function planBookings(chance: Chance, date: BookedDate, seats: number, now: Date): PlannedBooking[] {
	const planned: PlannedBooking[] = [];
	const end = Math.min(now.getTime() - HOUR_MS, date.date.getTime() - LATEST_MS);
	const begin = Math.min(date.date.getTime() - EARLIEST_MS, end - LATELY_MS);
	for (let left = seats; left > 0; ) {
		const persons = Math.min(left, chance.one([1, 1, 1, 2, 2, 3]));
		left -= persons;
		const who = chance.one(PEOPLE);
		const hours = chance.between(0, Math.floor((end - begin) / HOUR_MS));
		const others = Array.from({ length: persons - 1 }, () => {
			const { first_name, last_name } = chance.one(PEOPLE);
			return { first_name, last_name };
		});
		const sector = chance.between(0, NONPROFIT_SECTORS.length - 1);
		planned.push({ date, who, persons, others, sector, at: new Date(end - hours * HOUR_MS) });
	}
	return planned;
}

const numberOf = (index: number): string => `B-${10_000_000 + index * 7919}`;

/** All are written in one go, for there are many; what costs something gets its invoice when its time has come. */
async function writeBookings(tx: Db, secrets: Secrets, { dates, legalTexts }: Services, planned: PlannedBooking[]) {
	const legal_versions = legalTexts.versions();
	const rows = await tx
		.insert(signUps)
		.values(
			await Promise.all(
				planned.map(async ({ date, who: { name: _, ...who }, persons, sector, at }, index) => ({
					...who,
					number: numberOf(index),
					token_hash: hashToken(await secrets.linkToken("booking", numberOf(index))),
					seminar_date_id: date.id,
					number_of_persons: persons,
					gross_cents: persons * (date.price_cents ?? 0),
					nonprofit_sector: sector,
					nonprofit_commitment: 3,
					nonprofit_weekly_commitment: 1,
					accept_early_performance: beginsWithinWithdrawal(date.date.toISOString(), at),
					button_label: date.price_cents === null ? BUTTON_LABELS.free : BUTTON_LABELS.priced,
					legal_versions,
					created_at: at,
					updated_at: at,
				})),
			),
		)
		.returning({ id: signUps.id });
	const ids = rows.map(({ id }) => id);
	await tx.insert(signUpPersons).values(
		planned.flatMap(({ who, persons, others }, index) => {
			const named = [{ first_name: who.first_name, last_name: who.last_name }, ...others];
			return named.slice(0, persons).map((names, place) => ({
				sign_up_id: ids[index] ?? 0,
				position: place + 1,
				...names,
			}));
		}),
	);
	const perDate = Map.groupBy(planned, ({ date }) => date.id);
	await dates.transaction(async (inner) => {
		for (const [id, bookings] of perDate)
			await dates.take(
				inner,
				id,
				bookings.reduce((sum, { persons }) => sum + persons, 0),
			);
	});
	return ids;
}

/** Seats taken over three months: all of them first, then an invoice after the other. */
export function bookingsOf(tx: Db, secrets: Secrets, planned: PlannedBooking[], now: Date): Happened[] {
	let ids: number[] = [];
	const first = Math.min(...planned.map(({ at }) => at.getTime()));
	const written: Happened = {
		at: new Date(first - HOUR_MS),
		run: async (services) => {
			ids = await writeBookings(tx, secrets, services, planned);
		},
	};
	const invoiced = planned.flatMap(({ date, at }, index): Happened[] =>
		date.price_cents === null
			? []
			: [
					{
						at,
						run: async ({ bookings, books }) => {
							const row = await bookings.reread(tx, ids[index] ?? 0);
							const invoiceId = await bookings.invoicing.issue(tx, row);
							// Most have transferred it a few days later; nobody notes what has not come yet.
							if (invoiceId === null || index % 4 === 0 || at.getTime() > now.getTime() - ARRIVES_MS) return;
							const paid_on = isoDay(berlinDay(new Date(at.getTime() + ARRIVES_MS)));
							const arrived = { amount_cents: row.signUp.gross_cents, paid_on, reason: null };
							await books.notePaid(tx, invoiceId, arrived, "system");
						},
					},
				],
	);
	return [written, ...invoiced];
}
