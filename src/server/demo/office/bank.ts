import { eq } from "drizzle-orm";
import { berlinDay } from "#contract/berlin.ts";
import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { isoDay } from "#contract/dates.ts";
import type { Db } from "#server/db/client.ts";
import { debits } from "#server/debits/tables.ts";
import { orders } from "#server/orders/tables.ts";
import type { Services } from "#server/services.ts";
import type { Happened } from "../past.ts";
import { returnedAt } from "./debits.ts";
import { type FiledBooking, statementFile } from "./statement-file.ts";

const OPENING_CENTS = 1_820_411;
const SEQUENCE = 225;
/** Accounts of nobody. */
const IBANS = ["DE89370400440532013000", "DE75512108001245126199", "DE12500105170648489890", "DE02100500000054540402"];
const ibanOf = (at: number): string => IBANS[at % IBANS.length] as string;

const asBanksWrite = (name: string): string =>
	name.toUpperCase().replaceAll("Ä", "AE").replaceAll("Ö", "OE").replaceAll("Ü", "UE");

const dayOf = (moment: Date): string => isoDay(berlinDay(moment));

const COSTS: readonly FiledBooking[] = [
	{ amount_cents: -1_290, name: "", iban: ibanOf(3), purpose: "Entgeltabrechnung" },
	{ amount_cents: -37_630, name: "Druckerei Elbe", iban: ibanOf(1), purpose: "Rechnung 4711 Programmheft" },
];

/** What a bookkeeper meets on a morning: numbers, halves of numbers, too little, a gift, and a puzzle. */
async function bookingsFor(tx: Db, services: Services): Promise<FiledBooking[]> {
	const open = (await services.invoices.payable(tx, { numbers: [], open: "all" }))
		.filter(({ mandate }) => mandate === null)
		.toReversed();
	const promised = (await services.donations.payable(tx, [])).filter(({ rhythm }) => rhythm === "one_off").at(-1);
	const booked = open.slice(0, 6).map(({ number, name, company, left_cents }, at): FiledBooking => {
		const short = `RG ${Number(number.slice(-6))} SEMINAR`;
		return {
			amount_cents: at === 4 ? Math.round(left_cents / 2) : left_cents,
			name: asBanksWrite(company ?? name),
			iban: ibanOf(at),
			purpose:
				at < 3 ? `Rechnung ${number}` : at === 3 ? short : at === 4 ? `${number} Anzahlung` : "Teilnahme Seminar",
		};
	});
	return [
		...booked,
		...(promised
			? [
					{
						amount_cents: promised.amount_cents,
						name: promised.name ?? "",
						iban: ibanOf(2),
						purpose: promised.reference,
					},
				]
			: []),
		{ amount_cents: 4_700, name: "VEREIN F. HEIMATPFLEGE", iban: ibanOf(0), purpose: "SEMINAR VOGEL" },
		...COSTS,
	];
}

/** A debit of ours, as the bank tells of it. */
async function collected(tx: Db, orderedAt: Date): Promise<FiledBooking[]> {
	const rows = await tx
		.select({
			number: orders.number,
			name: orders.name,
			end_to_end_id: debits.end_to_end_id,
			cents: debits.amount_cents,
		})
		.from(debits)
		.innerJoin(orders, eq(orders.id, debits.order_id))
		.where(eq(orders.created_at, orderedAt));
	return rows.map(({ number, name, end_to_end_id, cents }) => ({
		...{ amount_cents: cents, name, iban: ibanOf(0), purpose: `Lastschrift ${number}`, mandate: number, end_to_end_id },
	}));
}

const RETURN_FEE_CENTS = 350;
const asReturned = (booking: FiledBooking): FiledBooking => ({
	...booking,
	...{ amount_cents: -booking.amount_cents - RETURN_FEE_CENTS, fee_cents: RETURN_FEE_CENTS, return_reason: "AM04" },
	purpose: `Rückgabe ${booking.purpose}`,
});

/** All that is certain is taken, the rest put aside. */
async function settle({ bankOffice }: Services): Promise<void> {
	const { open } = await bankOffice.get(undefined);
	const certain = open.flatMap(({ id, verdict, proposals: [best] }) =>
		verdict === "certain" && best ? [{ id, mark: best.mark }] : [],
	);
	const { ids } = certain.length > 0 ? await bankOffice.take({ bookings: certain }, "system") : { ids: [] };
	const rest = open.map(({ id }) => id).filter((id) => !ids.includes(id));
	if (rest.length > 0) await bankOffice.setAside({ ids: rest, aside: "other", reason: "Ausgang" }, "system");
}

/** Statements that are done, among them a debit that came back; and yesterday's, which waits. */
export function statementsOfTheOffice(tx: Db, account: string, now: Date): Happened[] {
	let [opening_cents, sequence] = [OPENING_CENTS, SEQUENCE];
	let debited: FiledBooking[] = [];
	async function read({ bankImporting }: Services, day: Date, bookings: readonly FiledBooking[]): Promise<void> {
		await bankImporting.read(statementFile({ account, sequence, day: dayOf(day), opening_cents, bookings }), "system");
		opening_cents = bookings.reduce((sum, { amount_cents }) => sum + amount_cents, opening_cents);
		sequence += 1;
	}
	const onDay = (daysAgo: number, run: (services: Services, day: Date) => Promise<void>): Happened => {
		const day = new Date(now.getTime() - daysAgo * DAY_MS);
		return { at: new Date(day.getTime() + 2 * HOUR_MS), run: (services) => run(services, day) };
	};
	return [
		onDay(9, async (services, day) => {
			debited = await collected(tx, returnedAt(now));
			await read(services, day, debited);
			await settle(services);
		}),
		onDay(4, async (services, day) => {
			await read(services, day, [...COSTS, ...debited.map(asReturned)]);
			await settle(services);
		}),
		onDay(1, async (services, day) => read(services, day, await bookingsFor(tx, services))),
	];
}
