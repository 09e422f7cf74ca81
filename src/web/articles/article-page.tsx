import { type MetaArgs, useLoaderData } from "react-router";
import { CardGrid, Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { DonatePromo } from "#web/donations/donate-promo.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { siteOf, useSite } from "#web/frame/site.ts";
import { LecturerBox } from "#web/lecturers/lecturer-box.tsx";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { NewsletterPromo } from "#web/newsletter/newsletter-promo.tsx";
import { ArticleBody } from "./article-body.tsx";
import { articleMeta } from "./article-meta.ts";
import { ArticleNeighbours } from "./article-neighbours.tsx";
import { ReadingLine } from "./reading-line.tsx";
import { loadRelated } from "./related.ts";
import { RelatedList } from "./related-list.tsx";

async function load({ api, params }: LoadArgs) {
	const { data: article } = await orNotFound(api.articles.bySlug({ query: { slug: params.slug ?? "" } }));
	return { article, related: await loadRelated(api, article.category.id) };
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta(args: MetaArgs<typeof loader>) {
	const article = args.loaderData?.article;
	const site = siteOf(args);
	if (!article || !site) return [];
	const { title, teaser_text, image, image_alt: imageAlt } = article;
	const description = article.description || teaser_text;
	return [...pageMeta(args, { title, description, image, imageAlt, type: "article" }), ...articleMeta(article, site)];
}

export default function ArticlePage() {
	const { article, related } = useLoaderData<typeof loader>();
	const { public_url } = useSite();
	const { title, category, user, date, image, image_alt, content, lecturer } = article;
	return (
		<article>
			<Wrap>
				<div className="pt-back-link print:hidden">
					<ArrowLink back to={paths.articles}>
						zurück zur Ratgeber-Übersicht
					</ArrowLink>
				</div>
				<header className="max-w-240 pt-[clamp(1.25rem,1rem+1.5vw,2.5rem)] pb-[clamp(1.5rem,1rem+2vw,2.75rem)]">
					<h1>
						<LongWords>{title}</LongWords>
					</h1>
					<p className="mt-4.5 leading-note text-ink-2">
						{`Ein Artikel aus der Kategorie ${category.name} | gepostet von ${user.name} am ${formatDate(date)}`}
					</p>
					<ReadingLine key={article.id} title={title} html={content} />
				</header>
				<div
					data-cat={category.slug}
					className="mb-[clamp(2rem,1rem+3.5vw,4rem)] aspect-16/7 overflow-hidden rounded-2xl bg-cat-bg max-sm:-mx-gutter max-sm:aspect-4/3 max-sm:rounded-none"
				>
					<Picture
						path={image}
						alt={image_alt}
						sizes="(min-width: 80rem) 75rem, 100vw"
						width={1280}
						height={853}
						priority
						className="size-full object-cover"
					/>
				</div>
				<ArticleBody html={content}>{lecturer && <LecturerBox lecturer={lecturer} />}</ArticleBody>
				<p className="mt-8 hidden text-sm print:block">{`Quelle: ${public_url}${paths.article(article.slug)}`}</p>
				<RelatedList entries={related} />
				<div className="mt-chapter mb-section print:hidden">
					<CardGrid columns={2}>
						<NewsletterPromo variant="box" />
						<DonatePromo />
					</CardGrid>
					<ArticleNeighbours previous={article.previous} next={article.next} />
				</div>
			</Wrap>
		</article>
	);
}
