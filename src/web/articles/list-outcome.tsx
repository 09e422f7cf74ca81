import { Lead } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import emptyScene from "#web/illustrations/leer-seminare.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { ListOutcome } from "#web/lists/list-outcome.tsx";
import { type ArticleList, hasFailed } from "./article-list.ts";
import { firstPageHref } from "./list-address.ts";

interface ArticleOutcomeProps {
	list: ArticleList;
	params: URLSearchParams;
}

export const ArticleOutcome = ({ list, params }: ArticleOutcomeProps) => (
	<ListOutcome
		count={hasFailed(list) ? null : list.total}
		what="Die Beiträge"
		retryHref={firstPageHref(params)}
		illustration={emptyScene}
	>
		<Lead>
			{params.size === 0
				? "Hier steht bald der erste Beitrag. Stell uns bis dahin deine Frage,"
				: "Dazu haben wir noch nichts geschrieben. Versuch es mit einem anderen Wort – oder stell uns deine Frage,"}{" "}
			<TextLink to={paths.contact}>wir antworten persönlich</TextLink>.
		</Lead>
		{params.size > 0 && (
			<ButtonLink to={paths.articles} preventScrollReset>
				Alle Artikel anzeigen
			</ButtonLink>
		)}
	</ListOutcome>
);
