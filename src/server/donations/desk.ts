import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { euro } from "#server/invoices/words.ts";
import * as store from "./desk-store.ts";

const UNNAMED = "einer Person ohne Namen";

export const createDonationsDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "donation_problem",
			access: "donations.write",
			count: () => store.countProblems(db),
			find: async (_, most) =>
				(await store.findProblems(db, most)).map(({ payment, reference, name }) => ({
					id: String(payment.id),
					title: payment.problem === "already_paid" ? "Spende doppelt bezahlt" : "Andere Spende als zugesagt",
					detail: `${reference}, ${euro(payment.amount_cents)} von ${name ?? UNNAMED}`,
					due: null,
					since: payment.settled_at ?? payment.created_at,
					tone: "warn",
					action: { label: "Ansehen", path: officePaths.donation(reference) },
				})),
		},
	],
	figures: [{ key: "donations", access: "donations.read", perDay: (span) => store.sumReceivedPerDay(db, span) }],
	happenings: [
		{
			access: "donations.read",
			find: async (most) =>
				(await store.findNewest(db, most)).map(({ id, amount_cents, name, reference, paid_at, created_at }) => ({
					kind: "donation",
					id: `donation-${id}`,
					at: created_at,
					lead: euro(amount_cents),
					text: `Spende von ${name ?? UNNAMED}`,
					detail: paid_at ? reference : `${reference} · als Überweisung zugesagt`,
					path: officePaths.donation(reference),
				})),
		},
	],
});
