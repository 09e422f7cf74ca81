import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { LETTER_CHANNEL_WORDS, LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type { OfficeLetter } from "#contract/office/letters.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { OPEN, opened } from "../lists/address.ts";
import { Drawer } from "../lists/drawer.tsx";
import { optionsOf } from "../lists/filters.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { Alert } from "../ui/alert.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { Facts } from "../ui/panel.tsx";
import { State, type Tone } from "../ui/state.tsx";

export const handle = { title: "Postausgang" };

export const loader = ({ request }: LoaderFunctionArgs) => loadList("letters", request, officeApi.letters.list);

const TONES: Record<OfficeLetter["state"], Tone> = { waiting: "info", sent: "ok", failed: "err" };
const LetterState = ({ state }: Pick<OfficeLetter, "state">) => (
	<State tone={TONES[state]}>{LETTER_STATE_WORDS[state]}</State>
);
const subjectOf = ({ subject, channel }: OfficeLetter): string =>
	subject ?? (channel === "sms" ? "SMS" : "Inhalt gelöscht");

const COLUMNS: Column<OfficeLetter>[] = [
	{
		title: "Geschrieben",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Betreff", card: "full", cell: subjectOf },
	{ title: "Weg", card: "none", cell: ({ channel }) => LETTER_CHANNEL_WORDS[channel] },
	{ title: "Zustand", cell: ({ state }) => <LetterState state={state} /> },
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
					options: optionsOf(LETTER_STATE_WORDS),
				},
				{
					kind: "choice",
					key: "channel",
					label: "Weg",
					options: optionsOf(LETTER_CHANNEL_WORDS),
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
					["Zustand", <LetterState key="state" state={state} />],
					["An", recipient],
					["Weg", LETTER_CHANNEL_WORDS[channel]],
					["Geschrieben", fullMoment(created_at)],
					["Verschickt", sent_at && fullMoment(sent_at)],
					["Versuche", String(tries)],
				]}
			/>
		</Drawer>
	);
}
