import { berlinIso } from "#contract/berlin.ts";
import type { YearHold } from "#contract/office/rights.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./tax-years-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

/** OFF-131: while a tax year is open, nothing of its books goes. The retention job asks the table itself. */
export function createTaxYears({ db, clock, audit }: Parts) {
	const all = async (tx: Db = db): Promise<YearHold[]> =>
		(await store.findYears(tx)).map((hold) => ({ ...hold, set_at: berlinIso(hold.set_at) }));

	return {
		all: () => all(),

		hold: (year: number, reason: string, staff: Staff): Promise<YearHold[]> =>
			db.transaction(async (tx) => {
				await store.setYear(tx, { year, reason, set_by: staff.id, set_at: clock() });
				await audit.note(tx, staff, "tax_year_held", year);
				return all(tx);
			}),

		lift: (year: number, staff: Staff): Promise<YearHold[]> =>
			db.transaction(async (tx) => {
				await store.deleteYear(tx, year);
				await audit.note(tx, staff, "tax_year_released", year);
				return all(tx);
			}),
	};
}

export type TaxYears = ReturnType<typeof createTaxYears>;
