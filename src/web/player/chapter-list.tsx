import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import type { Chapter } from "#contract/courses.ts";
import { formatClock } from "./clock.ts";
import { chapterId, secondHref } from "./film-address.ts";
import { sectionAt, sectionSeconds } from "./sections.ts";
import { type FilmLink, jumpTo, useCurrentSection, useWantedSecond } from "./use-film.ts";

const HEADING_ID = "kapitel";
const ROW = "grid min-h-16 grid-cols-chapter items-center gap-3.5 py-2.5 no-underline";

interface ChapterListProps {
	chapters: Chapter[];
	/** How long the film is. */
	seconds: number | null;
	/** None for those who may not watch: they see what the film is made of. */
	film: FilmLink | null;
	className?: string;
}

export function ChapterList({ chapters, seconds, film, className }: ChapterListProps) {
	if (chapters.length === 0) return null;
	return (
		<section aria-labelledby={HEADING_ID} className={className}>
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-3.5">
				<h2 id={HEADING_ID} className="text-h3">
					Kapitel
				</h2>
				{film === null && <p className="text-sm text-ink-2">nach dem Kauf einzeln anwählbar</p>}
			</div>
			{film ? (
				<OpenChapters chapters={chapters} seconds={seconds} film={film} />
			) : (
				<ClosedChapters chapters={chapters} seconds={seconds} />
			)}
		</section>
	);
}

/** Somebody who followed a link to a second sees in which chapter it lies. */
function ClosedChapters({ chapters, seconds }: Pick<ChapterListProps, "chapters" | "seconds">) {
	const wanted = useWantedSecond();
	const current = wanted === null ? -1 : sectionAt(chapters, wanted);
	return (
		<Rows chapters={chapters} seconds={seconds} current={current}>
			{(_, words, isCurrent) => (
				<div className={ROW}>
					{words}
					{isCurrent && wanted !== null && (
						<p className="col-start-2 -mt-2 text-sm font-control">Die gesuchte Stelle: ab {formatClock(wanted)}</p>
					)}
				</div>
			)}
		</Rows>
	);
}

function OpenChapters({ chapters, seconds, film }: ChapterListProps & { film: FilmLink }) {
	const current = useCurrentSection(film, chapters);
	return (
		<Rows chapters={chapters} seconds={seconds} isOpen current={current}>
			{({ start_seconds }, words, isCurrent) => (
				<a
					href={secondHref(start_seconds)}
					aria-current={isCurrent || undefined}
					onClick={jumpTo(film, start_seconds)}
					className={classNames(ROW, "group/chapter")}
				>
					{words}
				</a>
			)}
		</Rows>
	);
}

interface RowsProps extends Pick<ChapterListProps, "chapters" | "seconds"> {
	isOpen?: boolean;
	current?: number;
	children: (chapter: Chapter, words: ReactNode, isCurrent: boolean) => ReactNode;
}

function Rows({ chapters, seconds, isOpen = false, current = -1, children }: RowsProps) {
	return (
		<ol>
			{chapters.map((chapter, index) => {
				const length = sectionSeconds(chapters, index, seconds);
				const words = (
					<>
						<span
							aria-hidden="true"
							className={classNames(
								"seat-number",
								index === current ? "bg-raps-400 text-holunder-900" : "bg-surface-sunken",
							)}
						>
							{index + 1}
						</span>
						<span>
							<b className="block leading-hit group-hover/chapter:underline">
								<LongWords>{chapter.title}</LongWords>
							</b>
							<small className="mt-0.5 block text-sm leading-entry text-ink-2">{chapter.text}</small>
						</span>
						<span className="flex items-center gap-2 text-sm whitespace-nowrap tabular-nums">
							{length !== null && formatClock(length)}
							<Icon shape={isOpen ? icons.play : icons.lock} className="size-4 text-ink-2" />
							{!isOpen && <span className="sr-only">nach dem Kauf</span>}
						</span>
					</>
				);
				return (
					<li key={chapter.start_seconds} id={chapterId(index + 1)} className="border-b border-line">
						{children(chapter, words, index === current)}
					</li>
				);
			})}
		</ol>
	);
}
