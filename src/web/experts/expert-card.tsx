import { Link } from "react-router";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { CategoryTag } from "#browser/ui/tag.tsx";
import type { Expert } from "#contract/catalogue.ts";
import { formatDate, formatWeekday } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { splitSentence } from "./first-sentence.ts";
import { OfferLink } from "./offer-link.tsx";

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Somebody with what they offer: the next date, the newest course and article. */
export function ExpertCard({ expert }: { expert: Expert }) {
	const { slug, name, role, image, description, categories } = expert;
	return (
		<li
			data-cat={categories[0]?.slug ?? ""}
			className="grid grid-cols-portrait grid-rows-[auto_1fr] content-start gap-x-4.5 rounded-xl border border-line bg-surface p-panel lg:gap-x-6"
		>
			<Picture
				path={image}
				alt=""
				sizes="(min-width: 60rem) 8rem, 6rem"
				width={480}
				height={480}
				className="portrait rounded-seat bg-cat-bg object-cover"
			/>
			<div className="min-w-0 self-center">
				<h2 className="text-h3 leading-card">
					<Link
						to={paths.expert(slug)}
						prefetch="intent"
						className="decoration-raps-400 decoration-3 no-underline hover:underline"
					>
						<LongWords>{name}</LongWords>
					</Link>
				</h2>
				<p className="mt-1 text-sm text-ink-2">
					<LongWords>{role}</LongWords>
				</p>
			</div>
			<div className="col-span-full mt-4 grid grid-rows-[auto_auto_1fr] gap-3.5">
				<p className="font-serif leading-teaser text-ink-2">{splitSentence(description)[0]}</p>
				<ul aria-label="Themen" className="flex flex-wrap gap-1.5 empty:hidden">
					{categories.map((category) => (
						<li key={category.id}>
							<CategoryTag category={category} />
						</li>
					))}
				</ul>
				<Offers expert={expert} />
			</div>
		</li>
	);
}

function Offers({ expert: { dates, courses, articles } }: { expert: Expert }) {
	return (
		<ul aria-label="Angebote" className="mt-auto border-t border-line empty:hidden">
			{dates.next && (
				<OfferLink
					to={paths.seminar(dates.next.slug, dates.next.date)}
					icon={icons.calendar}
					title={`${formatWeekday(dates.next.date)}, ${formatDate(dates.next.date)} · ${dates.next.topic}`}
					note={counted(dates.total, "Termin", "Termine")}
				/>
			)}
			{courses.newest && (
				<OfferLink
					to={paths.course(courses.newest.slug)}
					icon={icons.video}
					title={courses.newest.topic}
					note={counted(courses.total, "Videokurs", "Videokurse")}
				/>
			)}
			{articles.newest && (
				<OfferLink
					to={paths.article(articles.newest.slug)}
					icon={icons.newspaper}
					title={articles.newest.title}
					note={counted(articles.total, "Artikel", "Artikel")}
				/>
			)}
		</ul>
	);
}
