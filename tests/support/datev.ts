import type { DatevSettings } from "#contract/office/datev-settings.ts";
import type { TestApp } from "./app.ts";

/** Of a small house, with accounts of the chart 03 as examples. */
export const DATEV: DatevSettings = {
	...{ consultant: "29098", client: "55003", first_month: "2026-01", year_start: 1, chart: "03", account_length: 4 },
	...{ cancellation: "general", debtor: "10000", bank: "1200", transit: "1360", provider: "1361", video: "8400" },
	...{
		seminars: "8100",
		seminars_taxed: "8401",
		donations: "8200",
		fees: "4970",
		dunning: "2650",
		written_off: "2400",
	},
};

export async function setDatev(
	{ app, database }: Pick<TestApp, "app" | "database">,
	change: Partial<DatevSettings> = {},
): Promise<void> {
	await database.pool.query(
		"insert into site_settings (key, value) values ('datev', $1) on conflict (key) do update set value = excluded.value",
		[{ ...DATEV, ...change }],
	);
	await app.services.settings.load();
}
