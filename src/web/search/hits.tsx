import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ArticleTeaser } from "#contract/articles.ts";
import type { Course } from "#contract/courses.ts";
import { formatDate, formatTime, formatWeekday } from "#contract/dates.ts";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { placeOf } from "#web/seminars/place.ts";
import { Marked } from "./marked.tsx";

interface HitProps {
	to: string;
	/** Slug of the category, for the colour of the chair. */
	category: string;
	title: string;
	excerpt?: string;
	/** Short facts, shown in one line. */
	facts: string[];
	query: string;
}

/** The whole line is the link. */
function Hit({ to, category, title, excerpt, facts, query }: HitProps): ReactNode {
	return (
		<li data-cat={category}>
			<Link
				to={to}
				prefetch="intent"
				className="group/hit grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-b border-line py-4 pr-2 no-underline"
			>
				<i aria-hidden="true" className="mt-0.5 h-5.5 w-6 rounded-[3px_3px_99px_99px] bg-cat" />
				<span className="grid gap-0.75">
					<b className="leading-hit font-semibold text-balance group-hover/hit:underline">
						<Marked query={query}>{title}</Marked>
					</b>
					{excerpt && (
						<span className="font-serif text-ui leading-note text-pretty text-ink-2">
							<Marked query={query}>{excerpt}</Marked>
						</span>
					)}
					<span className="text-sm text-ink-2">
						<Marked query={query}>{facts.join(" · ")}</Marked>
					</span>
				</span>
			</Link>
		</li>
	);
}

interface ArticleHitProps {
	article: ArticleTeaser;
	query: string;
}

export function ArticleHit({ article, query }: ArticleHitProps) {
	return (
		<Hit
			to={paths.article(article.slug)}
			category={article.category.slug}
			title={article.title}
			excerpt={article.teaser_text}
			facts={[formatDate(article.date), article.category.name]}
			query={query}
		/>
	);
}

interface SeminarHitProps {
	seminar: Seminar;
	query: string;
}

export function SeminarHit({ seminar, query }: SeminarHitProps) {
	const { date } = seminar;
	const when = date ? [`${formatWeekday(date)}, ${formatDate(date)}`, formatTime(date)] : [];
	const state = seminar.cancelled ? ["Abgesagt"] : seminar.fully_booked ? ["Ausgebucht"] : [];
	return (
		<Hit
			to={paths.seminar(seminar.slug, date)}
			category={seminar.category.slug}
			title={seminar.topic}
			facts={[...when, placeOf(seminar.location).town, ...state]}
			query={query}
		/>
	);
}

interface CourseHitProps {
	course: Course;
	query: string;
}

export function CourseHit({ course, query }: CourseHitProps) {
	return (
		<Hit
			to={paths.course(course.slug)}
			category={course.category.slug}
			title={course.topic}
			facts={[course.duration, priceText(course.price, "standard")]}
			query={query}
		/>
	);
}
