import { berlinIso } from "#contract/dates.ts";
import * as contact from "#server/contact/mails.ts";
import * as alerts from "#server/date-alerts/mails.ts";
import { welcomeMail } from "#server/demo/welcome-mail.ts";
import * as donations from "#server/donations/mails.ts";
import * as jobs from "#server/jobs/mails.ts";
import * as members from "#server/members/mails.ts";
import * as newsletter from "#server/newsletter/mails.ts";
import * as orders from "#server/orders/mails.ts";
import * as problems from "#server/orders/problem-mails.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { giroCode } from "#server/payments/giro-code.ts";
import * as pins from "#server/pins/mails.ts";
import * as sessions from "#server/sessions/mails.ts";
import * as bookings from "#server/sign-ups/mails.ts";
import * as staff from "#server/staff/mails.ts";
import * as state from "#server/state/mails.ts";
import * as waiting from "#server/waiting-list/mails.ts";
import * as withdrawal from "#server/withdrawal/mails.ts";
import {
	PERSON,
	sampleAlert,
	sampleDonation,
	sampleOrder,
	samplePayment,
	sampleSignUp,
	sampleWaiting,
} from "./sample-rows.ts";

const DAY = "2026-11-29";
const AT = new Date("2026-11-15T09:30:00Z");
const UNTIL = new Date("2026-11-16T09:30:00Z");
const CONTACT = {
	...PERSON,
	company: "Kulturverein Elbhang",
	phone: "0351 0000000",
	description: "Habt ihr Zeit für uns?",
};
const WITHDRAWAL = { ...PERSON, contract: "Bestellung VSZ-2026-000123-K7QM" };
const NEW_LOGIN = { browser: "Firefox unter Linux", at: berlinIso(AT) };
const SEEN = { state: "paid", amountCents: 1990, currency: "EUR" } as const;

