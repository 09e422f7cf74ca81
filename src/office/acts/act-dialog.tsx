import { formatEuro } from "#contract/money.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import { ConsequenceNumbers, LetterPager } from "./consequences.tsx";
import { type Deliberate, DeliberateDialog } from "./deliberate-dialog.tsx";

interface ActDialogProps extends Deliberate<Consequences> {
	/** The verb of the button; the number of letters is added. */
	verb: string;
}

export function buttonWords(verb: string, { letters, money_back }: Consequences): string {
	const post = letters.length === 1 ? "1 Brief verschicken" : `${letters.length} Briefe verschicken`;
	const parts = [verb, money_back > 0 ? `${formatEuro(money_back)} erstatten` : null, letters.length > 0 ? post : null];
	return new Intl.ListFormat("de").format(parts.filter((part) => part !== null));
}

/** Before what cannot be taken back: what will happen, to whom, with the letters and the money; then a deliberate second step. */
export const ActDialog = ({ verb, ...rest }: ActDialogProps) => (
	<DeliberateDialog
		{...rest}
		button={(found) => (found ? buttonWords(verb, found) : verb)}
		show={(found) => (
			<>
				<ConsequenceNumbers {...found} />
				<LetterPager letters={found.letters} />
			</>
		)}
	/>
);
