import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { ListName } from "#contract/office/listing.ts";
import type { SearchHit } from "#contract/office/search.ts";
import { useLive } from "../frame/use-live.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { filtersIn, unfiltered, viewIn } from "./address.ts";
import { listWords, type Words } from "./count-words.ts";
import { ExportMenu } from "./export-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { Filter } from "./filters.ts";
import type { FixedView } from "./fixed-view.ts";
import type { ListData } from "./load-list.ts";
import { Pager } from "./pager.tsx";
import { useSlow } from "./use-slow.ts";
import { ViewsBar } from "./views-bar.tsx";

interface ListScreenProps<T> {
	list: ListName;
	data: ListData<T>;
	title: string;
	/** One sentence that sums the list up; how many there are is said behind it. */
	lead: string;
	words: Words;
	search: string;
	filters: readonly Filter[];
	/** Where the list leaves as a file: '/office/history/export'. */
	exportPath: `/office/${string}`;
	/** What this place is for, while nothing is in it. */
	empty: { title: string; text: string };
	/** Where what is searched for is nowhere: what is written much like it. */
	alike?: readonly SearchHit[];
	/** Tabs before the saved views, in place of „Alle“. */
	views?: readonly FixedView[];
	/** At most two, before the export. */
	actions?: ReactNode;
	/** Before views and filters: what sums all of it up, or leads to other parts of the same thing. */
	above?: ReactNode;
	/** Beside the list: what is open. */
	aside?: ReactNode;
	/** Below the list, as soon as something is chosen. */
	bulk?: ReactNode;
	/** The rows: a `ListTable`, or what fits them better. */
	children: ReactNode;
}

/** Every list of the office: a head with one sentence, views, filters, rows, pages, and the way out as a file. */
export function ListScreen<T>(props: ListScreenProps<T>) {
	const { list, data, title, lead, words, search, filters, exportPath, actions, above, aside, bulk, children } = props;
	const { page, views, counts } = data;
	useLive();
	return (
		<>
			<PageHead
				title={title}
				lead={`${lead} ${listWords(page, words)}.`}
				actions={
					<>
						{actions}
						<ExportMenu path={exportPath} />
					</>
				}
			/>
			{above}
			<ViewsBar list={list} views={views} fixed={props.views} counts={counts} />
			<FilterBar search={search} filters={filters} />
			<div className={aside ? "cols cols--wide" : "cols"}>
				<div>
					<section className="panel" aria-label={title}>
						<Rows {...props}>{children}</Rows>
						{page.data.length > 0 && <Pager page={page} />}
					</section>
					{bulk}
				</div>
				{aside}
			</div>
		</>
	);
}

function Rows<T>({ data: { page }, words, empty, alike = [], children }: ListScreenProps<T>) {
	const [params] = useSearchParams();
	const isSlow = useSlow();
	if (isSlow) return <Skeleton />;
	if (page.data.length > 0) return children;
	if (page.total > 0)
		return (
			<Empty level={2} title="Hier ist die Liste zu Ende.">
				<ButtonLink to={`?${viewIn(params)}`} size="sm">
					Zum Anfang
				</ButtonLink>
			</Empty>
		);
	const set = filtersIn(params);
	if (set.length === 0)
		return (
			<Empty level={2} title={empty.title} chair>
				<p>{empty.text}</p>
			</Empty>
		);
	const q = params.get("q");
	return (
		<Empty level={2} title={q ? `Kein Treffer für „${q}“` : `Keine ${words.many} mit diesen Filtern`}>
			<p>{set.length === 1 ? "Ein Filter ist an." : `${set.length} Filter sind an.`}</p>
			<ButtonLink to={unfiltered(params)} size="sm">
				Filter entfernen
			</ButtonLink>
			{alike.length > 0 && <Alike hits={alike} />}
		</Empty>
	);
}

const Alike = ({ hits }: { hits: readonly SearchHit[] }) => (
	<>
		<p>Ähnlich geschrieben:</p>
		<ul className="grid gap-2">
			{hits.map(({ path, title, detail }) => (
				<li key={path}>
					<Link to={path} className="link">
						{title}
					</Link>{" "}
					<span className="muted">{detail}</span>
				</li>
			))}
		</ul>
	</>
);