/** Every kind of letter with sample data, by the name under which it stands in the outbox. */
export function previews(sender: Sender): Record<string, Mail> {
	const { provider, publicUrl } = sender;
	const link = (path: string) => `${publicUrl}${path}/beispiel`;
	const linkUntil = (path: string) => ({ url: link(path), until: UNTIL });
	const set = (letter: Letter): Mail => compose(letter, sender);
	const receivedAt = berlinIso(AT);
	const content = sampleOrder();
	const { order } = content;
	const film = { topic: "Kassenführung leicht gemacht", duration: "42 Minuten", url: link("/produkt/7") };
	const transfer = {
		recipient: provider.legal_name,
		iban: provider.iban,
		bic: provider.bic,
		bank: provider.bank,
		amount: 25,
		rhythm: "one_off" as const,
		reference: "SPENDE-ABCD2345",
		giro_code: giroCode({ provider, amountCents: 2500, reference: "SPENDE-ABCD2345" }),
	};
	const mandate = {
		reference: order.number,
		bank: "Musterbank",
		owner: PERSON.name,
		account: "DE** **** **** 1234",
		dueOn: DAY,
	};
	const withdrawUrl = link("/vertrag-widerrufen/bestellung");
	const confirmed = {
		...content,
		films: [film],
		until: UNTIL,
		dueOn: DAY,
		withdrawUrl,
		mandate: null,
		invoiceId: null,
	};
	const debit = sampleOrder({ payment_method: "direct_debit", mandate_reference: order.number });
	return {
		booking_confirmation: bookings.confirmationMail(
			sampleSignUp(),
			{ bookingUrl: link("/buchung"), invoiceId: 1, now: AT },
			sender,
		),
		booking_confirmation_one: bookings.confirmationMail(
			sampleSignUp(1),
			{ bookingUrl: link("/buchung"), invoiceId: null, now: AT },
			sender,
		),
		booking_change: bookings.cancellationMail(
			sampleSignUp(1),
			{ persons: 1, bookingUrl: link("/buchung"), creditNoteId: 1 },
			sender,
		),
		booking_change_all: bookings.cancellationMail(
			sampleSignUp(0),
			{ persons: 2, bookingUrl: link("/buchung"), creditNoteId: 1 },
			sender,
		),
		booking_notice: bookings.staffMail(sampleSignUp(), "Neue Anmeldung", sender),
		waiting_joined: set(waiting.joinedMail(sampleWaiting(), link("/warteliste"))),
		waiting_offer: set(waiting.offerMail(sampleWaiting(), link("/warteliste"))),
		waiting_offer_several: set(waiting.offerMail(sampleWaiting(2), link("/warteliste"))),
		waiting_lapsed: set(waiting.lapsedMail(sampleWaiting(), link("/seminare"))),
		date_alert: set(alerts.requestedMail(sampleAlert().topic, link("/terminwunsch"))),
		date_found: set(alerts.dateMail(sampleAlert(), link("/seminare"))),
		order_receipt: orders.receiptMail(sampleOrder({ payment_method: "paypal" }), link("/kasse/zahlung"), sender),
		order_confirmation: orders.confirmationMail(confirmed, sender),
		order_confirmation_direct_debit: orders.confirmationMail({ ...confirmed, ...debit, mandate }, sender),
		order_notice: orders.staffMail(content, "Neue Bestellung", sender),
		order_lapsed: orders.lapsedMail(content, sender),
		order_withdrawn: problems.withdrawnMail({ order, wasPaid: true, creditNoteId: 1 }, sender),
		refund_notice: problems.refundNoticeMail({ order, dueOn: DAY, byProvider: true }, sender),
		payment_problem: problems.paymentProblemMail(
			{ order, payment: samplePayment(), seen: SEEN, problem: "amount_differs" },
			sender,
		),
		clock_doubted: set(
			jobs.clockDoubtedMail({ now: AT, databaseNow: AT, trustedAt: new Date("2026-09-16T09:30:00Z") }),
		),
		pin_cap: set(pins.capReachedMail(500)),
		account_created: set(members.accountCreatedMail(linkUntil("/mein-vsz/bestaetigen"))),
		account_exists: set(members.accountExistsMail(publicUrl)),
		address_confirmation: set(members.confirmAddressMail(linkUntil("/mein-vsz/bestaetigen"))),
		address_change: set(members.addressChangeMail(PERSON.name, sender)),
		address_taken: set(members.addressTakenMail()),
		password_reset: set(members.passwordResetMail(PERSON.name, linkUntil("/mein-vsz/passwort-zuruecksetzen"))),
		login_link: set(members.loginLinkMail(PERSON.name, linkUntil("/mein-vsz/anmelden"))),
		password_changed: set(members.passwordChangedMail(PERSON.name, sender)),
		new_browser: set(sessions.newBrowserMail(PERSON.name, NEW_LOGIN, sender)),
		new_browser_staff: set(sessions.newStaffBrowserMail(PERSON.name, NEW_LOGIN, sender)),
		staff_invitation: set(
			staff.invitationMail(
				{ name: PERSON.name, roles: ["office", "lecturer"], by: "Petra Hollmann" },
				linkUntil("/verwaltung/einladung"),
			),
		),
		staff_password_reset: set(staff.staffPasswordResetMail(PERSON.name, linkUntil("/verwaltung/neues-passwort"))),
		staff_account_changed: set(staff.accountChangedMail(PERSON.name, "password_changed", sender)),
		staff_account_changed_factor: set(staff.accountChangedMail(PERSON.name, "passkey_added", sender)),
		staff_account_changed_recovery: set(staff.accountChangedMail(PERSON.name, "recovery_code_used", sender)),
		account_deleted: set(members.accountDeletedMail(PERSON.name, ["Rechnungen bis 31.12.2034"], sender)),
		account_unused: set(members.accountUnusedMail(PERSON.name, "15.12.2026", sender)),
		newsletter_confirmation: set(newsletter.confirmationMail(link("/newsletter/bestaetigen"), UNTIL)),
		newsletter_known: set(newsletter.alreadySubscribedMail()),
		newsletter_welcome: set(newsletter.welcomeMail(link("/newsletter/abmelden"))),
		contact_request: set(contact.requestMail(CONTACT)),
		contact_receipt: set(contact.receiptMail(CONTACT)),
		donation_transfer: set(donations.transferMail(PERSON.name, transfer)),
		donation_paid: set(donations.paidMail(sampleDonation(), provider)),
		donation_notice: set(donations.receivedMail(sampleDonation())),
		donation_problem: set(donations.problemMail(sampleDonation(), SEEN)),
		withdrawal_receipt: set(withdrawal.receiptMail(WITHDRAWAL, receivedAt, { kind: "office" })),
		withdrawal_receipt_link: set(
			withdrawal.receiptMail(WITHDRAWAL, receivedAt, {
				kind: "link",
				...linkUntil("/vertrag-widerrufen/bestaetigen"),
			}),
		),
		withdrawal_receipt_done: set(withdrawal.receiptMail(WITHDRAWAL, receivedAt, { kind: "done" })),
		withdrawal_notice: set(withdrawal.noticeMail(WITHDRAWAL, receivedAt, { number: order.number, isClear: true })),
		mail_test: set(state.testMail(PERSON.name, AT)),
		demo_welcome: set(welcomeMail(publicUrl)),
	};
}
