import { berlinMoment } from "#contract/berlin.ts";
import { officePaths } from "#contract/office/paths.ts";
import { DATA_REQUEST_WORDS } from "#contract/office/rights-words.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import * as store from "./desk-store.ts";

/** The end of that calendar day in Berlin. */
function endOf(isoDay: string): Date {
	const [year = 0, month = 0, day = 0] = isoDay.split("-").map(Number);
	return new Date(berlinMoment({ year, month, day: day + 1 }).getTime() - 1);
}

export const createRightsDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "data_request",
			access: "people.write",
			count: () => store.countOpen(db),
			find: async (_, most) =>
				(await store.findOpen(db, most)).map(({ id, kind, email, due_on, created_at }) => ({
					id: String(id),
					title: `${DATA_REQUEST_WORDS[kind]} für ${email}`,
					detail: "Anfrage nach der DSGVO, zu beantworten binnen eines Monats",
					due: endOf(due_on),
					since: created_at,
					tone: "warn",
					action: {
						label: "Bearbeiten",
						path: `${officePaths.dataProtection}?${new URLSearchParams({ adresse: email ?? "" })}`,
					},
				})),
		},
	],
});
