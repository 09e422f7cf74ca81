import { useLoaderData } from "react-router";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { useColleague, useMay } from "../session/colleague.ts";
import { PageHead } from "../ui/page-head.tsx";
import { happeningWords, waitingWords } from "./empty-words.ts";
import { FigureRow } from "./figure-row.tsx";
import { dayWords, greeting } from "./greeting.ts";
import { HappeningList } from "./happening-list.tsx";
import { NextDates } from "./next-dates.tsx";
import { ToDoPanel } from "./to-do-panel.tsx";
import { TodaysDate } from "./todays-date.tsx";

export const handle = { title: "Heute" };

export async function loader() {
	const [toDos, dates, figures, happenings] = await Promise.all([
		officeApi.toDos.list(),
		officeApi.today.dates(),
		officeApi.today.figures(),
		officeApi.today.happenings(),
	]);
	return { toDos: toDos.data, dates: dates.data, figures: figures.data, happenings: happenings.data };
}

/** What the day brings: who comes, what waits, what has happened. */
export function Component() {
	const { toDos, dates, figures, happenings } = useLoaderData<typeof loader>();
	const { name } = useColleague();
	const may = useMay();
	const seesAll = may("seminars.read");
	const seesDates = seesAll || may("attendance.write");
	const empty = happeningWords(may);
	useLive();
	return (
		<>
			<PageHead
				title={greeting(toDos.at, name)}
				lead={dayWords(toDos.at, seesDates ? dates.today : null, toDos.total)}
			/>
			{dates.today.map((date) => (
				<TodaysDate key={date.id} date={date} at={toDos.at} seesAll={seesAll} atDoor={may("attendance.write")} />
			))}
			<div className="cols cols--wide">
				<ToDoPanel list={toDos} empty={waitingWords(may)} />
				<div className="stack">
					{seesDates && <NextDates dates={dates} seesAll={seesAll} />}
					{empty && <HappeningList happenings={happenings} at={toDos.at} empty={empty} />}
				</div>
			</div>
			{figures.figures.length > 0 && <FigureRow {...figures} />}
		</>
	);
}
