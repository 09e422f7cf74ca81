import { berlinMoment } from "#contract/berlin.ts";

/** The last moment of a day, in Berlin. */
export const endOfDay = (day: string): Date => {
	const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
	return new Date(berlinMoment({ year, month, day: date + 1 }).getTime() - 1);
};
