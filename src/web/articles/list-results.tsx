import { useEffect, useRef } from "react";
import { CardGrid } from "#browser/ui/layout.tsx";
import { Loading } from "#browser/ui/loading.tsx";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { ArticleCard } from "./article-card.tsx";
import { type ArticleList, hasFailed, showsMore } from "./article-list.ts";
import { cardId, morePagesHref } from "./list-address.ts";
import { ArticleOutcome } from "./list-outcome.tsx";

const FIRST_ROW = 3;
const LOADING = "Beiträge werden geladen...";

interface ListResultsProps {
	list: ArticleList;
	params: URLSearchParams;
	waiting: "nothing" | "filtered" | "more";
}

export function ListResults({ list, params, waiting }: ListResultsProps) {
	const outcome = useRef<HTMLDivElement>(null);
	const firstNew = useRef<number | null>(null);
	useEffect(() => {
		const index = firstNew.current;
		if (index === null) return;
		const failed = hasFailed(list);
		if (!failed && list.articles.length <= index) return;
		firstNew.current = null;
		// The link that was pressed is gone: reading goes on at the first new article, or at the way to try again.
		const place = failed ? outcome.current : document.getElementById(cardId(index));
		place?.querySelector("a")?.focus();
	}, [list]);

	// Without JavaScript the browser itself goes on to the first article that is new.
	const hydrated = useHydrated();
	const moreHref = morePagesHref(params, list.page + 1) + (hydrated ? "" : `#${cardId(list.articles.length)}`);

	const cleared = waiting === "filtered";
	return (
		<section aria-label="Artikel" aria-busy={waiting !== "nothing"} className={cleared ? "min-h-screen" : undefined}>
			<div className="mt-results mb-4">
				<div role="status" ref={outcome}>
					{!cleared && <ArticleOutcome list={list} params={params} />}
				</div>
				{cleared && <Loading>{LOADING}</Loading>}
			</div>
			{!cleared && list.articles.length > 0 && (
				<CardGrid>
					{list.articles.map((article, index) => (
						<div key={article.id} id={cardId(index)}>
							<ArticleCard article={article} heading="h2" priority={index < FIRST_ROW} />
						</div>
					))}
				</CardGrid>
			)}
			{!cleared && showsMore(list) && (
				<div className="mt-[clamp(2.5rem,2rem+2vw,4rem)] grid min-h-15 place-items-center print:hidden">
					{waiting === "more" ? (
						<Loading>{LOADING}</Loading>
					) : (
						<ButtonLink
							variant="line"
							size="lg"
							to={moreHref}
							replace
							preventScrollReset
							prefetch="none"
							onClick={() => {
								firstNew.current = list.articles.length;
							}}
						>
							weitere Artikel anzeigen
						</ButtonLink>
					)}
				</div>
			)}
		</section>
	);
}
