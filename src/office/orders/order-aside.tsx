import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { berlinDay } from "#contract/berlin.ts";
import { formatDate, isoDay } from "#contract/dates.ts";
import { documentName } from "#contract/documents.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { ORDER_METHOD_WORDS } from "#contract/office/order-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import { referenceFacts } from "../invoices/references.ts";
import { ReminderLines } from "../open-items/reminder-lines.tsx";
import { StopButton } from "../open-items/stop-button.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { MailLink } from "../ui/mail-link.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderTries } from "./order-tries.tsx";

interface OrderProps {
	order: OfficeOrderPage;
}

/** To the cent, whatever was written and taken back. */
const sumOf = (amounts: readonly number[]): number =>
	Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100;

/** Until when it is paid, and how. */
function dueWords({ due_on, is_asked_for, payment_method }: OfficeOrderPage, isOver: boolean): string {
	const day = formatDate(due_on ?? "");
	if (is_asked_for)
		return `Die Lastschrift kam zurück. ${payment_method === "invoice" ? `Seitdem auf Rechnung, fällig am ${day}.` : `Wir bitten um Überweisung bis ${day}.`}`;
	if (payment_method === "direct_debit")
		return isOver ? `Sollte am ${day} eingezogen werden.` : `Wird am ${day} eingezogen.`;
	return `${isOver ? "War" : "Ist"} am ${day} fällig (${ORDER_METHOD_WORDS[payment_method]}).`;
}

/** What was invoiced, what has arrived, and what is open. */
export function MoneyPanel({ order }: OrderProps) {
	const { documents, paid, open, paid_at, due_on, payment_method, payments } = order;
	const invoiced = sumOf(documents.map(({ amount }) => amount));
	const isOver = due_on !== null && due_on < isoDay(berlinDay(new Date()));
	// What a payment page has taken too much goes back by itself.
	const over = payment_method === "invoice" || payment_method === "direct_debit" ? sumOf([paid, -invoiced]) : 0;
	const isLate = open > 0 && isOver && payment_method === "invoice";
	return (
		<Panel title="Geld">
			<dl className="sum">
				<dt>Berechnet</dt>
				<dd>{formatEuro(invoiced)}</dd>
				<dt>{paid_at ? `Bezahlt am ${formatDate(paid_at)}` : "Bezahlt"}</dt>
				<dd>{formatEuro(paid)}</dd>
				<dt className="total">{over > 0 ? "Zu viel bezahlt" : "Offen"}</dt>
				<dd className="total">{formatEuro(over > 0 ? over : open)}</dd>
			</dl>
			{payments.length > 0 && <OrderTries order={order} />}
			<OrderRefunds order={order} />
			{open > 0 && due_on && <p className={isLate ? "msg-bad" : "hint"}>{dueWords(order, isOver)}</p>}
			{open > 0 && <Dunning order={order} />}
		</Panel>
	);
}

/** Whether it is reminded of, and where it stands among all that is open. */
function Dunning({ order: { stop, invoice_id, documents } }: OrderProps) {
	const may = useMay();
	const number = documents.find(({ id }) => id === invoice_id)?.number;
	if (!number || invoice_id === null || !may("books.read")) return null;
	return (
		<div className="stack">
			{stop && (
				<p className="hint">{`Mahnsperre${stop.until ? ` bis ${formatDate(stop.until)}` : ""}: „${stop.reason}“`}</p>
			)}
			<div className="row">
				{may("books.write") && <StopButton invoiceId={invoice_id} isStopped={stop !== null} />}
				<ButtonLink size="sm" variant="quiet" to={officePaths.openItem(number, null)}>
					Offener Posten
				</ButtonLink>
			</div>
		</div>
	);
}

export const DocumentsPanel = ({ order: { documents, reminders } }: OrderProps) => (
	<Panel title="Belege" flush>
		{documents.length === 0 ? (
			<p className="panel__b muted">Rechnungen entstehen mit der Zahlung.</p>
		) : (
			<ul className="wl">
				{documents.map(({ id, kind, number, is_part, issued_on, amount }) => (
					<li key={id}>
						<Icon shape={icons.invoice} className="i" />
						<div>
							<Link className="link" to={officePaths.invoice(number)}>
								<b>{number}</b>
							</Link>
							<small>{`${documentName(kind, "order", is_part)} vom ${formatDate(issued_on)} · ${formatEuro(amount)}`}</small>
						</div>
						<a
							className="btn btn--icon btn--sm"
							href={`${API_BASE}/office/invoice/${id}/pdf`}
							target="_blank"
							rel="noreferrer"
							aria-label={`${number} als PDF öffnen`}
						>
							<Icon shape={icons.download} className="i" />
						</a>
					</li>
				))}
			</ul>
		)}
		<ReminderLines reminders={reminders} />
	</Panel>
);

export function AddressPanel({ order }: OrderProps) {
	const {
		company,
		name,
		street_address,
		street_suffix,
		postcode,
		city,
		email,
		is_guest,
		number,
		order_reference,
		leitweg_id,
	} = order;
	return (
		<Panel title="Rechnung an">
			<div className="stack">
				<address className="upright stack">
					<span>
						{[company, name, `${street_address} ${street_suffix}`, `${postcode} ${city}`]
							.filter(Boolean)
							.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
					</span>
					<MailLink email={email} subject={`Deine Bestellung ${number}`} />
				</address>
				{(order_reference || leitweg_id) && <Facts facts={referenceFacts(order)} />}
				<p className="hint">
					{is_guest ? "Als Gast bestellt. " : "Bestellt mit Konto. "}
					<PersonLink email={email}>Mehr von {name}</PersonLink>
				</p>
			</div>
		</Panel>
	);
}
