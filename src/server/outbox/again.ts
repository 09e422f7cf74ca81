import { officePaths } from "#contract/office/paths.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import { tallyWords } from "#server/tasks/rules.ts";
import { type AgainInput, countChosen, sendNextAgain } from "./office-store.ts";

/** So many letters for each step. */
const AT_ONCE = 50;

const WORDS = {
	again: "neu angestoßen",
	arrived: "schon zugestellt",
	waiting: "schon unterwegs",
	/** Meanwhile, by somebody else. */
	handled: "inzwischen erledigt",
	spent: "nicht wiederholbar",
} as const;

/** Letters that never arrived are sent again, each once. */
export const lettersAgain: TaskKind<AgainInput> = {
	kind: "letters_again",
	access: "people.write",

	async count(tx, input) {
		const { again: total, people: _, ...tally } = await countChosen(tx, input);
		return { total, tally };
	},

	async step(tx, { input, position, done, total }) {
		const ids = await sendNextAgain(tx, input, position, AT_ONCE);
		const again = ids.length;
		const last = ids.at(-1);
		const isLast = again < AT_ONCE || !last;
		const handled = isLast ? Math.max(0, total - done - again) : 0;
		return { done: again, tally: { again, handled }, position: isLast ? null : last };
	},

	tell: (tally) => ({
		text: tallyWords(WORDS, tally, "again"),
		link: { label: "Zum Postausgang", path: officePaths.letters, is_file: false },
	}),
};
