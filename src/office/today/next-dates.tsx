import { Link } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import type { UpcomingDate, UpcomingDates } from "#contract/office/today.ts";
import { DateChair } from "../ui/date-chair.tsx";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { waitWords } from "../ui/person-words.ts";
import { SeatMeter } from "../ui/seat-meter.tsx";
import { State } from "../ui/state.tsx";

interface NextDatesProps {
	dates: UpcomingDates;
	/** Or only what is their own. */
	seesAll: boolean;
}

export function NextDates({ dates: { next, total_next }, seesAll }: NextDatesProps) {
	return (
		<Panel
			title="Die nächsten Seminare"
			flush
			aside={
				total_next > next.length && (
					<Link className="link m" to={seesAll ? officePaths.dates : officePaths.ownDates}>
						Alle {total_next}
					</Link>
				)
			}
		>
			{next.length === 0 ? (
				<Empty title="Kein Termin in Sicht." chair>
					<p>Sobald ein Seminar einen neuen Termin hat, steht er hier mit seinen Plätzen.</p>
				</Empty>
			) : (
				<ul className="next">
					{next.map((date) => (
						<NextDate key={date.id} date={date} path={seesAll ? officePaths.date(date.id) : officePaths.ownDates} />
					))}
				</ul>
			)}
		</Panel>
	);
}

function seatNumbers({ taken, capacity, waiting, is_online }: UpcomingDate): string {
	const parts = [capacity === null ? `${taken} belegt` : `${taken}/${capacity}`];
	if (waiting > 0) parts.push(waitWords(waiting));
	if (is_online) parts.push("online");
	return parts.join(" · ");
}

function NextDate({ date, path }: { date: UpcomingDate; path: string }) {
	const { topic, category, starts_at, capacity, taken, offered, waiting, free, is_tip } = date;
	return (
		<li>
			<DateChair at={starts_at} category={category} />
			<div>
				<h3>
					<Link to={path}>{topic}</Link>
				</h3>
				<div className="row">
					{capacity !== null && <SeatMeter {...{ taken, capacity, offered, waiting }} />}
					<span className="num">{seatNumbers(date)}</span>
					{free === 0 && <State tone="mute">Ausgebucht</State>}
					{is_tip && <span className="tip">Unser Tipp</span>}
				</div>
			</div>
		</li>
	);
}
