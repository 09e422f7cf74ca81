import { Fragment, type ReactNode } from "react";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { formatDate } from "#contract/dates.ts";
import { documentName } from "#contract/documents.ts";
import { sizeText } from "#contract/handouts.ts";
import { paths } from "#contract/paths.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { Panel } from "./booking-panel.tsx";

/** What there is to keep: certificates, files of the date, the calendar entry, invoice and credit notes. */
export function BookingPapers({ booking }: { booking: Booking }) {
	const comes = !booking.cancelled && !booking.date_cancelled;
	const { certificates, handouts } = booking;
	if (!comes && booking.documents.length + certificates.length === 0) return null;
	return (
		<Panel id="unterlagen" title="Unterlagen">
			<ul className="border-t-2 border-ink">
				{certificates.map(({ number, name, path }) => (
					<Paper
						key={number}
						icon={icons.courses}
						title={`Teilnahmebescheinigung ${number}`}
						note={`für ${name}, PDF`}
						href={path}
					/>
				))}
				{handouts.map(({ id, name, bytes, path }) => (
					<Paper key={id} icon={icons.file} title={name} note={sizeText(bytes)} href={path} />
				))}
				{comes && (
					<Paper
						icon={icons.calendarAdd}
						title="Kalendereintrag"
						note={booking.is_online ? "für dein Telefon oder deinen Computer" : "mit Adresse und Anfahrt"}
						href={`${paths.seminar(booking.slug, booking.date)}.ics`}
					/>
				)}
				{booking.documents.map(({ id, kind, number, issued_on, path, xrechnung_path }) => (
					<Fragment key={id}>
						<Paper
							icon={icons.invoice}
							title={`${documentName(kind, "sign_up")} ${number}`}
							note={`vom ${formatDate(issued_on)}, PDF`}
							href={path}
						/>
						{xrechnung_path && (
							<Paper
								icon={icons.file}
								title={`XRechnung ${number}`}
								note="dasselbe für eure Buchhaltung, XML"
								href={xrechnung_path}
							/>
						)}
					</Fragment>
				))}
			</ul>
		</Panel>
	);
}

interface PaperProps {
	icon: IconShape;
	title: string;
	note: ReactNode;
	href: string;
}

const Paper = ({ icon, title, note, href }: PaperProps) => (
	<li className="grid grid-cols-sign items-center gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-line">
		<Icon shape={icon} className="size-6 text-ink-2" />
		<p className="min-w-0 leading-hit wrap-anywhere">
			<b className="block">{title}</b>
			<small className="text-sm text-ink-2"> {note}</small>
		</p>
		<a
			href={href}
			className="inline-flex min-h-target w-fit items-center text-link underline underline-offset-link hover:text-link-hover max-sm:col-start-2 print:hidden"
		>
			<span>
				Herunterladen<span className="sr-only">: {title}</span>
			</span>
		</a>
	</li>
);
