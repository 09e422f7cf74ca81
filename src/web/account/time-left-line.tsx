import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { VIDEO_ACCESS_MS } from "#contract/constants.ts";
import { timeLeftWords } from "./time-left.ts";

interface TimeLeftLineProps {
	leftMs: number;
	/** "long" stands alone, in full words; "short" has a bar before it. */
	style: "short" | "long";
}

/** The words carry the value, the bar only shows it. */
export function TimeLeftLine({ leftMs, style }: TimeLeftLineProps) {
	return (
		<p className="flex flex-wrap items-center gap-2.5 text-sm font-control">
			{style === "short" && (
				<span
					aria-hidden="true"
					className="h-2.25 w-36 overflow-hidden rounded-pill bg-surface-sunken inset-ring inset-ring-line-strong"
				>
					<i className="block h-full bg-btn" style={{ width: `${Math.min(100, (100 * leftMs) / VIDEO_ACCESS_MS)}%` }} />
				</span>
			)}
			<span className="inline-flex items-center gap-2.5">
				<Icon shape={icons.hourglass} />
				<span role="timer" className={classNames(style === "long" && "inline-block first-letter:uppercase")}>
					{timeLeftWords(leftMs, style)}
				</span>
			</span>
		</p>
	);
}
