import { Button } from "#browser/ui/button.tsx";
import { DateSeat } from "#browser/ui/date-seat.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Section, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { OutcomeActions, type OutcomeFact, OutcomeFacts, Outcome as OutcomeScreen } from "#browser/ui/outcome.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { formatTime } from "#contract/dates.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { type Booking, BUTTON_LABELS } from "#contract/sign-ups.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { seatsText } from "#web/seminars/seats-text.ts";
import type { ShownDate } from "#web/seminars/seminar-dates.ts";
import { Ticket, TicketNumber } from "#web/seminars/ticket.tsx";
import { TicketFact } from "#web/seminars/ticket-facts.tsx";
import { DATE, type Outcome } from "./booking-change.ts";
import { BookingPapers } from "./booking-papers.tsx";
import { ChangeForm, type Fetcher, isBusy } from "./change-form.tsx";
import { countWord, nameOf, personsText } from "./person-words.ts";
import { UndoButton, UndoWords } from "./undo-notice.tsx";

const GIVEN_BACK = "Danke fürs Bescheidsagen. So kann jemand anderes kommen. Eine E-Mail bestätigt es dir.";
const CALLED_OFF = "Wir mussten ihn absagen. Das tut uns leid. Was der Grund ist, steht in unserer E-Mail.";

interface BookingCancelledProps {
	booking: Booking;
	/** Other dates ahead of the same seminar that have seats. */
	others: ShownDate[];
	/** What one person pays for them today. */
	price: number | null;
	fetcher: Fetcher;
	outcome: Outcome;
}

const givenBackTitle = (seats: number): string =>
	seats === 1 ? "Dein Platz ist zurückgegeben" : `Eure ${countWord(seats)} Plätze sind zurückgegeben`;

/** All seats are given back, by those who had booked or because we have called the date off. */
export function BookingCancelled({ booking, others, price, fetcher, outcome }: BookingCancelledProps) {
	const names = booking.persons.map(nameOf).join(", ");
	return (
		<>
			<OutcomeScreen
				tone="calm"
				seal={booking.date_cancelled ? icons.calendar : icons.undo}
				inPlace={outcome?.kind === "ok"}
				title={booking.date_cancelled ? "Dieser Termin fällt leider aus" : givenBackTitle(booking.persons.length)}
				lead={booking.date_cancelled ? CALLED_OFF : GIVEN_BACK}
				aside={
					<Ticket
						label="Der abgesagte Termin"
						date={booking}
						named
						look="cut"
						tag={<Tag kind="mute">abgesagt</Tag>}
						facts={
							<TicketFact icon={icons.users} name="Personen">
								{names}
							</TicketFact>
						}
						className="on-paper border-transparent"
					>
						<TicketNumber name="Buchungsnummer" number={booking.number} />
					</Ticket>
				}
			>
				{outcome?.kind === "error" && (
					<Notice kind="error" role="alert">
						<p>{outcome.text}</p>
					</Notice>
				)}
				{booking.undo_until && (
					<OutcomeActions>
						<UndoButton fetcher={fetcher} size="lg" />
						<p className="min-w-0 flex-1 text-sm">
							<UndoWords until={booking.undo_until} />
						</p>
					</OutcomeActions>
				)}
				<OutcomeFacts facts={factsOf(booking)} />
			</OutcomeScreen>
			<Section tight className="print:hidden">
				<Wrap width="text" className="grid gap-8">
					<BookingPapers booking={booking} />
					{others.length > 0 && <OtherDates booking={booking} dates={others} price={price} fetcher={fetcher} />}
					<ArrowLink to={paths.seminars}>Zum Seminarkalender</ArrowLink>
				</Wrap>
			</Section>
		</>
	);
}

function factsOf({ cancelled_at, documents }: Booking): OutcomeFact[] {
	return [
		...(cancelled_at ? [["Abgesagt am", `${formatLongDate(cancelled_at)}, ${formatTime(cancelled_at)}`] as const] : []),
		[
			"Kosten",
			"keine",
			documents.length > 0 && "Hast du schon bezahlt, erstatten wir dir den Betrag innerhalb von 14 Tagen.",
		],
	];
}

interface OtherDatesProps extends Pick<BookingCancelledProps, "booking" | "price" | "fetcher"> {
	dates: ShownDate[];
}

const OtherDates = ({ dates, ...rest }: OtherDatesProps) => (
	<section aria-labelledby="andere">
		<h2 id="andere" className="mb-4 text-h3 font-stretch-92%">
			Passt ein anderer Termin?
		</h2>
		<ul className="border-t-2 border-ink">
			{dates.map((date) => (
				<li
					key={date.id}
					className="grid grid-cols-sign items-center gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-line"
				>
					<DateSeat date={date.date} state="free" size="sm" />
					<p className="leading-hit">
						<b className="block">{`${formatLongDate(date.date)}, ${formatTime(date.date)}`}</b>
						<small className="text-sm text-ink-2"> {seatsText(date)?.text ?? "Plätze frei"}</small>
					</p>
					<TakeDate date={date} {...rest} />
				</li>
			))}
		</ul>
	</section>
);

type TakeDateProps = Omit<OtherDatesProps, "dates"> & { date: ShownDate };

/** One press where we have called off what was booked; where more has to be asked, the way to the form. */
function TakeDate({ date, booking, price, fetcher }: TakeDateProps) {
	const seats = booking.persons.filter(({ cancelled }) => cancelled).length;
	const isEnough = date.free_seats === null || date.free_seats >= seats;
	const words = <span className="sr-only">: {formatLongDate(date.date)}</span>;
	if (!booking.date_cancelled || !isEnough || (price !== null && date.soon))
		return (
			<ButtonLink to={paths.seminar(booking.slug, date.date)} variant="line" size="sm" className="max-sm:col-span-full">
				<span>Diesen Termin nehmen{words}</span>
			</ButtonLink>
		);
	return (
		<ChangeForm fetcher={fetcher} change="rebook" className="grid gap-1 max-sm:col-span-full">
			<input type="hidden" name={DATE} value={date.id} />
			<Button type="submit" size="sm" busy={isBusy(fetcher, "rebook")}>
				<span>
					{price === null ? BUTTON_LABELS.free : BUTTON_LABELS.priced}
					{words}
				</span>
			</Button>
			<small className="text-sm text-ink-2">
				{[personsText(seats), price !== null && priceText(price * seats, booking.tax_category)]
					.filter(Boolean)
					.join(", ")}
			</small>
		</ChangeForm>
	);
}
