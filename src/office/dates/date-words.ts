import { formatTime } from "#contract/dates.ts";
import type { OfficeDate } from "#contract/office/dates.ts";
import { isToday } from "./date-state.tsx";

/** The town alone; the page of the date has the rest. */
export const townOf = ({ location, is_online }: Pick<OfficeDate, "location" | "is_online">): string =>
	is_online ? "online" : (location.split(",")[0] ?? location);

/** "heute 17:30 Uhr · Dresden · Dr. Miriam Kessler" */
export const dateLine = (date: OfficeDate): string =>
	[`${isToday(date.date) ? "heute " : ""}${formatTime(date.date)}`, townOf(date), date.lecturer].join(" · ");
