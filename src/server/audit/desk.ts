import { actionText, subjectsOf } from "#contract/office/audit.ts";
import { officePaths } from "#contract/office/paths.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { findActs } from "./desk-store.ts";

export const createAuditDesk = ({ db }: { db: Db }): DeskPart => ({
	happenings: [
		{
			access: "history.money",
			find: async (most, { roles }) =>
				(await findActs(db, most, rolesMay(roles, "history.read") ? undefined : subjectsOf("money"))).map((act) => ({
					kind: "staff",
					id: `act-${act.id}`,
					at: act.at,
					lead: actionText(act.action),
					text: `von ${act.name}`,
					detail: act.subject === "order" ? act.subject_id : null,
					path: officePaths.history,
				})),
		},
	],
});
