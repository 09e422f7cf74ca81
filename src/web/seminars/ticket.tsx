import type { ReactNode } from "react";
import { DateSeat } from "#browser/ui/date-seat.tsx";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Picture } from "#browser/ui/picture.tsx";
import { Price } from "#browser/ui/price.tsx";
import { formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { FreeSeats } from "./free-seats.tsx";
import { formatLongDate } from "./long-date.ts";
import { placeOf } from "./place.ts";
import { QUIET_ACTION } from "./quiet-action.ts";
import type { ShownDate } from "./seminar-dates.ts";
import { SIGN_UP_ID, SIGN_UP_TITLE } from "./sign-up-anchor.ts";

interface TicketProps {
	seminar: Pick<
		Seminar,
		"slug" | "duration" | "location" | "image" | "price" | "tax_category" | "is_online" | "category" | "lecturer"
	>;
	date: ShownDate | null;
}

/** What one wants to know before signing up, beside the text on wide screens. */
export function Ticket({ seminar, date }: TicketProps) {
	const { town, details } = placeOf(seminar.location);
	const comesUp = date?.state === "open" || date?.state === "full";
	return (
		<aside
			aria-label="Eckdaten"
			data-cat={seminar.category.slug}
			className="relative self-start rounded-xl border border-line bg-surface shadow-lg lg:sticky lg:top-[calc(var(--spacing-header)+1.25rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
		>
			<div className="h-44 overflow-hidden rounded-t-[calc(var(--radius-xl)-1px)] bg-cat-bg">
				<Picture
					path={seminar.image}
					alt=""
					sizes="(min-width: 60rem) 376px, 92vw"
					width={1200}
					height={800}
					priority
					className="size-full object-cover"
				/>
			</div>
			{date && <DateSeat date={date.date} className="absolute top-30 left-6 shadow-[0_0_0_6px_var(--surface)]" />}
			<div className={date ? "px-6 pt-15.5 pb-6" : "p-6"}>
				<dl>
					{date ? (
						<Fact icon={icons.calendar} name="Datum" more={`${formatTime(date.date)}, ${seminar.duration}`}>
							{formatLongDate(date.date)}
						</Fact>
					) : (
						<Fact icon={icons.calendar} name="Datum" more={seminar.duration}>
							Zurzeit kein Termin
						</Fact>
					)}
					<Fact icon={seminar.is_online ? icons.monitor : icons.pin} name="Ort" more={details}>
						{town}
					</Fact>
					<Fact icon={icons.user} name="Dozentin oder Dozent" more={seminar.lecturer.role}>
						{seminar.lecturer.name}
					</Fact>
				</dl>
				<div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t-2 border-dashed border-line py-4">
					<Price price={seminar.price} tax={seminar.tax_category} star size="lg" />
					{date?.state === "open" && <FreeSeats date={date} className="text-sm text-ink-2" />}
				</div>
				{date?.state === "open" && (
					<ButtonLink to={`#${SIGN_UP_ID}`} reloadDocument prefetch="none" className="w-full">
						{SIGN_UP_TITLE}
					</ButtonLink>
				)}
				{date?.state === "deactivated" && (
					<p className="text-sm text-ink-2">Für diesen Termin ist hier keine Anmeldung möglich.</p>
				)}
				{date && comesUp && (
					<a
						href={`${paths.seminar(seminar.slug, date.date)}.ics`}
						type="text/calendar"
						className={`${QUIET_ACTION} mt-2 -mb-2 w-full justify-center`}
					>
						<Icon shape={icons.calendar} />
						In den Kalender eintragen
					</a>
				)}
			</div>
		</aside>
	);
}

interface FactProps {
	icon: IconShape;
	name: string;
	more: string;
	children: ReactNode;
}

function Fact({ icon, name, more, children }: FactProps) {
	return (
		<div className="grid grid-cols-[1.75rem_1fr] items-start gap-3 border-t border-line py-3.25 first:border-t-0 first:pt-0">
			<dt>
				<Icon shape={icon} className="mt-0.5 size-5.5 text-ink-2" />
				<span className="sr-only">{name}</span>
			</dt>
			<dd className="leading-ui font-label">
				{children}
				{more && <small className="block text-sm font-hint text-ink-2">{more}</small>}
			</dd>
		</div>
	);
}
