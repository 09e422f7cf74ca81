import { officePaths } from "#contract/office/paths.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import { tallyWords } from "#server/tasks/rules.ts";
import type { Tally } from "#server/tasks/tables.ts";
import type { Dunning, Wanted } from "./service.ts";

/** What somebody has seen and wants to send. */
export interface SendingInput {
	due_on: string;
	by: number;
	items: Wanted[];
}

/** So many letters for each step. */
const AT_ONCE = 10;

const WORDS = {
	mailed: "per E-Mail verschickt",
	printed: "als Brief zu drucken",
	/** Paid, stopped or sent by somebody else. */
	changed: "inzwischen erledigt",
} as const;

/** The letters of a run, one after the other, each once. */
export const createSending = ({ dunning }: { dunning: Pick<Dunning, "send"> }): TaskKind<SendingInput> => ({
	kind: "dunning",
	access: "books.write",

	count: async (_, { items }) => ({ total: items.length, tally: {} }),

	async step(tx, { input: { items, due_on, by }, position }) {
		const begin = Number(position ?? 0);
		const part = items.slice(begin, begin + AT_ONCE);
		const tally: Tally = {};
		for (const wanted of part) {
			const sent = await dunning.send(tx, wanted, due_on, by);
			tally[sent] = (tally[sent] ?? 0) + 1;
		}
		const end = begin + part.length;
		return { done: part.length, tally, position: end < items.length ? String(end) : null };
	},

	tell: (tally) => ({
		text: tallyWords(WORDS, tally, "mailed"),
		link: { label: "Zu den offenen Posten", path: officePaths.openItems, is_file: false },
	}),
});
