import {
	data,
	type MetaArgs,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
	useNavigate,
	useNavigation,
	useSearchParams,
} from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { asksTheSame, readSearchAddress, searchHref } from "./search-address.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchOutcome } from "./search-outcome.tsx";
import { hasFailed, loadSearch } from "./search-source.ts";

async function load({ api, url }: LoadArgs) {
	const search = await loadSearch(api, readSearchAddress(url.searchParams));
	return data(search, { status: hasFailed(search) ? 503 : 200 });
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** Another kind or view shows what is there already; the same address once more is a new try. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
	if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
	return !asksTheSame(readSearchAddress(currentUrl.searchParams), readSearchAddress(nextUrl.searchParams));
};

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
	const here = readSearchAddress(useSearchParams()[0]);
	const searchesOn = location?.pathname === paths.search;
	const next = searchesOn ? readSearchAddress(new URLSearchParams(location.search)) : here;

	const go = (text: string) => {
		// Somebody who has just followed a link to another page is not called back by a text still waiting.
		if (location && !searchesOn) return;
		const href = searchHref({ ...next, query: text, literal: false });
		void navigate(href, { preventScrollReset: true, replace: next.query !== "" && text !== "" });
	};
	// The same address again is a new try after a failure.
	const isUnderWay = searchesOn && (!asksTheSame(here, next) || hasFailed(search));
	return (
		<Wrap className="pb-page-end">
			<PageHead title="Suche">
				<SearchForm query={next.query} columns={next.columns} onSearch={go} />
			</PageHead>
			<SearchOutcome search={search} address={next} isUnderWay={isUnderWay} />
		</Wrap>
	);
}
