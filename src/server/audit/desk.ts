import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { actionText, type HistoryAction, subjectsOf } from "#contract/office/audit.ts";
import { officePaths } from "#contract/office/paths.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { findActs } from "./desk-store.ts";

/** So many are looked at for each that is told: equal ones become one. */
const EQUAL_ACTS = 10;

/** How acts are told that somebody did several times; others are counted. */
const MANY: Partial<Record<HistoryAction, string>> = {
	order_withdrawn: "Bestellungen widerrufen",
	request_answered: "Anfragen beantwortet",
	request_assigned: "Anfragen zugeteilt",
	request_noted: "Notizen zu Anfragen geschrieben",
	request_closed: "Anfragen erledigt",
	request_reopened: "Anfragen wieder geöffnet",
	legal_text_written: "Entwürfe von Rechtstexten gesichert",
	legal_text_published: "neue Fassungen von Rechtstexten festgelegt",
	mail_tested: "Testbriefe verschickt",
	job_started: "Aufgaben von Hand ausgeführt",
	staff_invited: "Menschen ins Team eingeladen",
	category_changed: "Kategorien geändert",
	list_exported: "Listen exportiert",
	view_saved: "Ansichten gesichert",
	view_renamed: "Ansichten umbenannt",
	view_deleted: "Ansichten gelöscht",
};

type Act = Awaited<ReturnType<typeof findActs>>[number];

function wordsOf({ action, name, subject, subject_id }: Act, count: number) {
	if (count === 1)
		return {
			lead: actionText(action),
			text: `von ${name}`,
			detail: subject === "order" ? subject_id : null,
		};
	const many = MANY[action];
	return many
		? { lead: name, text: `hat ${count} ${many}`, detail: null }
		: { lead: actionText(action), text: `von ${name}, ${count}-mal`, detail: null };
}

/** What one person did several times on one day is told once, when it happened last. */
const joined = (acts: readonly Act[]) =>
	[...Map.groupBy(acts, ({ name, action, at }) => `${isoDay(berlinDay(at))} ${action} ${name}`).values()].flatMap(
		(same) =>
			same.slice(0, 1).map((last) => ({
				kind: "staff" as const,
				id: `act-${last.id}`,
				at: last.at,
				...wordsOf(last, same.length),
				path: officePaths.history,
			})),
	);

export const createAuditDesk = ({ db }: { db: Db }): DeskPart => ({
	happenings: [
		{
			access: "history.money",
			find: async (most, { roles }) =>
				joined(
					await findActs(db, most * EQUAL_ACTS, rolesMay(roles, "history.read") ? undefined : subjectsOf("money")),
				).slice(0, most),
		},
	],
});
