import { officePaths } from "#contract/office/paths.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import type { Tally } from "#server/tasks/tables.ts";
import type { Receipts } from "./service.ts";

export interface YearInput {
	year: number;
	/** Those who were chosen, in order. */
	donors: string[];
}

/** So many receipts for each step. */
const AT_ONCE = 5;

const WORDS = {
	mailed: "per E-Mail verschickt",
	waiting: "zu unterschreiben oder zu verschicken",
	/** Meanwhile, by somebody else. */
	gone: "inzwischen bestätigt oder nicht mehr da",
} as const;

const tellTally = (tally: Tally): string =>
	Object.entries(WORDS)
		.filter(([key]) => (tally[key] ?? 0) > 0)
		.map(([key, words]) => `${tally[key]} ${words}`)
		.join(" · ") || "Niemand bekam eine Bestätigung.";

/** Everybody who was chosen gets one, each once. */
export const createYearRun = ({ receipts }: { receipts: Receipts }): TaskKind<YearInput> => ({
	kind: "receipts_of_year",
	access: "donations.write",

	count: async (_, { donors }) => ({ total: donors.length, tally: {} }),

	async step(tx, { input: { year, donors }, position }) {
		receipts.demandExemption();
		const rest = donors.slice(position === null ? 0 : donors.indexOf(position) + 1);
		const now = rest.slice(0, AT_ONCE);
		const known = new Map((await receipts.donorsOf(tx, year)).map((donor) => [donor.key, donor]));
		const tally = { mailed: 0, waiting: 0, gone: 0 };
		for (const key of now) {
			const donor = known.get(key);
			const issued = donor ? await receipts.issueYear(tx, year, donor) : null;
			tally[issued === null ? "gone" : issued.sent_at ? "mailed" : "waiting"] += 1;
		}
		return { done: now.length, tally, position: rest.length > AT_ONCE ? (now.at(-1) ?? null) : null };
	},

	tell: (tally) => ({
		text: tellTally(tally),
		link:
			(tally.waiting ?? 0)
				? { label: "Zum Drucken herunterladen (ZIP)", path: "/office/receipt/zip", is_file: true }
				: { label: "Zu den Bestätigungen", path: officePaths.receipts, is_file: false },
	}),
});
