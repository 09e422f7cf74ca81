import { Loading } from "#browser/ui/loading.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { resultCount } from "#contract/result-count.ts";
import type { SearchResult } from "#contract/search.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { type SearchAddress, searchHref } from "./search-address.ts";
import { SearchInvitation } from "./search-invitation.tsx";
import { SearchResults } from "./search-results.tsx";
import { hasFailed, type Search } from "./search-source.ts";

interface SearchOutcomeProps {
	search: Search;
	address: SearchAddress;
	/** What the address asks for is on its way. */
	isUnderWay: boolean;
}

/** What a search has come to, and what shows until then. */
export function SearchOutcome({ search, address, isUnderWay }: SearchOutcomeProps) {
	const { query } = address;
	const loading = isUnderWay && query !== "";
	const result = isUnderWay ? null : search.result;
	return (
		<div aria-busy={loading} className={loading ? "min-h-[60vh]" : undefined}>
			<p role="status" className="sr-only">
				{query !== "" && result && summary(result)}
			</p>
			{loading && <Loading>Ergebnisse werden geladen...</Loading>}
			{!isUnderWay && hasFailed(search) && (
				<Notice kind="error" role="alert" title="Bei deiner Suche ist ein Fehler aufgetreten.">
					<p>
						Das liegt an uns, nicht an dir.{" "}
						<TextLink to={searchHref(address)} replace preventScrollReset>
							Noch einmal versuchen
						</TextLink>
					</p>
				</Notice>
			)}
			{query !== "" && result && <SearchResults address={address} result={result} />}
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
