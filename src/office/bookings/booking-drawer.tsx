import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { documentName } from "#contract/documents.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import type { BookingPerson, OfficeBookingPage } from "#contract/office/booking-page.ts";
import { officePaths } from "#contract/office/paths.ts";
import { PayDialog } from "../books/pay-dialog.tsx";
import { NoteDialog } from "../dates/note-dialog.tsx";
import { PaymentState } from "../dates/payment-state.tsx";
import { useNoteRecent } from "../frame/recent.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { referenceFacts } from "../invoices/references.ts";
import { Drawer } from "../lists/drawer.tsx";
import { ReminderLines } from "../open-items/reminder-lines.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { useMay } from "../session/colleague.ts";
import { Button } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Facts } from "../ui/panel.tsx";
import { priceWords } from "../ui/price-words.ts";
import { BookingState } from "./booking-state.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import { GiveBackDialog } from "./give-back-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

type Doing = "move" | "giveBack" | "extend" | "rename" | "correct" | "pay" | BookingPerson;

const nameOf = ({ first_name, last_name, position }: BookingPerson): string =>
	[first_name, last_name].filter(Boolean).join(" ") || `Person ${position}`;

/** One booking: who comes, what is paid, its papers, and all that can be done with it. */
export function BookingDrawer({ booking }: { booking: OfficeBookingPage }) {
	const { number, date, persons, documents } = booking;
	const name = `${booking.first_name} ${booking.last_name}`.trim();
	const coming = persons.filter(({ cancelled_at }) => cancelled_at === null);
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	const [doing, setDoing] = useState<Doing | null>(null);
	const mayAct = useMay()("bookings.write");
	const { revalidate } = useRevalidator();
	useNoteRecent({ path: officePaths.booking(number), title: `${name}: ${date.topic}`, kind: "booking" });
	const canAct = mayAct && !booking.is_past && coming.length > 0;
	const meant = coming.filter(({ id }) => chosen.size === 0 || chosen.has(id)).map((person) => ({ ...person, number }));
	const end = () => {
		setDoing(null);
		setChosen(new Set());
		void revalidate();
	};
	const toggle = (id: number) =>
		setChosen(new Set([...chosen].includes(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
	return (
		<Drawer
			rowId={number}
			title={name}
			foot={
				<>
					{canAct && (
						<>
							<Button size="sm" icon={icons.swap} onClick={() => setDoing("move")}>
								Umbuchen
							</Button>
							<Button size="sm" variant="warnline" onClick={() => setDoing("giveBack")}>
								Stornieren
							</Button>
						</>
					)}
					<Menu label="Mehr" size="sm">
						{canAct && <MenuItem onSelect={() => setDoing("extend")}>Person hinzufügen …</MenuItem>}
						{canAct && <MenuItem onSelect={() => setDoing("rename")}>Namen ändern …</MenuItem>}
						{mayAct && <MenuItem onSelect={() => setDoing("correct")}>Anschrift und Rechnung berichtigen …</MenuItem>}
						{booking.open > 0 && <MenuItem onSelect={() => setDoing("pay")}>Als bezahlt notieren …</MenuItem>}
						<a href={`${API_BASE}/office/booking/${number}/confirmation`} target="_blank" rel="noreferrer">
							Bestätigung drucken
						</a>
					</Menu>
				</>
			}
		>
			<ul className="wl wl--plain" aria-label="Personen">
				{persons.map((person) => (
					<li key={person.id} className={person.cancelled_at ? "is-off" : undefined}>
						<div>
							{canAct && !person.cancelled_at && coming.length > 1 ? (
								<label className="opt-row">
									<input
										type="checkbox"
										className="check"
										checked={chosen.has(person.id)}
										onChange={() => toggle(person.id)}
									/>
									<b>{nameOf(person)}</b>
								</label>
							) : (
								<b>{nameOf(person)}</b>
							)}
							<small>{person.cancelled_at ? "storniert" : person.note}</small>
						</div>
						{mayAct && !person.cancelled_at && (
							<Button
								size="sm"
								variant="quiet"
								onClick={() => setDoing(person)}
								aria-label={`Notiz: ${nameOf(person)}`}
							>
								Notiz
							</Button>
						)}
					</li>
				))}
			</ul>
			<Facts
				facts={[
					[
						"Person",
						<PersonLink key="person" email={booking.email}>
							{name}
						</PersonLink>,
					],
					["Zustand", <BookingState key="state" isCancelled={coming.length === 0} />],
					["Zahlung", <PaymentState key="payment" state={booking.payment} />],
					["Offen", booking.open > 0 ? formatEuro(booking.open) : null],
					["Nummer", number],
					["Institution", booking.company],
					...referenceFacts(booking),
					["E-Mail", booking.email && <MailLink key="mail" email={booking.email} />],
					["Telefon", booking.phone],
					[
						"Anschrift",
						[
							[booking.street_address, booking.street_suffix].filter(Boolean).join(" "),
							[booking.postcode, booking.city].filter(Boolean).join(" "),
						]
							.filter(Boolean)
							.join(", "),
					],
					[
						"Seminar",
						<Link key="date" className="link" to={officePaths.date(date.id)}>
							{date.topic}
						</Link>,
					],
					["Termin", fullMoment(date.at)],
					["Betrag", priceWords(booking.gross)],
					["Gutschein", booking.voucher],
					["Gebucht", fullMoment(booking.created_at)],
					["Aufgenommen von", booking.taken_by],
					...documents.map(
						({ id, kind, number: called, amount }) =>
							[
								documentName(kind, "sign_up"),
								<a
									key={id}
									className="link"
									href={`${API_BASE}/office/invoice/${id}/pdf`}
									target="_blank"
									rel="noreferrer"
								>
									{called}, {formatEuro(amount)}
								</a>,
							] as const,
					),
				]}
			/>
			<ReminderLines reminders={booking.reminders} />
			<h3>Verlauf</h3>
			<HistoryBlock key={`${number} ${persons.length} ${coming.length}`} subject="booking" id={number} />
			{doing === "move" && <MoveDialog persons={meant} dateId={date.id} onClose={end} />}
			{doing === "giveBack" && <GiveBackDialog persons={meant} date={date.at} onClose={end} />}
			{doing === "extend" && <ExtendDialog number={number} onClose={end} />}
			{doing === "rename" && <RenameDialog number={number} persons={coming} onClose={end} />}
			{doing === "correct" && <CorrectDialog booking={booking} onClose={end} />}
			{doing === "pay" && <PayDialog persons={[booking]} onClose={end} />}
			{typeof doing === "object" && doing && <NoteDialog person={doing} onClose={end} />}
		</Drawer>
	);
}
