import { CardGrid, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import type { ArticleTeaser } from "#contract/articles.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ArticleCard } from "./article-card.tsx";

interface ArticleSectionProps {
	id: string;
	title: string;
	articles: ArticleTeaser[];
	className?: string;
	/** Whether it leads to all of them. */
	leadsOn?: boolean;
}

/** A few articles on another page; nothing where there are none. */
export function ArticleSection({ id, title, articles, className, leadsOn = true }: ArticleSectionProps) {
	if (articles.length === 0) return null;
	return (
		<Section labelledBy={id} className={className}>
			<Wrap>
				<SectionHead id={id} title={title}>
					{leadsOn && <ArrowLink to={paths.articles}>Alle Artikel</ArrowLink>}
				</SectionHead>
				<CardGrid>
					{articles.map((article) => (
						<ArticleCard key={article.id} article={article} />
					))}
				</CardGrid>
			</Wrap>
		</Section>
	);
}
