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
			count: () => store.countOpen(db),
			find: async (_, most) =>
				(await store.findOpen(db, most)).map(({ id, name, description, created_at }) => ({
					id: String(id),
					title: `Anfrage von ${name}`,
					detail: quoted(description),
					due: null,
					since: created_at,
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
