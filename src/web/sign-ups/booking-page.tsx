import { Link, type MetaArgs, useLoaderData } from "react-router";
import { type Fact, FactList } from "#browser/ui/fact-list.tsx";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { formatDate, formatTime } from "#contract/dates.ts";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { Booking } from "#contract/sign-ups.ts";
import { actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { formatLongDate } from "#web/seminars/long-date.ts";
import { BookedPersons } from "./booked-persons.tsx";
import { changeBooking } from "./booking-change.ts";

const load = async ({ api, params }: LoadArgs) => {
	const token = params.token ?? "";
	const { data } = await orNotFound(api.signUps.get({ params: { token } }));
	return { booking: data };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);
export const action = actWith(changeBooking);
export const clientAction = actWith(changeBooking);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Deine Buchung", noIndex: true });

export default function BookingPage() {
	const { booking } = useLoaderData<typeof loader>();
	return (
		<Wrap>
			<PageHead title="Deine Buchung" lead={booking.topic} />
			<div className="grid gap-8 pb-section">
				{!booking.can_be_changed && <WhyClosed booking={booking} />}
				<Facts booking={booking} />
				<BookedPersons booking={booking} />
				<Documents documents={booking.documents} />
				{!booking.cancelled && !booking.date_cancelled && (
					<p>
						<a className="underline" href={`${paths.seminar(booking.slug, booking.date)}.ics`}>
							Kalenderdatei laden
						</a>
					</p>
				)}
				<ArrowLink to={paths.seminar(booking.slug, booking.date)}>Zum Seminar</ArrowLink>
			</div>
		</Wrap>
	);
}

function WhyClosed({ booking }: { booking: Booking }) {
	if (booking.cancelled)
		return (
			<Notice kind="info">
				<p>Diese Buchung ist abgesagt. Alle Plätze sind wieder frei.</p>
			</Notice>
		);
	return (
		<Notice kind="info">
			<p>
				{booking.date_cancelled
					? "Dieser Termin muss leider ausfallen. Du brauchst deine Plätze nicht zurückzugeben."
					: "Absagen konntest du hier bis zum Tag vor dem Termin."}{" "}
				Hast du Fragen?{" "}
				<Link className="underline" to={paths.contact}>
					Schreib uns
				</Link>
				.
			</p>
		</Notice>
	);
}

function Facts({ booking }: { booking: Booking }) {
	const facts: Fact[] = [
		["Termin", `${formatLongDate(booking.date)}, ${formatTime(booking.date)}`],
		["Dauer", booking.duration],
		["Ort", booking.is_online ? "Online: Den Link zur Teilnahme schicken wir dir vor dem Termin." : booking.location],
		["Personen", String(booking.number_of_persons)],
		["Preis", priceText(booking.price, booking.tax_category)],
		...(booking.voucher
			? [["Gutschein", `${booking.voucher.code}, ${booking.voucher.discount} % Rabatt`] as const]
			: []),
		["Buchungsnummer", booking.number],
	];
	return <FactList facts={facts} />;
}

const DOCUMENT_NAMES = { invoice: "Rechnung", credit_note: "Gutschrift" } as const;

const Documents = ({ documents }: Pick<Booking, "documents">) =>
	documents.length > 0 && (
		<ul className="grid gap-2">
			{documents.map(({ id, kind, number, issued_on, path }) => (
				<li key={id}>
					<a className="underline" href={path}>
						{DOCUMENT_NAMES[kind]} {number} vom {formatDate(issued_on)} (PDF)
					</a>
				</li>
			))}
		</ul>
	);
