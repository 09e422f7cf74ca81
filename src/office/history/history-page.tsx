import { Fragment, useRef } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { AREAS, SUBJECTS, type Subject } from "#contract/office/audit.ts";
import type { HistoryEntry } from "#contract/office/history.ts";
import { officeApi } from "../api.ts";
import { OPEN, opened } from "../lists/address.ts";
import { type Filter, optionsOf } from "../lists/filters.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { loadList } from "../lists/load-list.ts";
import { useRowKeys } from "../lists/row-keys.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { clockWords, dayWords } from "./days.ts";
import { EntryDrawer } from "./entry-drawer.tsx";
import { EntryLine } from "./entry-line.tsx";
import { subjectWords } from "./technical.ts";

export const handle = { title: "Verlauf" };

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, people] = await Promise.all([
		loadList("history", request, officeApi.history.list),
		officeApi.history.people(),
	]);
	return { list, people: people.data };
}

function filtersFor(people: { id: number; name: string }[], params: URLSearchParams): Filter[] {
	const who = [
		{ value: "people", label: "nur Menschen" },
		{ value: "system", label: "nur das System" },
		...people.map(({ id, name }) => ({ value: String(id), label: name })),
	];
	const subject = params.get("subject") as Subject | null;
	return [
		{ kind: "choice", key: "who", label: "Wer", options: who },
		{ kind: "choice", key: "area", label: "Was", options: optionsOf(AREAS) },
		spanFilter(),
		{ kind: "choice", key: "looks", label: "Blicke", options: optionsOf({ 1: "auch wer was angesehen hat" }) },
		...(subject && subject in SUBJECTS
			? [
					{
						kind: "fixed" as const,
						keys: ["subject", "subject_id"],
						label: "Woran",
						value: subjectWords(subject, params.get("subject_id") ?? ""),
					},
				]
			: []),
	];
}

/** LOG-01: who did what when, newest first; one entry is open beside it. */
export function Component() {
	const { list, people } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const open = list.page.data.find(({ id }) => String(id) === params.get(OPEN));
	return (
		<ListScreen
			list="history"
			data={list}
			title="Verlauf"
			lead="Wer hat was wann geändert. Nichts hier lässt sich ändern oder löschen."
			words={{ one: "Eintrag", many: "Einträge" }}
			search="Nummer, Name, Wort"
			filters={filtersFor(people, params)}
			exportPath="/office/history/export"
			empty={{
				title: "Noch ist nichts geschehen.",
				text: "Sobald jemand etwas ändert, steht es hier: wer, wann, vorher und nachher.",
			}}
			aside={open && <EntryDrawer key={open.id} entry={open} />}
		>
			<Days entries={list.page.data} openId={open?.id ?? null} />
		</ListScreen>
	);
}

/** Under the heading of their day. */
function Days({ entries, openId }: { entries: HistoryEntry[]; openId: number | null }) {
	const [params] = useSearchParams();
	const element = useRef<HTMLDivElement>(null);
	useRowKeys(element, null);
	const now = new Date();
	const days = Map.groupBy(entries, ({ at }) => at.slice(0, 10));
	return (
		<div ref={element} className="panel__b">
			<ol className="tl">
				{Array.from(days, ([day, own]) => (
					<Fragment key={day}>
						<li className="tl__day">{dayWords(day, now)}</li>
						{own.map((entry) => (
							<EntryLine
								key={entry.id}
								entry={entry}
								to={opened(params, String(entry.id))}
								isOpen={entry.id === openId}
								when={clockWords(entry.at)}
							/>
						))}
					</Fragment>
				))}
			</ol>
		</div>
	);
}
