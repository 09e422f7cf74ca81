import type { MouseEvent } from "react";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { ButtonLink } from "#web/links/button-link.tsx";

/** Where it goes on when a film is over. */
export interface NextStep {
	note: string;
	title: string;
	action: string;
	to: string;
}

interface EndPanelProps {
	next: NextStep | undefined;
	onAgain: (event: MouseEvent) => void;
}

/** Below the picture, so that its last one stays in sight. */
export const EndPanel = ({ next, onAgain }: EndPanelProps) => (
	<section
		aria-label="Wie es weitergeht"
		className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 pt-3 pb-4.5 sm:px-5"
	>
		{next && (
			<p className="mr-auto">
				<small className="block text-sm text-ink-2">{next.note}</small>
				<b className="text-base">{next.title}</b>
			</p>
		)}
		<div className="flex flex-wrap gap-2">
			{next && (
				<ButtonLink variant="sun" size="sm" to={next.to}>
					{next.action}
				</ButtonLink>
			)}
			<Button variant="line" size="sm" icon={icons.undo} onClick={onAgain}>
				Noch einmal
			</Button>
		</div>
	</section>
);
