import { UNIT_MINUTES } from "#contract/constants.ts";
import type { DateInput, SessionInput, WrittenDate } from "#contract/office/date-writing.ts";
import type { Version } from "../edit/use-edit.ts";

/** What the controls hold; `sessions` as JSON, `deadline` and `minimum` as two parts with a bar between. */
export type DateValues = Record<
	"day" | "sessions" | "capacity" | "deadline" | "place_id" | "join_link" | "minimum" | "saxony_seats" | "grant_id",
	string
>;

export const LABELS: Record<keyof DateValues, string> = {
	day: "Tag",
	sessions: "Zeiten",
	capacity: "Plätze",
	deadline: "Anmelden bis",
	place_id: "Anderer Ort",
	join_link: "Link zur Teilnahme",
	minimum: "Mindestens",
	saxony_seats: "Plätze für Menschen aus Sachsen",
	grant_id: "Bewilligung",
};

/** A session as it is typed; units may still be no number. */
export type TypedSession = Omit<SessionInput, "room" | "units" | "day"> & { room: string; units: string; day: string };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 1 unit has 45 minutes; whoever works past midnight works on. */
export function proposedUnits(from: string, to: string): string {
	if (!from || !to) return "";
	const minutes = (minutesOf(to) - minutesOf(from) + 1440) % 1440;
	return String(Math.round((minutes / UNIT_MINUTES) * 10) / 10).replace(".", ",");
}

const EVENING: TypedSession = { day: "0", from: "17:00", to: "20:00", room: "", units: "4" };

export const sessionsIn = (value: string): TypedSession[] => JSON.parse(value) as TypedSession[];
export const partsOf = (value: string): [string, string] => {
	const [first = "", second = ""] = value.split("|");
	return [first, second];
};

export const NEW_DATE: DateValues = {
	day: "",
	sessions: JSON.stringify([EVENING]),
	capacity: "20",
	deadline: "",
	place_id: "",
	join_link: "",
	minimum: "",
	saxony_seats: "",
	grant_id: "",
};

const words = (value: number | string | null): string => (value === null ? "" : String(value));

export const versionOf = (date: WrittenDate): Version<DateValues> => ({
	revision: date.revision,
	values: {
		day: date.day,
		sessions: JSON.stringify(
			date.sessions.map(({ day, from, to, room, units }) => ({
				day: String(day),
				from,
				to,
				room: room ?? "",
				units: String(units).replace(".", ","),
			})),
		),
		capacity: words(date.capacity),
		deadline: date.deadline ? `${date.deadline.days_before}|${date.deadline.time}` : "",
		place_id: words(date.place_id),
		join_link: words(date.join_link),
		minimum: date.minimum ? `${date.minimum.persons}|${date.minimum.days_before}` : "",
		saxony_seats: words(date.saxony_seats),
		grant_id: words(date.grant_id),
	},
});

const numberOr = (value: string): number | null => (value.trim() === "" ? null : Number(value));

/** What is no number is told by the rules. */
export function bodyOf({ day, ...values }: DateValues): DateInput & { day: string } {
	const [days_before, time] = partsOf(values.deadline);
	const [persons, decideBefore] = partsOf(values.minimum);
	return {
		day,
		sessions: sessionsIn(values.sessions).map(({ day: after, from, to, room, units }) => ({
			day: Number(after),
			from,
			to,
			room: room.trim() || null,
			units: Number(units.replace(",", ".")),
		})),
		capacity: numberOr(values.capacity),
		deadline: days_before || time ? { days_before: Number(days_before), time } : null,
		place_id: numberOr(values.place_id),
		join_link: values.join_link.trim() || null,
		minimum: persons ? { persons: Number(persons), days_before: Number(decideBefore || "7") } : null,
		saxony_seats: numberOr(values.saxony_seats),
		grant_id: numberOr(values.grant_id),
	};
}

/** How the two versions of a conflict are read. */
export function showValue(name: keyof DateValues, value: string): string {
	if (name !== "sessions") return value.replace("|", ", ");
	return sessionsIn(value)
		.map(({ from, to, room }) => [`${from} bis ${to}`, room].filter(Boolean).join(", "))
		.join("\n");
}
