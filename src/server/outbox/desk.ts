import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { listed } from "#server/desk/words.ts";
import * as store from "./desk-store.ts";

const MOST_RECIPIENTS = 3;

/** One entry for all of them: when a server is at fault, they are many. */
export const createOutboxDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "failed_letters",
			access: "people.write",
			count: async () => ((await store.countFailed(db)).count > 0 ? 1 : 0),
			async find() {
				const { count, since } = await store.countFailed(db);
				if (!since) return [];
				const recipients = (await store.findFailed(db, MOST_RECIPIENTS)).map(({ recipient }) => recipient);
				return [
					{
						id: "all",
						title: count === 1 ? "1 Brief kam nicht an" : `${count} Briefe kamen nicht an`,
						detail: listed(recipients, count),
						due: null,
						since,
						tone: "err",
						action: { label: "Klären", path: `${officePaths.letters}?state=failed` },
					},
				];
			},
		},
	],
});
