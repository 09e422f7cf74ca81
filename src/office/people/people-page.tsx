import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { OfficePerson } from "#contract/office/people.ts";
import { PERSON_EVENT_WORDS, PERSON_KIND_WORDS } from "#contract/office/person-words.ts";
import { SEARCH_UP_TO, type SearchHit } from "#contract/office/search.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { type ListData, loadList } from "../lists/load-list.ts";
import { loadOpen } from "../lists/load-open.ts";
import { Avatar } from "../ui/avatar.tsx";
import { spokenKinds } from "./kinds.ts";
import { PersonDrawer } from "./person-drawer.tsx";

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Teilnahme", query: "kind=participant" },
	{ name: "Mitglied", query: "kind=member" },
	{ name: "Newsletter", query: "kind=subscriber" },
	{ name: "Spende", query: "kind=donor" },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, open] = await Promise.all([
		loadList("people", request, officeApi.people.list, VIEWS),
		loadOpen(request, officeApi.people.get),
	]);
	return { list, open, alike: await findAlike(request, list) };
}

/** Names are mostly heard, and seldom spelt: where nobody is called so, those who are called much like it. */
async function findAlike(request: Request, { page }: ListData<OfficePerson>): Promise<SearchHit[]> {
	const q = new URL(request.url).searchParams.get("q");
	if (!q || page.total > 0) return [];
	return (await officeApi.search.find({ query: { q: q.slice(0, SEARCH_UP_TO), only: "people" } })).data;
}

const COLUMNS: Column<OfficePerson>[] = [
	{ title: "E-Mail", roomy: true, card: "full", cell: ({ name, email }) => name && email },
	{ title: "Ist hier", card: "full", cell: ({ kinds }) => <span className="muted">{spokenKinds(kinds)}</span> },
	{
		title: "Zuletzt",
		sort: "last",
		keep: true,
		card: "none",
		cell: ({ last }) => (
			<>
				{momentWords(last.at, new Date())}
				<small>{PERSON_EVENT_WORDS[last.kind]}</small>
			</>
		),
	},
	{
		title: "Bekannt seit",
		sort: "since",
		keep: true,
		roomy: true,
		card: "none",
		cell: ({ since }) => formatDate(since),
	},
];

export function Component() {
	const { list, open, alike } = useLoaderData<typeof loader>();
	return (
		<ListScreen
			list="people"
			data={list}
			title="Menschen"
			lead="Eine Adresse ist eine Person, egal ob sie bucht, kauft, spendet oder nur liest."
			words={{ one: "Mensch", many: "Menschen" }}
			search="Name, E-Mail, Institution"
			filters={[{ kind: "choice", key: "kind", label: "Ist hier", options: optionsOf(PERSON_KIND_WORDS) }]}
			views={VIEWS}
			exportPath="/office/person/export"
			empty={{
				title: "Noch kennt das Haus niemanden.",
				text: "Wer bucht, kauft, spendet, schreibt oder den Newsletter bestellt, steht hier mit einer Zeile.",
			}}
			alike={alike}
			aside={open && <PersonDrawer key={open.id} person={open} />}
		>
			<ListTable
				caption="Menschen"
				rows={list.page.data}
				name={{
					title: "Name",
					sort: "name",
					cell: ({ name, email }) => name ?? email,
					second: ({ company, beside }) => [company, beside && `mit ${beside}`].filter(Boolean).join(" · ") || null,
					sign: ({ name, email }) => <Avatar name={name ?? email} size="s" />,
				}}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				sort="-last"
			/>
		</ListScreen>
	);
}
