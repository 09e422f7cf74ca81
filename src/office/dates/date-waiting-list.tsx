import { formatDate } from "#contract/dates.ts";
import type { DateWaiting } from "#contract/office/dates.ts";
import { momentWords } from "../history/days.ts";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";

const seatWords = (count: number): string => (count === 1 ? "1 Platz" : `${count} Plätze`);

interface DateWaitingListProps {
	waiting: readonly DateWaiting[];
	/** None where seats are not counted. */
	free: number | null;
}

/** In the order in which they are asked. */
export const DateWaitingList = ({ waiting, free }: DateWaitingListProps) => (
	<Panel title={waiting.length > 0 ? `Warteliste (${waiting.length})` : "Warteliste"} flush>
		{waiting.length === 0 ? (
			<Empty title="Hier wartet niemand." chair>
				<p>Ist ein Termin voll, können sich Leute auf die Warteliste setzen. Sie rücken von selbst nach.</p>
			</Empty>
		) : (
			<ol className="wl">
				{waiting.map((entry, index) => (
					<Entry key={entry.id} entry={entry} place={index + 1} free={free} />
				))}
			</ol>
		)}
	</Panel>
);

function Entry({ entry, place, free }: { entry: DateWaiting; place: number; free: number | null }) {
	const { name, persons, created_at, offer_expires_at } = entry;
	return (
		<li>
			<span className="num">{place}</span>
			<div>
				<b>{name}</b>
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
			<State tone={offer_expires_at ? "warn" : "mute"}>{offer_expires_at ? "angeboten" : "wartet"}</State>
		</li>
	);
}
