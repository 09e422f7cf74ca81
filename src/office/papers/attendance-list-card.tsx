import { useState } from "react";
import { formatDate } from "#contract/dates.ts";
import type { Papers } from "#contract/office/date-papers.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { SelectField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { PaperCard, PaperLink } from "./paper-card.tsx";

const LINES = Array.from({ length: 12 }, (_, index) => index);

const picture = (
	<>
		<i className="h" />
		<i className="y" />
		{LINES.map((line) => (
			<i key={line} />
		))}
	</>
);

const nameWords = (count: number): string => (count === 1 ? "1 Name" : `${count} Namen`);

function printWords({ printed_at, booked_since }: Papers): string {
	if (!printed_at) return "Noch nicht gedruckt";
	const since = booked_since === 1 ? "eine Person" : `${booked_since} Personen`;
	return `Stand ${fullMoment(printed_at)} · ${booked_since === 0 ? "niemand neu" : since} seit dem letzten Druck`;
}

/** OFF-010: a sheet for each session. */
export function AttendanceListCard({ date, papers }: { date: OfficeDatePage; papers: Papers }) {
	const [chosen, setChosen] = useState(papers.sessions[0]?.id ?? 0);
	const path = `/office/attendance/${date.id}/session/${chosen}`;
	const name = "Teilnahmeliste";
	return (
		<PaperCard
			title={name}
			picture={picture}
			actions={
				<>
					<PaperLink path={`${path}/list`} icon={icons.download} of={name}>
						PDF
					</PaperLink>
					<PaperLink path={`${path}/list`} icon={icons.printer} opens of={`${name} (neuer Tab)`}>
						Drucken
					</PaperLink>
					<PaperLink path={`${path}/table`} icon={icons.download} of={name}>
						Excel
					</PaperLink>
				</>
			}
		>
			<p>{nameWords(papers.persons)}, Feld für die Unterschrift, 3 leere Zeilen. Nach Nachnamen.</p>
			<p className="s">{printWords(papers)}</p>
			{papers.sessions.length > 1 && (
				<SelectField
					label="Tag"
					value={String(chosen)}
					onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
					options={papers.sessions.map(({ id, starts_at }) => ({
						value: String(id),
						label: `${formatDate(starts_at)}, ${starts_at.slice(11, 16)}`,
					}))}
				/>
			)}
		</PaperCard>
	);
}
