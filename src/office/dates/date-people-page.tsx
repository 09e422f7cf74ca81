import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate, formatTime } from "#contract/dates.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { inOrder } from "#contract/office/participant-words.ts";
import type { Participant } from "#contract/office/participants.ts";
import { officeApi } from "../api.ts";
import { GiveBackDialog } from "../bookings/give-back-dialog.tsx";
import { MoveDialog } from "../bookings/move-dialog.tsx";
import { PayDialog } from "../books/pay-dialog.tsx";
import { clockWords } from "../history/days.ts";
import { idInAddress } from "../id-in-address.ts";
import { mayNow, useMay } from "../session/colleague.ts";
import { fullMoment } from "../ui/full-moment.ts";
import { Occupancy } from "../ui/occupancy.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { useDate } from "./date-frame.tsx";
import { DateWaitingList } from "./date-waiting-list.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { ParticipantsPanel } from "./participants-panel.tsx";
import { ROOM_SEATS, SeatRoom } from "./seat-room.tsx";

/** Who comes and who waits, for those who may see people. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
	const params = { id: idInAddress(id) };
	if (!(await mayNow("bookings.read"))) return null;
	const [participants, waiting] = await Promise.all([
		officeApi.participants.list({ params }),
		officeApi.dates.waitingList({ params }),
	]);
	return { participants: participants.data, waiting: waiting.data };
}

type Doing =
	| { what: "move" | "giveBack" | "pay"; persons: readonly Participant[] }
	| { what: "note"; person: Participant };

/** Who comes to a date, who waits for it, and how its seats stand. */
export function Component() {
	const date = useDate();
	const people = useLoaderData<typeof loader>();
	const mayAct = useMay()("bookings.write");
	const [doing, setDoing] = useState<Doing | null>(null);
	const end = () => setDoing(null);
	const acts = {
		move: (persons: readonly Participant[]) => setDoing({ what: "move", persons }),
		giveBack: (persons: readonly Participant[]) => setDoing({ what: "giveBack", persons }),
		pay: (persons: readonly Participant[]) => setDoing({ what: "pay", persons }),
		note: (person: Participant) => setDoing({ what: "note", person }),
	};
	return (
		<div className={people ? "cols cols--aside" : "cols"}>
			{people && <ParticipantsPanel date={date} participants={people.participants} acts={mayAct ? acts : undefined} />}
			<div className="stack">
				<Seats date={date} persons={people?.participants.persons ?? null} />
				{people && <DateWaitingList date={date} waiting={people.waiting} />}
			</div>
			{doing?.what === "move" && <MoveDialog persons={doing.persons} dateId={date.id} onClose={end} />}
			{doing?.what === "giveBack" && <GiveBackDialog persons={doing.persons} date={date.date} onClose={end} />}
			{doing?.what === "pay" && <PayDialog persons={doing.persons} onClose={end} />}
			{doing?.what === "note" && <NoteDialog person={doing.person} onClose={end} />}
		</div>
	);
}

const sessionWords = ({ starts_at, ends_at, room }: OfficeDatePage["sessions"][number]): string =>
	[formatDate(starts_at), `${clockWords(starts_at)} bis ${formatTime(ends_at)}`, room].filter(Boolean).join(", ");

function Seats({ date, persons }: { date: OfficeDatePage; persons: readonly Participant[] | null }) {
	const { capacity, free, registration_deadline, sessions, saxony, state, overbooked } = date;
	const coming = inOrder((persons ?? []).filter(({ cancelled_at }) => cancelled_at === null));
	const isRoom =
		persons && capacity !== null && Math.max(capacity, coming.length) <= ROOM_SEATS && state !== "cancelled";
	return (
		<Panel title="Plätze" aside={overbooked > 0 && <State tone="warn">{overbooked} überbucht</State>}>
			<div className="stack">
				{isRoom && (
					<SeatRoom
						names={coming.map(({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(" ") || null)}
						offered={date.offered}
						capacity={capacity}
						lecturer={date.lecturer}
					/>
				)}
				{isRoom ? (
					<p className="num">
						<b>{date.taken}</b> belegt · <b>{date.offered}</b> angeboten · <b>{Math.max(0, free ?? 0)}</b> frei
					</p>
				) : (
					<Occupancy {...date} cancelled={state === "cancelled"} size="lg" />
				)}
				<Facts
					facts={[
						["Plätze", capacity === null ? "unbegrenzt" : String(capacity)],
						["Aus Sachsen", saxony && `${saxony.from_saxony} von ${saxony.persons}`],
						["Anmelden bis", registration_deadline && fullMoment(registration_deadline)],
						[
							"Zeiten",
							<ul key="times">
								{sessions.map((session) => (
									<li key={session.starts_at}>{sessionWords(session)}</li>
								))}
							</ul>,
						],
					]}
				/>
			</div>
		</Panel>
	);
}
