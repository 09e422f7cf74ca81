import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate, formatTime } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import { officeApi } from "../api.ts";
import { useNoteRecent } from "../frame/recent.ts";
import { useLive } from "../frame/use-live.ts";
import { clockWords } from "../history/days.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { mayNow, useMay } from "../session/colleague.ts";
import { buttonLook } from "../ui/button.tsx";
import { DateChair } from "../ui/date-chair.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Occupancy } from "../ui/occupancy.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { priceWords } from "../ui/price-words.ts";
import { DateBookings } from "./date-bookings.tsx";
import { DateState } from "./date-state.tsx";
import { DateWaitingList } from "./date-waiting-list.tsx";

/** "Stiftung gründen, 08.12.2026": the name without what it explains. */
const titleOf = ({ topic, date }: OfficeDatePage): string => `${topic.split(":")[0]}, ${formatDate(date)}`;

export const handle = { title: ({ date }: { date: OfficeDatePage }) => titleOf(date) };

/** Who comes and who waits, for those who may see people. */
async function loadPeople(params: { id: number }) {
	if (!(await mayNow("bookings.read"))) return null;
	const [bookings, waiting] = await Promise.all([
		officeApi.dates.bookings({ params }),
		officeApi.dates.waitingList({ params }),
	]);
	return { bookings: bookings.data, waiting: waiting.data };
}

export async function loader({ params }: LoaderFunctionArgs) {
	const id = Number(params.id);
	if (!Number.isSafeInteger(id)) throw refuse("not_found");
	const [date, people] = await Promise.all([officeApi.dates.get({ params: { id } }), loadPeople({ id })]);
	return { date: date.data, people };
}

/** One date: when and where, who comes, who waits, what was changed. */
export function Component() {
	const { date, people } = useLoaderData<typeof loader>();
	const seesHistory = useMay()("history.read");
	useLive();
	useNoteRecent({ path: officePaths.date(date.id), title: titleOf(date), kind: "date" });
	return (
		<>
			<Head date={date} />
			<div className={people ? "cols cols--wide" : "cols"}>
				{people && <DateBookings bookings={people.bookings} />}
				<div className="stack">
					<Seats date={date} />
					{people && <DateWaitingList waiting={people.waiting} free={date.free} />}
					{seesHistory && (
						<Panel title="Verlauf">
							<HistoryBlock key={date.id} subject="date" id={String(date.id)} />
						</Panel>
					)}
				</div>
			</div>
		</>
	);
}

function Head({ date }: { date: OfficeDatePage }) {
	const { topic, category, location, is_online, lecturer, price, is_tip, state } = date;
	return (
		<div className="head">
			<div className="obj">
				<DateChair at={date.date} category={category} size="lg" cancelled={state === "cancelled"} />
				<div>
					<h1>{topic}</h1>
					<div className="meta">
						<span>
							<Icon shape={icons.clock} className="i" />
							{fullMoment(date.date)}
						</span>
						<span>
							<Icon shape={is_online ? icons.monitor : icons.pin} className="i" />
							{location}
						</span>
						<span>
							<Icon shape={icons.user} className="i" />
							{lecturer}
						</span>
						<span>
							<Icon shape={icons.euro} className="i" />
							{priceWords(price)}
						</span>
						<DateState date={date} />
						{is_tip && <span className="tip">Unser Tipp</span>}
					</div>
				</div>
			</div>
			{date.is_public && (
				<div className="head__a">
					<a className={buttonLook()} href={paths.seminar(date.slug, date.date)} target="_blank" rel="noreferrer">
						<Icon shape={icons.external} className="i" />
						Auf der Website ansehen<span className="sr-only"> (neuer Tab)</span>
					</a>
				</div>
			)}
		</div>
	);
}

const sessionWords = ({ starts_at, ends_at, room }: OfficeDatePage["sessions"][number]): string =>
	[formatDate(starts_at), `${clockWords(starts_at)} bis ${formatTime(ends_at)}`, room].filter(Boolean).join(", ");

function Seats({ date }: { date: OfficeDatePage }) {
	const { capacity, free, registration_deadline, sessions, state } = date;
	return (
		<Panel title="Plätze">
			<div className="stack">
				<Occupancy {...date} cancelled={state === "cancelled"} size="lg" />
				<Facts
					facts={[
						["Frei", capacity === null ? "unbegrenzt" : String(free)],
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
