import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Price } from "#browser/ui/price.tsx";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ALERT_ID, ALERT_TITLE } from "#web/date-alerts/alert-anchor.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { WAITING_ID, WAITING_TITLE } from "#web/waiting-list/waiting-anchor.ts";
import { FreeSeats } from "./free-seats.tsx";
import { NextDate } from "./next-date.tsx";
import { QUIET_ACTION } from "./quiet-action.ts";
import type { ShownDate } from "./seminar-dates.ts";
import { SIGN_UP_ID, SIGN_UP_TITLE } from "./sign-up-anchor.ts";
import { StateTag } from "./state-tag.tsx";
import { Ticket, type TicketDate } from "./ticket.tsx";

type ShownSeminar = Omit<TicketDate, "date" | "sessions"> & Pick<Seminar, "price" | "tax_category">;

interface SeminarTicketProps {
	seminar: ShownSeminar;
	date: ShownDate | null;
	/** Another one that has seats. */
	next: ShownDate | null;
}

/** Whether somebody who wants to come has to look elsewhere: then that stands first. */
const isShut = (date: ShownDate | null): boolean => !date || (date.state !== "open" && date.state !== "deactivated");

export const ticketDate = (seminar: ShownSeminar, date: ShownDate | null): TicketDate => ({
	...seminar,
	date: date?.date ?? null,
	sessions: date?.sessions ?? [],
	place: date?.place ?? seminar.place,
});

/** What one wants to know before signing up, beside the text on wide screens, and what one can do. */
export function SeminarTicket({ seminar, date, next }: SeminarTicketProps) {
	const shut = isShut(date);
	return (
		<Ticket
			label="Eckdaten"
			date={ticketDate(seminar, date)}
			look={date?.state === "cancelled" ? "cut" : shut && date ? "off" : "open"}
			tag={shut && date && <StateTag state={date.state} />}
			first={shut && <InsteadOf seminar={seminar} date={date} next={next} />}
			className="lg:sticky lg:top-beside-header lg:col-start-2 lg:row-span-2 lg:row-start-1"
		>
			{date && !shut && <SignUp seminar={seminar} date={date} />}
		</Ticket>
	);
}

const PRICE =
	"mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t-2 border-dashed border-line py-4";

const SignUp = ({ seminar, date }: { seminar: ShownSeminar; date: ShownDate }) => (
	<>
		<div className={PRICE}>
			<Price price={seminar.price} tax={seminar.tax_category} star size="lg" />{" "}
			{date.state === "open" && <FreeSeats date={date} className="text-sm text-ink-2" />}
		</div>
		{date.state === "deactivated" ? (
			<p className="text-sm text-ink-2">Für diesen Termin ist hier keine Anmeldung möglich.</p>
		) : (
			<>
				<ButtonLink
					to={`#${SIGN_UP_ID}`}
					reloadDocument
					prefetch="none"
					data-action="sign-up"
					className="w-full print:hidden"
				>
					{SIGN_UP_TITLE}
				</ButtonLink>
				<a
					href={`${paths.seminar(seminar.slug, date.date)}.ics`}
					type="text/calendar"
					className={`${QUIET_ACTION} mt-2 -mb-2 w-full justify-center`}
				>
					<Icon shape={icons.calendarAdd} />
					In den Kalender eintragen
				</a>
			</>
		)}
	</>
);

/** A full, cancelled or past date, or none: what there is instead. */
const InsteadOf = ({ seminar, date, next }: SeminarTicketProps) => (
	<>
		{date?.state === "full" && (
			<>
				<div className={PRICE}>
					<Price price={seminar.price} tax={seminar.tax_category} star />{" "}
					<span className="text-sm text-ink-2">alle Plätze vergeben</span>
				</div>
				<ButtonLink
					to={`#${WAITING_ID}`}
					reloadDocument
					prefetch="none"
					data-action="waiting"
					className="w-full print:hidden"
				>
					{WAITING_TITLE}
				</ButtonLink>
			</>
		)}
		{next && <NextDate slug={seminar.slug} next={next} online={seminar.is_online} />}
		{!next && date?.state !== "full" && (
			<ButtonLink to={`#${ALERT_ID}`} reloadDocument prefetch="none" className="mt-4 w-full print:hidden">
				{ALERT_TITLE}
			</ButtonLink>
		)}
	</>
);
