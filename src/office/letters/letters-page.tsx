import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { letterKindWords } from "#contract/office/letter-kinds.ts";
import { LETTER_CHANNEL_WORDS, LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type { OfficeLetter } from "#contract/office/letters.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { viewIn } from "../lists/address.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { loadOpenByKey } from "../lists/load-open.ts";
import { type ChosenRows, chosenRows, useSelection } from "../lists/selection.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { AgainDialog } from "./again-dialog.tsx";
import { LetterDrawer } from "./letter-drawer.tsx";
import { LetterState, subjectOf } from "./letter-state.tsx";

export const handle = { title: "Postausgang" };

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, open] = await Promise.all([
		loadList("letters", request, officeApi.letters.list, VIEWS),
		loadOpenByKey(request, officeApi.letters.get),
	]);
	return { list, open };
}

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Kam nicht an", query: "state=failed", counted: true },
	{ name: "Wartet", query: "state=waiting", counted: true },
	{ name: "SMS", query: "channel=sms" },
];

const WORDS = { one: "Sendung", many: "Sendungen" };

const COLUMNS: Column<OfficeLetter>[] = [
	{
		title: "Geschrieben",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{
		title: "Betreff",
		card: "full",
		cell: (letter) => (
			<>
				{subjectOf(letter)}
				{letter.subject !== null && <small>{letterKindWords(letter.kind)}</small>}
			</>
		),
	},
	{ title: "Weg", roomy: true, card: "none", cell: ({ channel }) => LETTER_CHANNEL_WORDS[channel] },
	{ title: "Zustand", cell: ({ state }) => <LetterState state={state} /> },
];

export function Component() {
	const { list, open } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const mayWrite = useMay()("people.write");
	const selection = useSelection(viewIn(params));
	const [again, setAgain] = useState<{ chosen: ChosenRows; onSent?: () => void } | null>(null);
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const giveUp = (chosen: ChosenRows, onDone?: () => void) =>
		run(async () => {
			const { letters } = (await officeApi.letters.giveUp({ body: chosen })).data;
			toast(letters === 1 ? "1 Brief aufgegeben." : `${letters} Briefe aufgegeben.`);
			onDone?.();
			await revalidate();
		});
	return (
		<>
			<Failure text={failure} />
			<ListScreen
				list="letters"
				data={list}
				title="Postausgang"
				lead="Jeder Brief und jede SMS, mit ihrem Zustand."
				words={WORDS}
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
				views={VIEWS}
				exportPath="/office/letter/export"
				empty={{ title: "Noch ging nichts hinaus.", text: "Jede Bestätigung, jede Rechnung und jede PIN steht hier." }}
				aside={
					open && (
						<LetterDrawer
							key={open.id}
							letter={open}
							onAgain={mayWrite ? () => setAgain({ chosen: { ids: [open.id] } }) : undefined}
							onGiveUp={mayWrite ? () => giveUp({ ids: [open.id] }) : undefined}
						/>
					)
				}
				bulk={
					!selection.isEmpty && (
						<BulkBar
							selection={selection}
							total={list.page.total}
							totalIsLeast={list.page.total_is_least}
							words={WORDS}
						>
							<Button
								size="sm"
								icon={icons.send}
								onClick={() => setAgain({ chosen: chosenRows(selection, params), onSent: selection.clear })}
							>
								Noch einmal senden
							</Button>
							<Button size="sm" busy={busy} onClick={() => void giveUp(chosenRows(selection, params), selection.clear)}>
								Aufgeben
							</Button>
						</BulkBar>
					)
				}
			>
				<ListTable
					caption="Postausgang"
					rows={list.page.data}
					name={{ title: "An", cell: ({ recipient }) => recipient, second: ({ name }) => name }}
					columns={COLUMNS}
					rowId={({ id }) => id}
					sort="-at"
					selection={mayWrite ? selection : undefined}
				/>
			</ListScreen>
			{again && <AgainDialog {...again} onClose={() => setAgain(null)} />}
		</>
	);
}
