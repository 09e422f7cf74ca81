import { DAY_MS, HOUR_MS } from "#contract/constants.ts";
import { berlinDay, isoDay } from "#contract/dates.ts";
import type { Db } from "#server/db/client.ts";
import type { Happened } from "../past.ts";
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
async function bookingsFor(tx: Db, services: Parameters<Happened["run"]>[0]): Promise<FiledBooking[]> {
	const open = (await services.invoices.payable(tx, [])).filter(({ mandate }) => mandate === null).toReversed();
	const promised = (await services.donations.payable(tx, [])).at(-1);
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

/** Two statements: one that is done, and yesterday's, which waits. */
export function statementsOfTheOffice(tx: Db, account: string, now: Date): Happened[] {
	const [before, yesterday] = [new Date(now.getTime() - 4 * DAY_MS), new Date(now.getTime() - DAY_MS)];
	const spent = COSTS.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
	return [
		{
			at: new Date(before.getTime() + HOUR_MS),
			run: async ({ bankImporting, bankOffice }) => {
				const filed = {
					account,
					sequence: SEQUENCE,
					day: dayOf(before),
					opening_cents: OPENING_CENTS,
					bookings: COSTS,
				};
				await bankImporting.read(statementFile(filed), null);
				const ids = (await bankOffice.get(undefined)).open.map(({ id }) => id);
				await bankOffice.setAside({ ids, aside: "other", reason: "Ausgang" }, "system");
			},
		},
		{
			at: new Date(yesterday.getTime() + 2 * HOUR_MS),
			run: async (services) => {
				const bookings = await bookingsFor(tx, services);
				const opening_cents = OPENING_CENTS + spent;
				const filed = { account, sequence: SEQUENCE + 1, day: dayOf(yesterday), opening_cents, bookings };
				await services.bankImporting.read(statementFile(filed), null);
			},
		},
	];
}
