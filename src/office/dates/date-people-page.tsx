import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate, formatTime } from "#contract/dates.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { officeApi } from "../api.ts";
import { clockWords } from "../history/days.ts";
import { mayNow } from "../session/colleague.ts";
import { fullMoment } from "../ui/full-moment.ts";
import { Occupancy } from "../ui/occupancy.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { DateBookings } from "./date-bookings.tsx";
import { dateIdOf, useDate } from "./date-frame.tsx";
import { DateWaitingList } from "./date-waiting-list.tsx";

/** Who comes and who waits, for those who may see people. */
export async function loader({ params: { id } }: LoaderFunctionArgs) {
	const params = { id: dateIdOf(id) };
	if (!(await mayNow("bookings.read"))) return null;
	const [bookings, waiting] = await Promise.all([
		officeApi.dates.bookings({ params }),
		officeApi.dates.waitingList({ params }),
	]);
	return { bookings: bookings.data, waiting: waiting.data };
}

/** Who comes to a date, who waits for it, and how its seats stand. */
export function Component() {
	const date = useDate();
	const people = useLoaderData<typeof loader>();
	return (
		<div className={people ? "cols cols--wide" : "cols"}>
			{people && <DateBookings bookings={people.bookings} />}
			<div className="stack">
				<Seats date={date} />
				{people && <DateWaitingList waiting={people.waiting} free={date.free} />}
			</div>
		</div>
	);
}

const sessionWords = ({ starts_at, ends_at, room }: OfficeDatePage["sessions"][number]): string =>
	[formatDate(starts_at), `${clockWords(starts_at)} bis ${formatTime(ends_at)}`, room].filter(Boolean).join(", ");

function Seats({ date }: { date: OfficeDatePage }) {
	const { capacity, free, registration_deadline, saxony, sessions, state } = date;
	return (
		<Panel title="Plätze">
			<div className="stack">
				<Occupancy {...date} cancelled={state === "cancelled"} size="lg" />
				<Facts
					facts={[
						["Frei", capacity === null ? "unbegrenzt" : String(free)],
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
