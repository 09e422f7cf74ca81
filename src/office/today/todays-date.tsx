import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatTime } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { UpcomingDate } from "#contract/office/today.ts";
import { ButtonLink } from "../ui/button.tsx";
import { DateChair } from "../ui/date-chair.tsx";
import * as icons from "../ui/icons.ts";
import { SeatMeter } from "../ui/seat-meter.tsx";

function timeWords({ starts_at, ends_at }: UpcomingDate, at: string): string {
	const now = Date.parse(at);
	if (now < Date.parse(starts_at)) return `heute ${formatTime(starts_at)}`;
	return now < Date.parse(ends_at) ? `läuft seit ${formatTime(starts_at)}` : `war heute ${formatTime(starts_at)}`;
}

interface TodaysDateProps {
	date: UpcomingDate;
	at: string;
	/** Or only what is their own. */
	seesAll: boolean;
	/** Whether they tick who is there. */
	atDoor: boolean;
}

/** A date of today, with the way to its door. */
export function TodaysDate({ date, at, seesAll, atDoor }: TodaysDateProps) {
	const { id, topic, category, starts_at, location, room, is_online, lecturer, capacity, taken, offered, waiting } =
		date;
	return (
		<section className="tonight" aria-label={`Heute: ${topic}`}>
			<DateChair at={starts_at} category={category} size="lg" />
			<div>
				<h2>
					<Link to={seesAll ? officePaths.date(id) : officePaths.ownDates}>{topic}</Link>
				</h2>
				<p className="meta">
					<span>
						<Icon shape={icons.clock} className="i" />
						{timeWords(date, at)}
					</span>
					<span>
						<Icon shape={is_online ? icons.monitor : icons.pin} className="i" />
						{[location, room].filter(Boolean).join(", ")}
					</span>
					<span>
						<Icon shape={icons.user} className="i" />
						{lecturer}
					</span>
				</p>
			</div>
			<div className="tonight__seats">
				<span>
					<b>{taken}</b> {capacity === null ? "Plätze belegt" : `von ${capacity} Plätzen belegt`}
				</span>
				{capacity !== null && <SeatMeter {...{ taken, capacity, offered, waiting }} size="lg" />}
				{atDoor && (
					<ButtonLink size="sm" icon={icons.checkList} to={officePaths.dateAttendance(id)}>
						Anwesenheit<span className="sr-only">: {topic}</span>
					</ButtonLink>
				)}
			</div>
		</section>
	);
}
