import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DonationMonths } from "#contract/office/donations.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { sumPerMonth } from "./office-store.ts";

/** What arrived in each month, this year beside the last. */
export async function donationMonths({ db, clock }: { db: Db; clock: Clock }): Promise<DonationMonths> {
	const { year, month: current } = berlinDay(clock());
	const rows = await sumPerMonth(db, {
		from: berlinMoment({ year: year - 1, month: 1, day: 1 }),
		to: berlinMoment({ year: year + 1, month: 1, day: 1 }),
	});
	const euroOf = (of: number, at: number): number =>
		centsToEuro(rows.find(({ month }) => month === `${of}-${String(at).padStart(2, "0")}`)?.cents ?? 0);
	const months = Array.from({ length: 12 }, (_, index) => ({
		before: euroOf(year - 1, index + 1),
		now: index < current ? euroOf(year, index + 1) : null,
	}));
	return { year, months };
}
