import { useState } from "react";
import { berlinDay } from "#contract/berlin.ts";
import { formatDate, isoDay } from "#contract/dates.ts";
import { saxonHoliday } from "#contract/holidays.ts";
import type { Made } from "#contract/office/date-writing.ts";
import type { WrittenSeminar } from "#contract/office/seminar-writing.ts";
import { dayInNextYear } from "#contract/office/series.ts";
import { officeApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { DayList, isFree } from "./day-list.tsx";

interface CopyYearProps {
	seminar: WrittenSeminar;
	onMade: (made: Made) => void;
}

const dayOf = (iso: string): string => iso.slice(0, 10);

/** All dates of a year on the same weekdays of the next one; times, seats and rooms come along. */
export function CopyYear({ seminar, onMade }: CopyYearProps) {
	const dates = seminar.dates.filter(({ state }) => state !== "cancelled");
	const years = [...new Set(dates.map(({ date }) => date.slice(0, 4)))];
	const [year, setYear] = useState(years[0] ?? "");
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const { busy, failure, run } = useAct();
	const taken = new Set(seminar.dates.map(({ date }) => dayOf(date)));
	const today = isoDay(berlinDay(new Date()));
	const copies = dates
		.filter(({ date }) => date.startsWith(year))
		.map(({ id, date }) => ({ id, day: dayInNextYear(dayOf(date)) }))
		.filter(({ day }) => day > today)
		.map((copy) => ({ ...copy, holiday: saxonHoliday(copy.day), isKnown: taken.has(copy.day) }));
	const chosen = copies.filter((copy) => isFree(copy) && !left.has(copy.day));
	const copy = () =>
		run(async () => {
			const body = { dates: chosen.map(({ id, day }) => ({ id, day })) };
			onMade((await officeApi.dateWriting.copy({ params: { id: seminar.id }, body })).data);
		});
	if (years.length === 0)
		return (
			<Panel title="Aus einem Jahr ins nächste">
				<Empty title="Noch kein Termin, der sich wiederholen ließe.">
					<p>Lege zuerst einen einzelnen Termin oder eine Reihe an.</p>
				</Empty>
			</Panel>
		);
	return (
		<Panel title="Aus einem Jahr ins nächste">
			<div className="stack">
				<SelectField
					label="Termine aus dem Jahr"
					value={year}
					onChange={({ currentTarget }) => setYear(currentTarget.value)}
					options={years.map((value) => ({ value, label: `${value} nach ${Number(value) + 1}` }))}
				/>
				<DayList days={copies} left={left} onLeave={setLeft} />
				{copies.length === 0 && <p className="muted">{`Nach dem ${formatDate(today)} wäre keiner davon.`}</p>}
				<Failure text={failure} />
				<div>
					<Button variant="primary" busy={busy} disabled={chosen.length === 0} onClick={() => void copy()}>
						{chosen.length === 1 ? "Termin anlegen" : `${chosen.length} Termine anlegen`}
					</Button>
				</div>
			</div>
		</Panel>
	);
}
