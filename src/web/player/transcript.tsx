import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Cue } from "#contract/courses.ts";
import { formatClock } from "./clock.ts";
import { secondHref } from "./film-address.ts";
import { type FilmLink, jumpTo, useCurrentSection } from "./use-film.ts";

const HEADING_ID = "mitschrift";

interface TranscriptProps {
	/** What is said; null for those who may not watch. */
	cues: Cue[] | null;
	film: FilmLink;
	className?: string;
}

/** What is said in the film, to read along and to jump to. */
export function Transcript({ cues, film, className }: TranscriptProps) {
	const current = useCurrentSection(film, cues ?? []);
	if (!cues || cues.length === 0) return null;
	return (
		<section aria-labelledby={HEADING_ID} className={className}>
			<details open className="group rounded-xl border border-line bg-surface">
				<summary className="flex min-h-15 items-center gap-3 rounded-xl px-5 py-2 marker:content-none">
					<Icon shape={icons.transcript} className="size-icon" />
					<h2 id={HEADING_ID} className="text-h4">
						Mitschrift
					</h2>
					<Icon shape={icons.chevronDown} className="ml-auto size-5 group-open:rotate-180" />
				</summary>
				<ol className="grid max-h-130 gap-1 overflow-y-auto px-3 pb-4 print:max-h-none">
					{cues.map(({ start_seconds, text }, index) => (
						<li
							key={start_seconds}
							className={classNames(
								"grid grid-cols-spoken gap-3 rounded-sm px-2 py-1",
								index === current && "on-color bg-raps-100",
							)}
						>
							<a
								href={secondHref(start_seconds)}
								aria-label={`Film ab ${formatClock(start_seconds)}`}
								aria-current={index === current || undefined}
								onClick={jumpTo(film, start_seconds)}
								className="min-h-6 pt-0.5 text-sm font-strong text-link tabular-nums underline hover:text-link-hover"
							>
								{formatClock(start_seconds)}
							</a>
							<p className="font-serif leading-teaser">{text}</p>
						</li>
					))}
				</ol>
			</details>
		</section>
	);
}
