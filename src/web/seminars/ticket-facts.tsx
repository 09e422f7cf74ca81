import type { ReactNode } from "react";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { streetLine } from "#contract/places.ts";
import type { DateFacts } from "#contract/seminars.ts";
import { MapLink } from "#web/places/map-link.tsx";
import { placeOf, roomOf } from "./place.ts";
import { sessionTexts } from "./session-texts.ts";

interface TicketFactProps {
	icon: IconShape;
	/** For screen readers; the icon says it to the others. */
	name: string;
	more?: ReactNode;
	/** Below both. */
	link?: ReactNode;
	children: ReactNode;
}

export const TicketFact = ({ icon, name, more, link, children }: TicketFactProps) => (
	<div className="grid grid-cols-fact items-start gap-3 border-t border-line py-3.25 first:border-t-0 first:pt-0">
		<dt>
			<Icon shape={icon} className="mt-0.5 size-5.5 text-ink-2" />
			<span className="sr-only">{name}</span>
		</dt>
		<dd className="min-w-0 leading-ui font-label wrap-anywhere">
			{children}
			{more && <small className="block text-sm font-hint text-ink-2"> {more}</small>}
			{link}
		</dd>
	</div>
);

type Dated = Pick<DateFacts, "sessions" | "duration"> & { date: string | null };

export function DateFact({ date: { date, sessions, duration } }: { date: Dated }) {
	if (!date)
		return (
			<TicketFact icon={icons.calendar} name="Datum" more={duration}>
				Zurzeit kein Termin
			</TicketFact>
		);
	const [first, ...more] = sessionTexts(sessions);
	return (
		<TicketFact icon={icons.calendar} name="Datum" more={`${first}, ${duration}`}>
			{formatLongDate(date)}
			{more.map((session) => (
				<span key={session} className="block text-sm font-hint text-ink-2">{` und ${session}`}</span>
			))}
		</TicketFact>
	);
}

type Placed = Pick<DateFacts, "place" | "sessions" | "location" | "is_online">;

export function PlaceFact({ date }: { date: Placed }) {
	const { place, is_online } = date;
	if (place)
		return (
			<TicketFact icon={icons.pin} name="Ort" more={streetLine(place)} link={<MapLink place={place} />}>
				{[place.name, roomOf(date)].filter(Boolean).join(", ")}
			</TicketFact>
		);
	const { town, details } = placeOf(date.location);
	return (
		<TicketFact icon={is_online ? icons.monitor : icons.pin} name="Ort" more={details}>
			{town}
		</TicketFact>
	);
}

export const LecturerFact = ({ lecturer }: Pick<DateFacts, "lecturer">) => (
	<TicketFact icon={icons.user} name="Dozentin oder Dozent" more={lecturer.role}>
		{lecturer.name}
	</TicketFact>
);
