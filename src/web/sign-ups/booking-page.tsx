import { type MetaArgs, useActionData, useFetcher, useLoaderData } from "react-router";
import { buttonLook } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { streetLine } from "#contract/places.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { MapButton } from "#web/places/map-button.tsx";
import { PlaceWays } from "#web/places/place-ways.tsx";
import { otherOffers } from "#web/seminars/next-open-date.ts";
import { roomOf } from "#web/seminars/place.ts";
import { Ticket, TicketNumber } from "#web/seminars/ticket.tsx";
import { TicketFact } from "#web/seminars/ticket-facts.tsx";
import { BookedPersons } from "./booked-persons.tsx";
import { BookingCancelled } from "./booking-cancelled.tsx";
import { changeBooking, type Outcome } from "./booking-change.ts";
import { BookingMove } from "./booking-move.tsx";
import { Panel } from "./booking-panel.tsx";
import { BookingPapers } from "./booking-papers.tsx";
import { CalendarLink } from "./calendar-link.tsx";
import { personsText } from "./person-words.ts";

const load = async ({ api, params }: LoadArgs) => {
	const token = params.token ?? "";
	const { data: booking } = await orNotFound(api.signUps.get({ params: { token } }));
	const { price, others } = booking.cancelled ? await otherOffers(api, booking) : { price: null, others: [] };
	return { booking, offers: { price, others: others.filter(({ state }) => state === "open") } };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);
export const action = actWith(changeBooking);
export const clientAction = actWith(changeBooking);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Deine Buchung", noIndex: true });

export default function BookingPage() {
	const { booking, offers } = useLoaderData<typeof loader>();
	const fetcher = useFetcher<Outcome>();
	const withoutScript = useActionData<Outcome>();
	const outcome = fetcher.data ?? withoutScript ?? null;
	if (booking.cancelled) return <BookingCancelled booking={booking} {...offers} fetcher={fetcher} outcome={outcome} />;
	const many = booking.number_of_persons > 1;
	return (
		<Wrap>
			<div className="pt-back-link print:hidden">
				<ArrowLink back to={paths.seminar(booking.slug, booking.date)}>
					zum Seminar
				</ArrowLink>
			</div>
			<div className="pt-title-top pb-head-end">
				<h1>{many ? "Eure Buchung" : "Deine Buchung"}</h1>
				<Lead className="mt-4.5 print:hidden">
					Hier änderst du Namen, gibst Plätze zurück und findest die Unterlagen. Ohne Anmeldung, über den Link aus
					deiner E-Mail.
				</Lead>
			</div>
			<div className="grid gap-x-columns gap-y-8 pb-section lg:grid-cols-ticket">
				<div className="grid min-w-0 content-start gap-5 max-lg:order-2">
					{!booking.can_be_changed && <WhyClosed booking={booking} />}
					<BookingMove booking={booking} fetcher={fetcher} />
					<BookedPersons booking={booking} fetcher={fetcher} outcome={outcome} />
					<BookingPapers booking={booking} />
					<Where booking={booking} many={many} />
				</div>
				<BookedTicket booking={booking} many={many} />
			</div>
		</Wrap>
	);
}

const BookedTicket = ({ booking, many }: { booking: Booking; many: boolean }) => (
	<Ticket
		label={many ? "Eure Eintrittskarte" : "Deine Eintrittskarte"}
		date={booking}
		named
		look={booking.date_cancelled ? "cut" : "open"}
		tag={
			booking.date_cancelled ? (
				<Tag kind="error">Abgesagt</Tag>
			) : (
				<Tag kind="ok" icon={icons.check}>
					gebucht
				</Tag>
			)
		}
		facts={
			<TicketFact
				icon={icons.users}
				name="Personen"
				more={[
					priceText(booking.price, booking.tax_category),
					booking.voucher && `Gutschein ${booking.voucher.code}, ${booking.voucher.discount} % Rabatt`,
				]
					.filter(Boolean)
					.join(", ")}
			>
				{personsText(booking.number_of_persons)}
			</TicketFact>
		}
		className="max-lg:order-1"
	>
		<TicketNumber name="Buchungsnummer" number={booking.number} />
		{!booking.date_cancelled && <CalendarLink date={booking} className="mt-4 w-full" />}
	</Ticket>
);

const WhyClosed = ({ booking }: { booking: Booking }) => (
	<Notice kind="info">
		<p>
			{booking.date_cancelled
				? "Dieser Termin muss leider ausfallen. Du brauchst deine Plätze nicht zurückzugeben."
				: "Absagen konntest du hier bis zum Tag vor dem Termin."}{" "}
			Hast du Fragen? <TextLink to={paths.contact}>Schreib uns</TextLink>.
		</p>
	</Notice>
);

function Where({ booking, many }: { booking: Booking; many: boolean }) {
	const { place } = booking;
	if (!place)
		return (
			<Panel id="hin" title="So geht es online" soft>
				{booking.join_link ? (
					<a href={booking.join_link} rel="noreferrer" className={buttonLook({})}>
						Am Seminar teilnehmen
					</a>
				) : (
					<p>
						Den Link zur Teilnahme schicken wir {many ? "euch" : "dir"} vor dem Termin per E-Mail. Ab dem Tag davor
						steht er auch hier.
					</p>
				)}
			</Panel>
		);
	return (
		<Panel id="hin" title={many ? "So findet ihr hin" : "So findest du hin"} soft>
			<address className="mb-4 leading-note">
				<b>{[place.name, roomOf(booking)].filter(Boolean).join(", ")}</b>
				<br />
				{streetLine(place)}
			</address>
			<PlaceWays place={place} />
			<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
				<MapButton place={place} look="line" />
				<ArrowLink to={paths.place(place.id)}>Anfahrt und Zugang</ArrowLink>
			</div>
		</Panel>
	);
}
