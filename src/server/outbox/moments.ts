import { berlinIso } from "#contract/berlin.ts";
import { formatDate, formatTime } from "#contract/dates.ts";
import { momentWords } from "#contract/long-date.ts";

/** "24.11.2026, 17:30 Uhr" */
export const momentText = (moment: Date): string =>
	`${formatDate(berlinIso(moment))}, ${formatTime(berlinIso(moment))}`;

/** "Dienstag, 24.11.2026, 17:30 Uhr" */
export const longMomentText = (moment: Date): string => momentWords(berlinIso(moment));
