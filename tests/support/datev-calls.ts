import type { TestApp } from "./app.ts";
import { setDatev } from "./datev.ts";
import type { Make } from "./staff-calls.ts";

/** So long ago that nothing happened: a month of its own for everybody who asks. */
async function nextMonth({ app, database }: TestApp): Promise<string> {
	await setDatev({ app, database }, { first_month: "2001-01" });
	const { months } = await app.services.datevOffice.overview();
	return months.find(({ state }) => state === "next")?.month ?? "";
}

async function frozenMonth(testing: TestApp): Promise<string> {
	const month = await nextMonth(testing);
	await testing.database.pool.query(
		`insert into datev_exports (month, batch, hash, bookings, documents, settings, created_at)
		values ($1, 'x', 'y', 0, 0, $2, now())`,
		[month, testing.app.services.settings.now().datev],
	);
	return month;
}

export const DATEV_CALLS = {
	datev: {
		overview: async () => ({ path: "/office/datev" }),
		get: async (testing) => ({ path: `/office/datev/${await nextMonth(testing)}` }),
		export: async (testing) => ({ path: `/office/datev/${await nextMonth(testing)}` }),
		batch: async (testing) => ({ path: `/office/datev/${await frozenMonth(testing)}/batch` }),
		archive: async (testing) => ({ path: `/office/datev/${await frozenMonth(testing)}/archive` }),
	},
} satisfies Record<string, Record<string, Make>>;
