import { DAY_MS } from "#contract/constants.ts";
import { berlinDay, berlinMoment } from "#contract/dates.ts";

/** The periods of the privacy notice (`contract/legal/privacy-retention.ts`), as moments before which something goes. */
export function limitsAt(now: Date) {
	const { year, month, day } = berlinDay(now);
	const daysAgo = (days: number) => berlinMoment({ year, month, day: day - days });
	/** What happened before it is past the end of so many calendar years after its own. */
	const yearsAgo = (years: number) => berlinMoment({ year: year - years, month: 1, day: 1 });
	return {
		newsletterPending: new Date(now.getTime() - 14 * DAY_MS),
		newsletterProof: yearsAgo(3),
		videoLinks: daysAgo(30),
		contactRequests: berlinMoment({ year, month: month - 6, day }),
		waitingList: berlinMoment({ year, month: month - 6, day }),
		letters: daysAgo(30),
		/** Who came in and who was refused. */
		securityEvents: daysAgo(180),
		knownBrowsers: daysAgo(400),
		freeBookings: yearsAgo(3),
		withdrawals: yearsAgo(6),
		/** Answers about engagement: six years after the end of the grant, as a calendar day. */
		grantPeriodEnd: `${year - 6}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
	};
}

export type RetentionLimits = ReturnType<typeof limitsAt>;
