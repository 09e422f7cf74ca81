import type { PassageLetter } from "#contract/office/letter-passages.ts";
import type { Block } from "./blocks.ts";
import type { Letter, Sender } from "./letter.ts";
import { blocksOf, filledText, type Values } from "./markup.ts";

/** After the facts, where somebody looks for what to bring. */
function withHint(blocks: Block[], hint: Block[]): Block[] {
	const facts = blocks.findIndex(({ kind }) => kind === "facts");
	const at = facts < 0 ? blocks.length : facts + 1;
	return blocks.toSpliced(at, 0, ...hint);
}

/** The letter with what the house has put in the place of its own words. */
export function withPassage(letter: Letter, kind: PassageLetter, values: Values, { passages }: Sender): Letter {
	const { greeting = "", hint = "" } = passages?.[kind] ?? {};
	return {
		...letter,
		...(greeting ? { greeting: filledText(greeting, values) } : {}),
		...(hint ? { blocks: withHint(letter.blocks, blocksOf(hint, { values })) } : {}),
	};
}
