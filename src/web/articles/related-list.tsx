import { Link } from "react-router";
import { CardGrid } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { Related } from "./related.ts";

const HEADING_ID = "mehr-zum-thema";

/** Seminars and courses on the same subject. */
export function RelatedList({ entries }: { entries: Related[] }) {
	if (entries.length === 0) return null;
	return (
		<section aria-labelledby={HEADING_ID} className="mt-chapter print:hidden">
			<h2 id={HEADING_ID} className="mb-6 text-h3">
				Mehr zum Thema
			</h2>
			<CardGrid>
				{entries.map((entry) => (
					<RelatedCard key={entry.to} {...entry} />
				))}
			</CardGrid>
		</section>
	);
}

/** The title's link covers the whole card; on a phone the picture stands beside the words. */
const RelatedCard = ({ kind, to, title, note, image }: Related) => (
	<article className="group/card relative grid grid-cols-related items-center gap-x-4 gap-y-3.5 title-focus:rounded-lg title-focus:outline-3 title-focus:outline-offset-8 title-focus:outline-focus sm:block">
		<div className="aspect-square overflow-hidden rounded-lg bg-cat-bg sm:aspect-3/2 sm:rounded-xl">
			<Picture
				path={image}
				alt=""
				sizes="(min-width: 80rem) 378px, (min-width: 40rem) 46vw, 7rem"
				width={1280}
				height={800}
				className="size-full object-cover transition-scale duration-slow ease-out group-hover/card:scale-[1.035]"
			/>
		</div>
		<div className="grid gap-1 sm:mt-3.5">
			<p className="text-sm font-control text-ink-2">{kind}</p>
			<h3 className="text-h4 leading-tag">
				<Link
					to={to}
					prefetch="intent"
					className="group-hover/card:underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-0"
				>
					<LongWords>{title}</LongWords>
				</Link>
			</h3>
			<p className="text-sm text-ink-2">{note}</p>
		</div>
	</article>
);
