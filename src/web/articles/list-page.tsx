import { useEffect } from "react";
import { data, type MetaArgs, useLoaderData } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useListNavigation } from "#web/lists/use-list-navigation.ts";
import { NewsletterPromo } from "#web/newsletter/newsletter-promo.tsx";
import { hasFailed } from "./article-list.ts";
import { readListAddress, showsMorePages } from "./list-address.ts";
import { ListFilter } from "./list-filter.tsx";
import { ListResults } from "./list-results.tsx";
import { type ListData, loadList } from "./list-source.ts";

const LEAD =
	"Antworten auf die Fragen, die in jeder Vorstandssitzung irgendwann kommen. Geschrieben von den Menschen, die auch unsere Seminare leiten.";

/** What this browser shows, so that one page more is one page to load. Stays empty on the server. */
let shown: ListData | null = null;

async function load({ api, url }: LoadArgs) {
	const loaded = await loadList(api, readListAddress(url.searchParams), shown);
	return data(loaded, { status: hasFailed(loaded.list) ? 503 : 200 });
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs<typeof loader>) =>
	pageMeta(args, { title: "Ratgeber", description: LEAD, noIndex: Boolean(args.loaderData?.address.search) });

export default function ListPage() {
	const loaded = useLoaderData<typeof loader>();
	const { params, target, loading, go } = useListNavigation(paths.articles, readListAddress);
	const waiting = !loading ? "nothing" : showsMorePages(loaded.address, target) ? "more" : "filtered";
	useEffect(() => {
		shown = loaded;
	}, [loaded]);

	return (
		<>
			<Wrap>
				<PageHead title="Ratgeber" lead={LEAD} />
				<ListFilter categories={loaded.categories} target={target} params={params} onChange={go} />
				<ListResults list={loaded.list} params={params} waiting={waiting} />
			</Wrap>
			<Wrap className="py-section-tight">
				<NewsletterPromo />
			</Wrap>
		</>
	);
}
