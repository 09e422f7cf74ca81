import type { ReactNode } from "react";
import { Tag } from "#browser/ui/tag.tsx";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { MemberBooking } from "#contract/member-area.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { DocumentLink } from "./document-button.tsx";
import { useProfile } from "./member.ts";
import { NoRows, Row, RowList } from "./row-list.tsx";

const STATES: Record<MemberBooking["state"], ReactNode> = {
	booked: <Tag kind="ok">Gebucht</Tag>,
	changed: <Tag kind="ok">Buchung geändert</Tag>,
	cancelled: <Tag kind="mute">Von dir abgesagt</Tag>,
	called_off: <Tag kind="error">Abgesagt</Tag>,
	past: <Tag kind="mute">Vorbei</Tag>,
};

/** `bookings` is null when they could not be loaded. */
export function OwnBookings({ bookings }: { bookings: MemberBooking[] | null }) {
	const { email_confirmed } = useProfile();
	return (
		<RowList id="seminare" title="Seminare">
			{bookings === null && <NoRows>Deine Seminare lassen sich gerade nicht laden. Bitte versuche es später.</NoRows>}
			{bookings?.length === 0 && (
				<NoRows>
					{email_confirmed
						? "Du hast zurzeit kein Seminar gebucht. "
						: "Sobald deine E-Mail-Adresse bestätigt ist, stehen hier die Seminare, die du mit ihr gebucht hast. "}
					<TextLink to={paths.seminars}>Zum Seminarkalender</TextLink>
				</NoRows>
			)}
			{bookings?.map((booking) => (
				<OwnBooking key={booking.number} booking={booking} />
			))}
		</RowList>
	);
}

const personsText = (count: number): string => (count === 1 ? "1 Person" : `${count} Personen`);

function OwnBooking({ booking }: { booking: MemberBooking }) {
	const { topic, slug, date, location, is_online, number_of_persons, price, path, number, documents } = booking;
	return (
		<Row
			title={topic}
			state={STATES[booking.state]}
			facts={[
				`${formatLongDate(date)}, ${formatTime(date)} · ${is_online ? "Online" : location}`,
				`${personsText(number_of_persons)} · ${price === null ? "kostenlos" : formatEuro(price)} · Buchung ${number}`,
			]}
		>
			<ButtonLink to={path} size="sm" variant="line">
				Zur Buchung<span className="sr-only">: {topic}</span>
			</ButtonLink>
			{documents.map((document) => (
				<DocumentLink key={document.id} document={document} />
			))}
			<ArrowLink to={paths.seminar(slug, date)}>
				Zum Seminar<span className="sr-only">: {topic}</span>
			</ArrowLink>
		</Row>
	);
}
