import { AUDIT } from "#contract/office/audit.ts";
import { officePaths } from "#contract/office/paths.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { findActs } from "./desk-store.ts";

/** What those see who may know of money alone. */
const OF_MONEY = ["order"];

export const createAuditDesk = ({ db }: { db: Db }): DeskPart => ({
	happenings: [
		{
			access: "history.money",
			find: async (most, { roles }) =>
				(await findActs(db, most, rolesMay(roles, "history.read") ? undefined : OF_MONEY)).map((act) => ({
					kind: "staff",
					id: `act-${act.id}`,
					at: act.at,
					lead: AUDIT[act.action].text,
					text: `von ${act.name}`,
					detail: act.subject === "order" ? act.subject_id : null,
					path: officePaths.history,
				})),
		},
	],
});
