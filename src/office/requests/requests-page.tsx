import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { ASSIGNED_WORDS, REQUEST_STATE_WORDS } from "#contract/office/request-words.ts";
import type { OfficeRequest } from "#contract/office/requests.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { viewIn } from "../lists/address.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { loadOpen } from "../lists/load-open.ts";
import { useSelection } from "../lists/selection.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { mayNow, useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { type RequestActs, useRequestActs } from "./request-acts.ts";
import { RequestDrawer } from "./request-drawer.tsx";
import { RequestAct, RequestState } from "./request-state.tsx";
import { RequestsBulk } from "./requests-bulk.tsx";

export const handle = { title: "Anfragen" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Offen", query: "state=open", counted: true },
	{ name: "Meine", query: "assigned=mine&state=open", counted: true },
	{ name: "Niemandem zugeteilt", query: "assigned=nobody&state=open", counted: true },
	{ name: "Erledigt", query: "state=closed" },
];

const loadColleagues = async () => ((await mayNow("people.write")) ? (await officeApi.requests.colleagues()).data : []);

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, open, colleagues] = await Promise.all([
		loadList("requests", request, officeApi.requests.list, VIEWS),
		loadOpen(request, officeApi.requests.get),
		loadColleagues(),
	]);
	return { list, open, colleagues };
}

const WORDS = { one: "Anfrage", many: "Anfragen" };

const COLUMNS: Column<OfficeRequest>[] = [
	{
		title: "Eingegangen",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Nachricht", roomy: true, card: "full", cell: ({ opening }) => <span className="excerpt">{opening}</span> },
	{ title: "Zustand", card: "start", cell: (request) => <RequestState {...request} /> },
	{
		title: "Bei wem",
		roomy: true,
		card: "right",
		cell: ({ assigned_to }) => assigned_to?.name ?? <span className="muted">niemand</span>,
	},
];

const actColumn = (acts: RequestActs): Column<OfficeRequest> => ({
	title: "Aktion",
	align: "right",
	card: "acts",
	cell: (request) => <RequestAct request={request} acts={acts} iconOnly />,
});

export function Component() {
	const { list, open, colleagues } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const mayAct = useMay()("people.write");
	const acts = useRequestActs();
	const selection = useSelection(viewIn(params));
	return (
		<ListScreen
			list="requests"
			data={list}
			title="Anfragen"
			lead="Was Menschen über das Kontaktformular fragen."
			words={WORDS}
			search="Name, E-Mail, Institution"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(REQUEST_STATE_WORDS) },
				{ kind: "choice", key: "assigned", label: "Bei wem", options: optionsOf(ASSIGNED_WORDS) },
				spanFilter(),
			]}
			views={VIEWS}
			exportPath="/office/request/export"
			empty={{ title: "Noch keine Anfrage.", text: "Sobald jemand über das Kontaktformular schreibt, steht es hier." }}
			aside={open && <RequestDrawer key={open.id} request={open} colleagues={colleagues} acts={acts} />}
			bulk={mayAct && <RequestsBulk page={list.page} words={WORDS} selection={selection} acts={acts} />}
		>
			{acts.failure && (
				<Alert kind="err" role="alert">
					{acts.failure}
				</Alert>
			)}
			<ListTable
				caption="Anfragen"
				rows={list.page.data}
				name={{
					title: "Wer",
					cell: ({ name }) => name,
					second: ({ company, email }) => company ?? email,
					sign: ({ name }) => <Avatar name={name} size="s" />,
				}}
				columns={mayAct ? [...COLUMNS, actColumn(acts)] : COLUMNS}
				rowId={({ id }) => String(id)}
				sort="-at"
				selection={mayAct ? selection : undefined}
				act={mayAct ? "Erledigt, oder wieder öffnen" : undefined}
			/>
		</ListScreen>
	);
}
