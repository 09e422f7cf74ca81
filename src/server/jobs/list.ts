import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import type { Services } from "#server/services.ts";
import type { Job } from "./service.ts";

const BACKUP = { nightly: true, deadAfterMs: 6 * HOUR_MS, destructive: false };

/** A mail server may take its time: it holds up nobody. */
const REPLIES = { deadAfterMs: 15 * MINUTE_MS, destructive: false };

/** What happens by itself, and how often. */
export function createJobs({
	waitingList,
	campaigns,
	returns,
	reminders,
	dateAlerts,
	dateChanges,
	baskets,
	pins,
	orders,
	certificates,
	handoutsOffice,
	picturesOffice,
	settling,
	refundSending,
	retention,
	sessions,
	staffSessions,
	deletion,
	messages,
	limits,
	outboxAlarm,
	resealing,
	articlePreviews,
	uploads,
	courseFilms,
	alarms,
	dailyList,
	backups,
	inbox,
	erasures,
}: Services): {
	jobs: Job[];
} {
	return {
		jobs: [
			{ name: "newsletter-returns", everyMs: MINUTE_MS, destructive: true, run: () => returns.tend() },
			{ name: "outbox-alarm", everyMs: MINUTE_MS, destructive: false, run: () => outboxAlarm.look() },
			{ name: "alarms", everyMs: MINUTE_MS, destructive: false, run: () => alarms.tell() },
			{ name: "waiting-list", everyMs: MINUTE_MS, destructive: true, run: () => waitingList.tend() },
			{ name: "moved-dates", everyMs: HOUR_MS, destructive: true, run: () => dateChanges.tend() },
			{ name: "messages", everyMs: MINUTE_MS, destructive: true, run: () => messages.tend() },
			{ name: "coming-reminders", everyMs: 5 * MINUTE_MS, destructive: true, run: () => reminders.tend() },
			{ name: "date-alerts", everyMs: 5 * MINUTE_MS, destructive: true, run: () => dateAlerts.tend() },
			{ name: "daily-lists", everyMs: 5 * MINUTE_MS, destructive: true, run: () => dailyList.tend() },
			{ name: "certificates", everyMs: 5 * MINUTE_MS, destructive: true, run: () => certificates.tend() },
			{ name: "removed-handouts", everyMs: HOUR_MS, destructive: true, run: () => handoutsOffice.purge() },
			{ name: "removed-newsletters", everyMs: HOUR_MS, destructive: true, run: () => campaigns.purge() },
			{ name: "removed-pictures", everyMs: HOUR_MS, destructive: true, run: () => picturesOffice.purge() },
			{ name: "unfinished-films", everyMs: HOUR_MS, destructive: true, run: () => uploads.purge() },
			{ name: "unused-films", everyMs: HOUR_MS, destructive: true, run: () => courseFilms.sweep() },
			{ name: "open-payments", everyMs: 5 * MINUTE_MS, destructive: false, run: () => settling.settleForgotten() },
			{ name: "unpaid-orders", everyMs: HOUR_MS, destructive: true, run: () => orders.cancelUnpaid() },
			{ name: "refunds", everyMs: 5 * MINUTE_MS, destructive: false, run: () => refundSending.sendDue() },
			{ name: "old-baskets", everyMs: HOUR_MS, destructive: true, run: () => baskets.purge() },
			{ name: "old-pins", everyMs: HOUR_MS, destructive: true, run: () => pins.purge() },
			{ name: "old-tokens", everyMs: HOUR_MS, destructive: true, run: () => sessions.links.purge() },
			{ name: "old-staff-sessions", everyMs: HOUR_MS, destructive: true, run: () => staffSessions.purge() },
			{ name: "old-previews", everyMs: HOUR_MS, destructive: true, run: () => articlePreviews.purge() },
			{ name: "old-limits", everyMs: HOUR_MS, destructive: true, run: () => limits.purge() },
			{ name: "retention", everyMs: 6 * HOUR_MS, destructive: true, run: () => retention.forgetOld() },
			{ name: "unused-accounts", everyMs: 6 * HOUR_MS, destructive: true, run: () => deletion.tendUnused() },
			...(inbox.isOn ? [{ name: "mail-replies", everyMs: MINUTE_MS, ...REPLIES, run: inbox.tend }] : []),
			...(erasures.isOn
				? [{ name: "erasures", everyMs: MINUTE_MS, destructive: false, run: () => erasures.writeOut() }]
				: []),
			...(backups.isOn ? [{ name: "backup", everyMs: DAY_MS, ...BACKUP, run: backups.make }] : []),
			{ name: "reseal", everyMs: 6 * HOUR_MS, destructive: false, run: () => resealing.reseal() },
		],
	};
}
