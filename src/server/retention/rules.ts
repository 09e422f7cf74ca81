import { DAY_MS } from "#contract/constants.ts";
import { CONFIRM_ALERT_DAYS } from "#contract/date-alerts.ts";
import { berlinDay, berlinMoment, isoDay } from "#contract/dates.ts";
import type { Settings } from "#contract/office/settings.ts";

/** The periods of the privacy notice (`contract/legal/privacy-retention.ts`), as moments before which something goes. */
export function limitsAt(now: Date, { contact_months, waiting_list_months }: Settings["retention"]) {
	const { year, month, day } = berlinDay(now);
	const daysAgo = (days: number) => berlinMoment({ year, month, day: day - days });
	/** What happened before it is past the end of so many calendar years after its own. */
	const yearsAgo = (years: number) => berlinMoment({ year: year - years, month: 1, day: 1 });
	return {
		newsletterPending: new Date(now.getTime() - 14 * DAY_MS),
		newsletterProof: yearsAgo(3),
		dateAlertsPending: new Date(now.getTime() - CONFIRM_ALERT_DAYS * DAY_MS),
		dateAlerts: berlinMoment({ year: year - 1, month, day }),
		videoLinks: daysAgo(30),
		contactRequests: berlinMoment({ year, month: month - contact_months, day }),
		waitingList: berlinMoment({ year, month: month - waiting_list_months, day }),
		letters: daysAgo(30),
		/** Long work of the office; what was filtered for may name somebody. */
		tasks: daysAgo(30),
		/** Who came in and who was refused. */
		securityEvents: daysAgo(180),
		knownBrowsers: daysAgo(400),
		freeBookings: yearsAgo(3),
		attendance: yearsAgo(3),
		/** What staff have noted of somebody, two years after they last thought of it; what was taken away, after a day. */
		notes: berlinMoment({ year: year - 2, month, day }),
		notesTakenAway: new Date(now.getTime() - DAY_MS),
		/** What was written to the people of a date, with the names of those who got it. */
		messages: yearsAgo(3),
		withdrawals: yearsAgo(6),
		/** What proves how a grant was used: so many years after its end, unless the notice names a day. */
		grants: { today: isoDay({ year, month, day }), years: 6, now },
	};
}

export type RetentionLimits = ReturnType<typeof limitsAt>;
