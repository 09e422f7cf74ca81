import { berlinDay } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import type { DatevSettings } from "#contract/office/datev-settings.ts";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/site/tables.ts";

/** As many as people have booked and paid in. */
const DAYS_BACK = 95;

/** What a tax adviser would have told, with accounts of the chart 03 as examples. */
export async function loadDatev(tx: Db, now: Date): Promise<void> {
	const value: DatevSettings = {
		...{ consultant: "29098", client: "55003", year_start: 1, chart: "03", account_length: 4 },
		first_month: isoDay(addDays(berlinDay(now), -DAYS_BACK)).slice(0, 7),
		...{ cancellation: "general", debtor: "10000", bank: "1200", transit: "1360", provider: "1361", video: "8400" },
		...{ seminars: "8100", seminars_taxed: "8401", donations: "8200", fees: "4970", dunning: "2650" },
		written_off: "2400",
	};
	await tx.insert(siteSettings).values({ key: "datev", value });
}
