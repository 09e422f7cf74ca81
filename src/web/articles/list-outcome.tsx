import { paths } from "#contract/paths.ts";
import { resultCount } from "#contract/search.ts";
import emptyScene from "#web/illustrations/leer-seminare.svg?url";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Lead } from "#web/ui/layout.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type ArticleList, hasFailed } from "./article-list.ts";
import { firstPageHref } from "./list-address.ts";

interface ListOutcomeProps {
	list: ArticleList;
	params: URLSearchParams;
}

/** What a search has come to: the count, nothing, or a failure. */
export function ListOutcome({ list, params }: ListOutcomeProps) {
	if (hasFailed(list)) {
		return (
			<Notice kind="error" title="Die Beiträge konnten gerade nicht geladen werden.">
				<p>
					Das liegt an uns, nicht an dir.{" "}
					<TextLink to={firstPageHref(params)} preventScrollReset>
						Noch einmal versuchen
					</TextLink>
				</p>
			</Notice>
		);
	}
	if (list.articles.length === 0) {
		return (
			<EmptyState title={resultCount(0)} illustration={emptyScene}>
				<Lead>
					Dazu haben wir noch nichts geschrieben. Versuch es mit einem anderen Wort – oder stell uns deine Frage,{" "}
					<TextLink to={paths.contact}>wir antworten persönlich</TextLink>.
				</Lead>
				<ButtonLink to={paths.articles} preventScrollReset>
					Alle Artikel anzeigen
				</ButtonLink>
			</EmptyState>
		);
	}
	return <p className="font-[560]">{resultCount(list.total)}</p>;
}
