import { officePaths } from "#contract/office/paths.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import { tallyWords } from "#server/tasks/rules.ts";
import type { ChosenDonor } from "./rules.ts";
import type { Receipts } from "./service.ts";

interface YearInput {
	year: number;
	donors: ChosenDonor[];
}

/** So many receipts for each step. */
const AT_ONCE = 5;

const WORDS = {
	mailed: "per E-Mail verschickt",
	waiting: "zu unterschreiben oder zu verschicken",
	/** Meanwhile, by somebody else. */
	gone: "inzwischen bestätigt oder nicht mehr da",
} as const;

/** Everybody who was chosen gets one, each once. */
export const createYearRun = ({ receipts }: { receipts: Receipts }): TaskKind<YearInput> => ({
	kind: "receipts_of_year",
	access: "donations.write",

	count: async (_, { donors }) => ({ total: donors.length, tally: {} }),

	async step(tx, { input: { year, donors }, position }) {
		receipts.demandExemption();
		const begin = Number(position ?? 0);
		const part = donors.slice(begin, begin + AT_ONCE);
		const tally = { mailed: 0, waiting: 0, gone: 0 };
		for (const donor of part) {
			const issued = await receipts.issueYear(tx, year, donor);
			tally[issued === null ? "gone" : issued.sent_at ? "mailed" : "waiting"] += 1;
		}
		const end = begin + part.length;
		return { done: part.length, tally, position: end < donors.length ? String(end) : null };
	},

	tell: (tally) => ({
		text: tallyWords(WORDS, tally) || "Niemand bekam eine Bestätigung.",
		link:
			(tally.waiting ?? 0)
				? { label: "Zum Drucken herunterladen (ZIP)", path: "/office/receipt/zip", is_file: true }
				: { label: "Zu den Bestätigungen", path: officePaths.receipts, is_file: false },
	}),
});
