import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { DateFacts } from "#contract/seminars.ts";

/** "17:30–20:30 Uhr" of the first, with the day of each that follows. */
export const sessionTexts = (sessions: DateFacts["sessions"]): string[] =>
	sessions.map(({ starts_at, ends_at }, index) => {
		const hours = `${starts_at.slice(11, 16)}–${formatTime(ends_at)}`;
		return index === 0 ? hours : `${formatLongDate(starts_at)}, ${hours}`;
	});
