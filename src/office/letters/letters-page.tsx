import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { formatDate, formatTime } from "#contract/dates.ts";
import type { OfficeLetter } from "#contract/office/letters.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { OPEN, opened } from "../lists/address.ts";
import { Drawer } from "../lists/drawer.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { Alert } from "../ui/alert.tsx";
import { Facts } from "../ui/panel.tsx";
import { State, type Tone } from "../ui/state.tsx";

export const handle = { title: "Postausgang" };

export const loader = ({ request }: LoaderFunctionArgs) => loadList("letters", request, officeApi.letters.list);

const STATES: Record<OfficeLetter["state"], { label: string; tone: Tone }> = {
	waiting: { label: "wartet", tone: "info" },
	sent: { label: "verschickt", tone: "ok" },
	failed: { label: "kam nicht an", tone: "err" },
};
const CHANNELS: Record<OfficeLetter["channel"], string> = { mail: "E-Mail", sms: "SMS" };
const subjectOf = ({ subject, channel }: OfficeLetter): string =>
	subject ?? (channel === "sms" ? "SMS" : "Inhalt gelöscht");
const moment = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

const COLUMNS: Column<OfficeLetter>[] = [
	{
		title: "Geschrieben",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Betreff", card: "full", cell: subjectOf },
	{ title: "Weg", card: "none", cell: ({ channel }) => CHANNELS[channel] },
	{ title: "Zustand", cell: ({ state }) => <State tone={STATES[state].tone}>{STATES[state].label}</State> },
];

export function Component() {
	const list = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const open = list.page.data.find(({ id }) => id === params.get(OPEN));
	return (
		<ListScreen
			list="letters"
			data={list}
			title="Postausgang"
			lead="Jeder Brief und jede SMS, mit ihrem Zustand."
			words={{ one: "Sendung", many: "Sendungen" }}
			search="E-Mail oder Nummer"
			filters={[
				{
					kind: "choice",
					key: "state",
					label: "Zustand",
					options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
				},
				{
					kind: "choice",
					key: "channel",
					label: "Weg",
					options: Object.entries(CHANNELS).map(([value, label]) => ({ value, label })),
				},
				spanFilter(),
			]}
			exportPath="/office/letter/export"
			empty={{ title: "Noch ging nichts hinaus.", text: "Jede Bestätigung, jede Rechnung und jede PIN steht hier." }}
			aside={open && <LetterDrawer key={open.id} letter={open} />}
		>
			<ListTable
				caption="Postausgang"
				rows={list.page.data}
				name={{ title: "An", cell: ({ recipient }) => recipient }}
				columns={COLUMNS}
				rowId={({ id }) => id}
				rowPath={({ id }) => opened(params, id)}
				sort="-at"
			/>
		</ListScreen>
	);
}

function LetterDrawer({ letter }: { letter: OfficeLetter }) {
	const { id, recipient, channel, state, tries, created_at, sent_at, last_error } = letter;
	return (
		<Drawer rowId={id} title={subjectOf(letter)}>
			{state === "failed" && (
				<Alert kind="err" title="Kam nicht an.">
					{last_error}
				</Alert>
			)}
			<Facts
				facts={[
					[
						"Zustand",
						<State key="state" tone={STATES[state].tone}>
							{STATES[state].label}
						</State>,
					],
					["An", recipient],
					["Weg", CHANNELS[channel]],
					["Geschrieben", moment(created_at)],
					["Verschickt", sent_at && moment(sent_at)],
					["Versuche", String(tries)],
				]}
			/>
		</Drawer>
	);
}
