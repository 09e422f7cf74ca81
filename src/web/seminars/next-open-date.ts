import type { Api } from "#contract/api.ts";
import { orNull } from "#web/api/or-null.ts";
import { datesAt, type ShownDate } from "./seminar-dates.ts";

interface At {
	slug: string;
	date: string;
}

/** The other dates ahead of the same seminar, with what one person pays; none where it is not shown any more. */
export async function otherOffers(
	api: Api,
	{ slug, date }: At,
): Promise<{ price: number | null; others: ShownDate[] }> {
	const seminar = await orNull(api.seminars.bySlug({ query: { slug } }));
	const found = datesAt(seminar?.dates ?? [], String(Date.parse(date)), new Date());
	return { price: seminar?.price ?? null, others: "others" in found ? found.others : [] };
}

export const otherDates = async (api: Api, at: At): Promise<ShownDate[]> => (await otherOffers(api, at)).others;

export const firstOpen = (dates: readonly ShownDate[]): ShownDate | null =>
	dates.find(({ state }) => state === "open") ?? null;

export const nextOpenDate = async (api: Api, at: At): Promise<ShownDate | null> => firstOpen(await otherDates(api, at));
