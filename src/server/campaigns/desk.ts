import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import * as store from "./desk-store.ts";

/** A newsletter that has stopped by itself, or did not begin, waits for whoever may send it. */
export const createCampaignsDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "campaign",
			access: "newsletter.send",
			count: () => store.countStandingStill(db),
			find: async (_, most) =>
				(await store.findStandingStill(db, most)).map(
					({ id, subject, state, stop_reason, started_at, updated_at }) => ({
						id: String(id),
						title: `Newsletter „${subject}“ ${state === "paused" ? "hat sich angehalten" : "ging nicht hinaus"}`,
						detail: stop_reason ?? "",
						due: null,
						since: started_at ?? updated_at,
						tone: "err",
						action: { label: "Ansehen", path: officePaths.campaign(id) },
					}),
				),
		},
	],
});
