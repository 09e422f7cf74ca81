import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Message } from "#contract/office/messages.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useDate } from "../dates/date-frame.tsx";
import { momentWords } from "../history/days.ts";
import { idInAddress } from "../id-in-address.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { countsWords, MessageStateMark } from "./message-state.tsx";

export const handle = { title: "Nachrichten" };

export const loader = async ({ params }: LoaderFunctionArgs) =>
	(await officeApi.messages.list({ params: { id: idInAddress(params.id) } })).data;

const COLUMNS: Column<Message>[] = [
	{ title: "Geht hinaus", keep: true, card: "start", cell: ({ due_at }) => momentWords(due_at, new Date()) },
	{ title: "Mails", align: "right", card: "none", cell: ({ counts }) => counts.total },
	{ title: "Zustand", card: "right", cell: (message) => <MessageStateMark {...message} /> },
];

/** What was written to the people of a date. */
export function Component() {
	const messages = useLoaderData<typeof loader>();
	const { id } = useDate();
	return (
		<Panel title="Nachrichten" flush>
			{messages.length === 0 ? (
				<Empty title="Noch keine Nachricht an alle." chair>
					<p>Anderer Raum, Unterlagen, eine Bitte: Was du hier schreibst, bekommt jede Buchung genau einmal.</p>
				</Empty>
			) : (
				<ListTable
					caption="Nachrichten"
					rows={messages}
					name={{
						title: "Betreff",
						cell: ({ subject }) => subject,
						second: ({ by, counts }) => [countsWords(counts), by].filter(Boolean).join(" · "),
					}}
					columns={COLUMNS}
					rowId={({ id: message }) => String(message)}
					rowPath={({ id: message }) => `${officePaths.dateMessages(id)}/${message}`}
					isOff={({ state }) => state === "called_back"}
					sort=""
				/>
			)}
		</Panel>
	);
}
