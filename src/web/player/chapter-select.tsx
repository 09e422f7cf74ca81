import { useMediaSelector } from "media-chrome/react/media-store";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Chapter } from "#contract/courses.ts";
import { formatClock } from "./clock.ts";
import { sectionAt } from "./sections.ts";

interface ChapterSelectProps {
	chapters: Chapter[];
	onChoose: (seconds: number) => void;
}

/** The device's own list, behind a sign. */
export function ChapterSelect({ chapters, onChoose }: ChapterSelectProps) {
	const current = useMediaSelector((state) => sectionAt(chapters, state.mediaCurrentTime ?? 0));
	return (
		<span className="relative inline-grid h-target w-9 flex-none place-items-center rounded-md outline-offset-[-3px] outline-focus hover:bg-white/18 has-focus-visible:outline-3 sm:w-target">
			<Icon shape={icons.chapters} />
			<select
				aria-label="Kapitel"
				title="Kapitel"
				value={current}
				onChange={(event) => onChoose(chapters[Number(event.target.value)]?.start_seconds ?? 0)}
				className="absolute inset-0 cursor-pointer appearance-none text-sm opacity-0 *:bg-holunder-950"
			>
				{chapters.map(({ title, start_seconds }, index) => (
					<option key={start_seconds} value={index}>
						{`${index + 1}. ${title} (${formatClock(start_seconds)})`}
					</option>
				))}
			</select>
		</span>
	);
}
