import type { MouseEvent } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { shortLength } from "./clock.ts";

interface StartButtonProps {
	label: string;
	seconds: number | null;
	onStart: (event: MouseEvent) => void;
}

/** The one thing on the picture before the film begins. */
export const StartButton = ({ label, seconds, onStart }: StartButtonProps) => (
	<button
		type="button"
		onClick={onStart}
		className="absolute bottom-3.5 left-3.5 flex min-h-13 items-center gap-2.5 rounded-pill bg-raps-400 pr-5 pl-4 font-current text-holunder-900 shadow-lg transition-scale duration-base ease-spring hover:scale-103 focus-visible:rounded-pill sm:bottom-5 sm:left-5"
	>
		<Icon shape={icons.play} className="size-icon fill-current" />
		<span>
			{label}
			{seconds !== null && `, ${shortLength(seconds)}`}
		</span>
	</button>
);
