import { berlinIso } from "#contract/berlin.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { quoted, shortDay } from "#server/desk/words.ts";
import { euro } from "#server/invoices/words.ts";
import { refundDue } from "#server/orders/rules.ts";
import * as store from "./desk-store.ts";

type Open = Awaited<ReturnType<typeof store.findOpen>>[number];

const subjectOf = ({ topics, gross_cents, contract }: Open): string =>
	topics && gross_cents !== null
		? `${topics.map((topic) => `„${topic}“`).join(", ")}, ${euro(gross_cents)}`
		: quoted(contract);

export const createWithdrawalDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "withdrawal",
			access: "orders.write",
			count: () => store.countOpen(db),
			find: async (_, most) =>
				(await store.findOpen(db, most)).map((open) => {
					const due = refundDue(open.received_at);
					return {
						id: String(open.id),
						title: `Widerruf von ${open.name}`,
						detail: `${subjectOf(open)} · Geld zurück bis ${shortDay(berlinIso(due))}`,
						due,
						since: open.received_at,
						tone: "err",
						action: { label: "Prüfen", path: officePaths.withdrawal(open.id) },
					};
				}),
		},
	],
});
