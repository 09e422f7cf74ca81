import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { DateWaiting, OfficeDatePage } from "#contract/office/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { momentWords } from "../history/days.ts";
import { useMay } from "../session/colleague.ts";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { personWords, waitWords } from "../ui/person-words.ts";
import { seatWords } from "../ui/seat-count.tsx";
import { State } from "../ui/state.tsx";
import { MovingUpSwitch, WaitingMenu } from "./waiting-acts.tsx";

const personsOf = (entries: readonly DateWaiting[]): number => entries.reduce((sum, { persons }) => sum + persons, 0);

/** Persons, as everywhere where seats are counted; several may stand in one entry. */
function sumWords(waiting: readonly DateWaiting[]): string {
	const offered = personsOf(waiting.filter(({ offer_expires_at }) => offer_expires_at));
	const others = personsOf(waiting) - offered;
	return [others > 0 && waitWords(others), offered > 0 && `${personWords(offered)} mit Angebot`]
		.filter(Boolean)
		.join(" · ");
}

interface DateWaitingListProps {
	date: OfficeDatePage;
	waiting: readonly DateWaiting[];
}

const isOver = ({ state }: OfficeDatePage): boolean => state === "past" || state === "cancelled";

/** In the order in which they are asked. */
export const DateWaitingList = ({ date, waiting }: DateWaitingListProps) => (
	<Panel
		title="Warteliste"
		flush
		aside={
			useMay()("bookings.write") &&
			date.capacity !== null &&
			!isOver(date) && <MovingUpSwitch dateId={date.id} byHand={date.moves_up_by_hand} />
		}
		foot={waiting.length > 0 && <span className="num">{sumWords(waiting)}</span>}
	>
		{waiting.length === 0 ? (
			<Empty title="Hier wartet niemand." chair>
				{!isOver(date) && (
					<p>Ist ein Termin voll, können sich Leute auf die Warteliste setzen. Sie rücken von selbst nach.</p>
				)}
			</Empty>
		) : (
			<ol className="wl">
				{waiting.map((entry, index) => (
					<Entry key={entry.id} entry={entry} place={index + 1} of={waiting.length} free={date.free} />
				))}
			</ol>
		)}
	</Panel>
);

interface EntryProps {
	entry: DateWaiting;
	place: number;
	of: number;
	/** None where seats are not counted. */
	free: number | null;
}

function Entry({ entry, place, of, free }: EntryProps) {
	const { name, persons, person_id, created_at, offer_expires_at } = entry;
	const may = useMay();
	const seesPeople = may("people.read");
	return (
		<li>
			<span className="num">{place}</span>
			<div>
				<b>
					{person_id !== null && seesPeople ? (
						<Link className="link" to={officePaths.person(person_id)}>
							{name}
						</Link>
					) : (
						name
					)}
				</b>
				<small>
					{seatWords(persons)} · seit {formatDate(created_at)}
				</small>
				{offer_expires_at && <small>Antwort bis {momentWords(offer_expires_at, new Date())}</small>}
				{!offer_expires_at && free !== null && free > 0 && persons > free && (
					<small>
						Braucht {persons}, frei ist {free}.
					</small>
				)}
			</div>
			<span className="row">
				<State tone={offer_expires_at ? "warn" : "mute"}>{offer_expires_at ? "angeboten" : "wartet"}</State>
				{may("bookings.write") && <WaitingMenu entry={entry} free={free} isFirst={place === 1} isLast={place === of} />}
			</span>
		</li>
	);
}
