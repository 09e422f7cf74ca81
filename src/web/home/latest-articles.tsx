import { Lead, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import type { ArticleTeaser } from "#contract/articles.ts";
import { paths } from "#contract/paths.ts";
import { ArticleCard } from "#web/articles/article-card.tsx";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";

const HEADING_ID = "neue-artikel";

/** The newest article large, the others in rows beside it. */
export function LatestArticles({ articles: [newest, ...others] }: { articles: ArticleTeaser[] }) {
	return (
		<Section labelledBy={HEADING_ID}>
			<Wrap>
				<SectionHead id={HEADING_ID} title="Frisch aus dem Ratgeber">
					<ArrowLink to={paths.articles}>Alle Artikel</ArrowLink>
				</SectionHead>
				{newest ? (
					<div className="cards grid grid-cols-1 gap-10 sm:grid-cols-story sm:gap-8 lg:grid-cols-2 lg:gap-12">
						<ArticleCard article={newest} variant="big" />
						<div className="grid grid-cols-1 content-start gap-10 sm:gap-7 lg:gap-9">
							{others.map((article) => (
								<ArticleCard key={article.id} article={article} variant="row" />
							))}
						</div>
					</div>
				) : (
					<Lead>
						Hier liegt gerade nichts Neues bereit. Im <TextLink to={paths.articles}>Ratgeber</TextLink> kannst du in
						Ruhe stöbern.
					</Lead>
				)}
			</Wrap>
		</Section>
	);
}
