import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import type { Article } from "#contract/articles.ts";
import { paths } from "#contract/paths.ts";

const LINK = "group flex items-center gap-4 py-3 text-h4 leading-tag font-semibold no-underline font-stretch-94%";

function Words({ label, title }: { label: string; title: string }) {
	return (
		<span className="group-hover:underline">
			<small className="mb-0.75 block text-sm font-note text-ink-2 font-stretch-100%">{label}</small>
			<LongWords>{title}</LongWords>
		</span>
	);
}

export function ArticleNeighbours({ previous, next }: Pick<Article, "previous" | "next">) {
	if (!previous && !next) return null;
	return (
		<nav
			aria-label="Weitere Artikel"
			className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)] grid gap-4 border-t-2 border-ink pt-5 lg:grid-cols-2 print:hidden"
		>
			{previous && (
				<Link to={paths.article(previous.slug)} prefetch="intent" className={LINK}>
					<Icon shape={icons.arrowLeft} />
					<Words label="Vorheriger Artikel" title={previous.title} />
				</Link>
			)}
			{next && (
				<Link
					to={paths.article(next.slug)}
					prefetch="intent"
					className={classNames(LINK, "justify-between lg:col-start-2 lg:justify-end lg:text-right")}
				>
					<Words label="Nächster Artikel" title={next.title} />
					<Icon shape={icons.arrowRight} />
				</Link>
			)}
		</nav>
	);
}
