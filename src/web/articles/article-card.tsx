import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { CategoryTag } from "#browser/ui/tag.tsx";
import type { ArticleTeaser } from "#contract/articles.ts";
import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";

const VARIANTS = {
	normal: {
		card: "flex-col gap-3.5",
		image: "aspect-3/2",
		words: "contents",
		facts: "sm:max-lg:flex-col sm:max-lg:items-start",
		title: "text-h3 leading-card",
		teaser: "",
		sizes: "(min-width: 80rem) 378px, (min-width: 40rem) 31vw, 92vw",
	},
	big: {
		card: "flex-col gap-3.5",
		image: "aspect-16/10",
		words: "contents",
		facts: "",
		title: "text-[clamp(1.625rem,1.3rem+1.5vw,2.375rem)] leading-[1.06] tracking-display font-stretch-88%",
		teaser: "",
		sizes: "(min-width: 80rem) 576px, (min-width: 60rem) 46vw, (min-width: 40rem) 52vw, 92vw",
	},
	row: {
		card: "flex-col gap-3.5 lg:flex-row lg:gap-6",
		image: "aspect-3/2 sm:max-lg:aspect-2/1 lg:aspect-4/3 lg:flex-[0_0_44%] lg:self-start",
		words: "contents lg:flex lg:min-w-0 lg:flex-col lg:gap-2.75",
		facts: "",
		title: "text-h3 leading-card",
		teaser: "sm:max-lg:hidden",
		sizes: "(min-width: 80rem) 253px, (min-width: 60rem) 20vw, (min-width: 40rem) 37vw, 92vw",
	},
} as const;

interface ArticleCardProps {
	article: ArticleTeaser;
	variant?: keyof typeof VARIANTS;
	/** Level of the title in the page's outline. */
	heading?: "h2" | "h3";
	/** For a card above the fold. */
	priority?: boolean;
}

/** The title's link covers the whole card. */
export function ArticleCard({ article, variant = "normal", heading: Heading = "h3", priority }: ArticleCardProps) {
	const look = VARIANTS[variant];
	return (
		<article
			data-cat={article.category.slug}
			className={classNames(
				"group/card relative flex title-focus:rounded-lg title-focus:outline-3 title-focus:outline-offset-8 title-focus:outline-focus",
				look.card,
			)}
		>
			<div className={classNames("relative overflow-hidden rounded-xl bg-cat-bg", look.image)}>
				<Picture
					path={article.image}
					alt=""
					sizes={look.sizes}
					width={1200}
					height={800}
					priority={priority}
					className="size-full object-cover transition-scale duration-slow ease-out group-hover/card:scale-[1.035]"
				/>
			</div>
			<div className={look.words}>
				<div className={classNames("flex flex-wrap items-center gap-x-3.5 gap-y-2 text-sm text-ink-2", look.facts)}>
					<CategoryTag category={article.category} />
					<time dateTime={article.date}>{formatDate(article.date)}</time>
				</div>
				<Heading className={look.title}>
					<Link
						to={paths.article(article.slug)}
						prefetch="intent"
						className="decoration-raps-400 decoration-[0.12em] group-hover/card:underline after:absolute after:inset-0 after:z-1 after:rounded-xl focus-visible:shadow-none focus-visible:outline-0"
					>
						<LongWords>{article.title}</LongWords>
					</Link>
				</Heading>
				<p className={classNames("font-serif text-base leading-teaser text-ink-2", look.teaser)}>
					<LongWords>{article.teaser_text}</LongWords>
				</p>
			</div>
		</article>
	);
}
