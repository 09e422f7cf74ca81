import type { Clock } from "#server/clock.ts";
import { auditor } from "./auditor.ts";
import { openDate } from "./builders.ts";
import { addDate } from "./dates.ts";
import { setDatev } from "./datev.ts";
import { openOffice } from "./house.ts";
import type { World } from "./money-steps.ts";
import { colleague } from "./staff.ts";

/** A house in which money can move in every way, and who asks of its books from that month on ("2031-04"). */
export async function openBooks(now: Clock, firstMonth: string) {
	const house = await openOffice("accounting", { clock: now });
	const { id: seminarId } = await openDate(house.api.get, "priced");
	const dateId = await addDate(house.api.database.pool, { seminarId, at: "2039-03-01T17:00:00Z", capacity: 1000 });
	await setDatev(house.api, { first_month: firstMonth });
	const staff = colleague(house.office.id, "admin", "accounting");
	const world: World = { api: house.api, staff, dateId, now };
	return { house, world, audit: auditor(house.api, { first: `${firstMonth}-01`, staff }) };
}
