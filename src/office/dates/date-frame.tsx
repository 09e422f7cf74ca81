import type { ReactNode } from "react";
import { type LoaderFunctionArgs, Outlet, useLoaderData, useOutletContext } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import { officeApi } from "../api.ts";
import { useNoteRecent } from "../frame/recent.ts";
import { useLive } from "../frame/use-live.ts";
import { idInAddress } from "../id-in-address.ts";
import { MessageButton } from "../messages/message-button.tsx";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import { DateChair } from "../ui/date-chair.tsx";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { priceWords } from "../ui/price-words.ts";
import { Tabs } from "../ui/tabs.tsx";
import { DateMeta } from "./date-meta.tsx";
import { DateState } from "./date-state.tsx";

/** "Stiftung gründen, 08.12.2026": the name without what it explains. */
export const titleOf = ({ topic, date }: Pick<OfficeDatePage, "topic" | "date">): string =>
	`${topic.split(":")[0]}, ${formatDate(date)}`;

export const handle = { title: ({ date }: { date: OfficeDatePage }) => titleOf(date) };

export async function loader({ params }: LoaderFunctionArgs) {
	return { date: (await officeApi.dates.get({ params: { id: idInAddress(params.id) } })).data };
}

/** The date whose part is shown. */
export const useDate = () => useOutletContext<OfficeDatePage>();

/** The parts of a date, for whoever may see them. */
export function useDateTabs(date: Pick<OfficeDatePage, "id" | "taken" | "price">) {
	const may = useMay();
	return [
		{ to: officePaths.date(date.id), label: "Teilnehmende", count: date.taken, end: true },
		...(may("attendance.write")
			? [
					{ to: officePaths.dateAttendance(date.id), label: "Anwesenheit" },
					{ to: officePaths.datePapers(date.id), label: "Unterlagen" },
				]
			: []),
		...(may("bookings.read") ? [{ to: officePaths.dateMessages(date.id), label: "Nachrichten" }] : []),
		...(may("orders.read") && date.price !== null ? [{ to: officePaths.dateMoney(date.id), label: "Geld" }] : []),
		...(may("history.read") ? [{ to: officePaths.dateHistory(date.id), label: "Verlauf" }] : []),
	];
}

/** One date: when and where, and its parts. */
export function Component() {
	const { date } = useLoaderData<typeof loader>();
	const tabs = useDateTabs(date);
	useLive();
	useNoteRecent({ path: officePaths.date(date.id), title: titleOf(date), kind: "date" });
	return (
		<>
			<DateHead date={date} actions={<DateActions date={date} />} />
			<Tabs label="Teile des Termins" tabs={tabs} />
			<Outlet context={date} key={date.id} />
		</>
	);
}

interface DateHeadProps {
	date: OfficeDatePage;
	/** Behind the name, where something is asked: "absagen?" */
	question?: string;
	actions?: ReactNode;
}

/** When, where and with whom. */
export function DateHead({ date, question, actions }: DateHeadProps) {
	const { topic, category, location, is_online, lecturer, price, is_tip, state } = date;
	return (
		<div className="head">
			<div className="obj">
				<DateChair at={date.date} category={category} size="lg" cancelled={state === "cancelled"} />
				<div>
					<h1>{question ? `„${topic}“ ${question}` : topic}</h1>
					<div className="meta">
						<DateMeta at={date.date} location={location} is_online={is_online} lecturer={lecturer} />
						<span>
							<Icon shape={icons.euro} className="i" />
							{priceWords(price)}
						</span>
						<DateState date={date} />
						{is_tip && <span className="tip">Unser Tipp</span>}
					</div>
				</div>
			</div>
			{actions && <div className="head__a">{actions}</div>}
		</div>
	);
}

/** What can be done with the whole date. */
function DateActions({ date }: { date: OfficeDatePage }) {
	const may = useMay();
	const canChange = may("bookings.write") && date.state !== "cancelled" && Date.parse(date.date) > Date.now();
	return (
		<>
			<MessageButton dateId={date.id} />
			{(date.is_public || canChange) && (
				<Menu label="Mehr" icon={icons.more}>
					{date.is_public && (
						<a href={paths.seminar(date.slug, date.date)} target="_blank" rel="noreferrer">
							<Icon shape={icons.external} className="i" />
							Auf der Website ansehen<span className="sr-only"> (neuer Tab)</span>
						</a>
					)}
					{canChange && may("seminars.write") && (
						<MenuItem icon={icons.pencil} to={officePaths.dateForm(date.id)}>
							Termin bearbeiten
						</MenuItem>
					)}
					{canChange && (
						<>
							<MenuItem icon={icons.calendar} to={officePaths.move(date.id)}>
								Termin verlegen
							</MenuItem>
							<MenuItem icon={icons.calendarOff} to={officePaths.callOff(date.id)}>
								Termin absagen
							</MenuItem>
						</>
					)}
				</Menu>
			)}
			{canChange && (
				<ButtonLink variant="primary" icon={icons.plus} to={officePaths.newBookingFor(date.id)}>
					Buchung aufnehmen
				</ButtonLink>
			)}
		</>
	);
}
