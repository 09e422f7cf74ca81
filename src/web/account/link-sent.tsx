import type { ReactNode } from "react";
import * as icons from "#browser/ui/icons.ts";
import { type OutcomeFact, OutcomeFacts, Seal } from "#browser/ui/outcome.tsx";
import { TEXT_BUTTON } from "#browser/ui/text-button.ts";

interface LinkSentProps {
	/** What the specification says here. */
	told?: string;
	email: string;
	validity: OutcomeFact;
	/** What to do with the mail. */
	children: ReactNode;
	/** Back to the form. */
	onBack: () => void;
}

/** In place of a form that asked for a link: where the mail went, how long its link works, what if nothing comes. */
export const LinkSent = ({ told, email, validity, children, onBack }: LinkSentProps) => (
	<div className="grid gap-4.5">
		<Seal shape={icons.mailCheck} />
		{told && (
			<p role="status" className="font-legend">
				{told}
			</p>
		)}
		<OutcomeFacts stacked facts={[["E-Mail an", email], validity]} />
		<p className="leading-note">{children}</p>
		<div className="mt-3 grid justify-items-start gap-1 border-t-2 border-dashed border-line pt-6 noscript:hidden">
			<h2 className="text-h4 font-stretch-94%">Nichts angekommen?</h2>
			<p className="text-sm text-ink-2">
				Schau auch im Spam-Ordner nach. Vielleicht gehört dein Konto zu einer anderen Adresse.
			</p>
			<button type="button" onClick={onBack} className={TEXT_BUTTON}>
				Noch einmal oder mit anderer Adresse
			</button>
		</div>
	</div>
);
