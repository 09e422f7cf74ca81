import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import * as store from "./desk-store.ts";

export const createNewsletterDesk = ({ db }: { db: Db }): DeskPart => ({
	figures: [
		{ key: "subscribed", access: "newsletter.write", perDay: (span) => store.countSubscribedPerDay(db, span) },
		{ key: "unsubscribed", access: "newsletter.write", perDay: (span) => store.countUnsubscribedPerDay(db, span) },
	],
	happenings: [
		{
			access: "newsletter.write",
			find: async (most) =>
				(await store.findNewest(db, most)).flatMap(({ id, confirmed_at }) =>
					confirmed_at
						? {
								kind: "newsletter" as const,
								id: `newsletter-${id}`,
								at: confirmed_at,
								lead: "Eine Person",
								text: "liest ab jetzt den Newsletter",
								detail: null,
								// Not all who hear of it may see who it was.
								path: null,
							}
						: [],
				),
		},
	],
});
