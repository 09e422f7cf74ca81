import type { ReactNode } from "react";
import { Wrap } from "./layout.tsx";

const TONES = { raps: "bg-raps-300", mohn: "bg-mohn-200" } as const;

interface ColourHeroProps {
	tone: keyof typeof TONES;
	/** The card beside the words; it follows the colour scheme of the page. */
	card: ReactNode;
	children: ReactNode;
}

/** The opening of a page with a form: words on a colour field, the form in a card beside them. */
export function ColourHero({ tone, card, children }: ColourHeroProps) {
	return (
		<section className={TONES[tone]}>
			<Wrap className="grid gap-9 py-[clamp(2.25rem,1.5rem+4vw,5rem)] lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-20">
				<div className="on-color min-w-0 self-start [&>p]:text-ink lg:sticky lg:top-below-header">{children}</div>
				<div className="min-w-0">{card}</div>
			</Wrap>
		</section>
	);
}
