import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { quoted } from "#server/desk/words.ts";
import * as store from "./desk-store.ts";

export const createContactDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "contact_request",
			access: "people.write",
			count: (_, { id }) => store.countOpen(db, id),
			find: async (_, most, staff) =>
				(await store.findOpen(db, most, staff.id)).map(({ id, name, description, created_at, ...row }) => ({
					id: String(id),
					title: row.replied_at ? `${name} hat geantwortet` : `Anfrage von ${name}`,
					detail: [...(row.assigned_to === staff.id ? ["bei dir"] : []), quoted(description)].join(" · "),
					due: null,
					since: row.replied_at ?? created_at,
					tone: "info",
					action: { label: "Antworten", path: officePaths.request(id) },
				})),
		},
	],
	happenings: [
		{
			access: "people.read",
			find: async (most) =>
				(await store.findNewest(db, most)).map(({ id, name, description, created_at }) => ({
					kind: "contact",
					id: `contact-${id}`,
					at: created_at,
					lead: name,
					text: "fragt an",
					detail: quoted(description),
					path: officePaths.request(id),
				})),
		},
	],
});
