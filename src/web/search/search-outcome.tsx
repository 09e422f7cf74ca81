import { Loading } from "#browser/ui/loading.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { resultCount } from "#contract/result-count.ts";
import type { SearchResult } from "#contract/search.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { SearchInvitation } from "./search-invitation.tsx";
import { SearchResults } from "./search-results.tsx";
import { hasFailed, type Search, searchHref } from "./search-source.ts";

interface SearchOutcomeProps {
	search: Search;
	/** What is being searched for right now; null when nothing is under way. */
	wanted: string | null;
}

/** What a search has come to, and what shows until then. */
export function SearchOutcome({ search, wanted }: SearchOutcomeProps) {
	const loading = Boolean(wanted);
	const query = wanted ?? search.query;
	const result = loading ? null : search.result;
	const failed = wanted === null && hasFailed(search);
	return (
		<div aria-busy={loading} className={loading ? "min-h-[60vh]" : undefined}>
			<p role="status" className="sr-only">
				{query !== "" && result && summary(result)}
			</p>
			{loading && <Loading>Ergebnisse werden geladen...</Loading>}
			{failed && (
				<Notice kind="error" role="alert" title="Bei deiner Suche ist ein Fehler aufgetreten.">
					<p>
						Das liegt an uns, nicht an dir.{" "}
						<TextLink to={searchHref(query)} replace preventScrollReset>
							Noch einmal versuchen
						</TextLink>
					</p>
				</Notice>
			)}
			{query !== "" && result && <SearchResults query={query} result={result} />}
			{query === "" && <SearchInvitation />}
		</div>
	);
}

const summary = ({ blog_posts, presence_seminars, online_seminars }: SearchResult): string =>
	[
		`Ratgeber: ${resultCount(blog_posts.length)}`,
		`Seminare: ${resultCount(presence_seminars.length)}`,
		`Videokurse: ${resultCount(online_seminars.length)}`,
	].join(", ");
