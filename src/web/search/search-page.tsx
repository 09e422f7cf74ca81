import { data, type MetaArgs, useLoaderData, useNavigate, useNavigation } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { paths, readSearchText } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchOutcome } from "./search-outcome.tsx";
import { hasFailed, loadSearch, searchHref } from "./search-source.ts";

async function load({ api, url }: LoadArgs) {
	const search = await loadSearch(api, readSearchText(url.searchParams));
	return data(search, { status: hasFailed(search) ? 503 : 200 });
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs<typeof loader>) =>
	pageMeta(args, {
		title: args.loaderData?.query ? `Suche nach „${args.loaderData.query}“` : "Suche",
		description: "Durchsuche den Ratgeber, die Seminare und die Videokurse mit einem Stichwort.",
		noIndex: true,
	});

export default function SearchPage() {
	const search = useLoaderData<typeof loader>();
	const navigate = useNavigate();
	const { location } = useNavigation();
	const searchesOn = location?.pathname === paths.search;
	const query = searchesOn ? readSearchText(new URLSearchParams(location.search)) : search.query;

	const go = (text: string) => {
		// Somebody who has just followed a link to another page is not called back by a text still waiting.
		if (location && !searchesOn) return;
		void navigate(searchHref(text), { preventScrollReset: true, replace: query !== "" && text !== "" });
	};
	return (
		<Wrap className="pb-page-end">
			<PageHead title="Suche">
				<SearchForm query={query} onSearch={go} />
			</PageHead>
			<SearchOutcome search={search} wanted={searchesOn ? query : null} />
		</Wrap>
	);
}
