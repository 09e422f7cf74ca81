import { Link } from "react-router";
import { formatDate, formatTime } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { SeminarDateRow, WrittenSeminar } from "#contract/office/seminar-writing.ts";
import { DateState } from "../dates/date-state.tsx";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { Occupancy } from "../ui/occupancy.tsx";
import { Panel } from "../ui/panel.tsx";

const isOver = ({ state }: SeminarDateRow): boolean => state === "past";

/** The dates to come; those behind us are found in the list. */
export function SeminarDates({ seminar: { id, dates } }: { seminar: WrittenSeminar }) {
	const may = useMay();
	const coming = dates.filter((date) => !isOver(date));
	return (
		<Panel
			title="Termine"
			aside={
				may("seminars.write") && (
					<ButtonLink to={officePaths.newDates(id)} size="sm" icon={icons.plus}>
						Termine anlegen
					</ButtonLink>
				)
			}
		>
			{coming.length === 0 ? (
				<Empty title="Noch kein Termin." chair>
					<p>Lege einen einzelnen Termin an oder gleich eine ganze Reihe.</p>
				</Empty>
			) : (
				<ul className="lines">
					{coming.map((date) => (
						<li key={date.id}>
							<span className="row row--between">
								<Link className="link" to={officePaths.date(date.id)}>
									{`${formatDate(date.date)}, ${formatTime(date.date)}`}
								</Link>
								<DateState date={date} />
							</span>
							<span className="muted s">{date.location}</span>
							<Occupancy {...date} cancelled={date.state === "cancelled"} />
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}
