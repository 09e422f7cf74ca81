import * as z from "zod/mini";
import { berlinMoment } from "#contract/berlin.ts";
import * as field from "#contract/fields.ts";
import { isIsoDay } from "./iso-day.ts";

const LOCAL_MOMENT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** "2026-11-25T08:00" as the moment at which clocks in Berlin show it. */
export function localMoment(value: string): Date {
	const [day = "", time = ""] = value.split("T");
	const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
	const minute = berlinMoment({ year, month, day: date }, time.slice(0, 5));
	return new Date(minute.getTime() + Number(time.slice(6)) * 1_000);
}

/** What a field for day and time holds. */
export const localTime = z
	.string(field.REQUIRED)
	.check(z.refine((value: string) => LOCAL_MOMENT.test(value) && isIsoDay(value.slice(0, 10)), field.INVALID_FORMAT));
