import type { Services } from "#server/app.ts";
import type { Job } from "./run.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What happens by itself, and how often. */
export function createJobs({
	waitingList,
	baskets,
	pins,
	orders,
	settling,
	retention,
	members,
	deletion,
	limits,
	resealing,
}: Services): {
	jobs: Job[];
} {
	return {
		jobs: [
			{ name: "waiting-list", everyMs: MINUTE_MS, run: () => waitingList.tend() },
			{ name: "open-payments", everyMs: 5 * MINUTE_MS, run: () => settling.settleForgotten() },
			{ name: "unpaid-orders", everyMs: HOUR_MS, run: () => orders.cancelUnpaid() },
			{ name: "refunds", everyMs: HOUR_MS, run: () => orders.refundOpen() },
			{ name: "old-baskets", everyMs: HOUR_MS, run: () => baskets.purge() },
			{ name: "old-pins", everyMs: HOUR_MS, run: () => pins.purge() },
			{ name: "old-tokens", everyMs: HOUR_MS, run: () => members.purgeTokens() },
			{ name: "old-limits", everyMs: HOUR_MS, run: () => limits.purge() },
			{ name: "retention", everyMs: 6 * HOUR_MS, run: () => retention.forgetOld() },
			{ name: "unused-accounts", everyMs: 6 * HOUR_MS, run: () => deletion.tendUnused() },
			{ name: "reseal", everyMs: 6 * HOUR_MS, run: () => resealing.reseal() },
		],
	};
}
