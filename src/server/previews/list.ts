import { berlinIso } from "#contract/berlin.ts";
import { lecturerPackMail } from "#server/attendance/mails.ts";
import { campaignLetter, campaignTestMail } from "#server/campaigns/mails.ts";
import { certificateMail } from "#server/certificates/mails.ts";
import * as contact from "#server/contact/mails.ts";
import * as alerts from "#server/date-alerts/mails.ts";
import * as changes from "#server/date-changes/mails.ts";
import { announcementMail } from "#server/debits/mails.ts";
import { returnedMail } from "#server/debits/returned-mails.ts";
import { welcomeMail } from "#server/demo/welcome-mail.ts";
import { dailyListMail } from "#server/desk/mails.ts";
import * as donations from "#server/donations/mails.ts";
import { reminderMail as dunningMail } from "#server/dunning/mails.ts";
import * as jobs from "#server/jobs/mails.ts";
import * as members from "#server/members/mails.ts";
import * as messages from "#server/messages/mails.ts";
import * as newsletter from "#server/newsletter/mails.ts";
import * as help from "#server/orders/help-mails.ts";
import * as orders from "#server/orders/mails.ts";
import * as problems from "#server/orders/problem-mails.ts";
import { asTest, compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { giroCode } from "#server/payments/giro-code.ts";
import * as pins from "#server/pins/mails.ts";
import { addressMail, receiptMail } from "#server/receipts/mails.ts";
import { erasedMail } from "#server/rights/mails.ts";
import * as sessions from "#server/sessions/mails.ts";
import * as bookings from "#server/sign-ups/mails.ts";
import { movedMail } from "#server/sign-ups/moved-mail.ts";
import { reminderMail } from "#server/sign-ups/reminder-mail.ts";
import type { PersonRow } from "#server/sign-ups/store.ts";
import * as staff from "#server/staff/mails.ts";
import * as state from "#server/state/mails.ts";
import * as waiting from "#server/waiting-list/mails.ts";
import * as withdrawal from "#server/withdrawal/mails.ts";
import { SAMPLE_ERASURE } from "./sample-erasure.ts";
import { TO_DO_LIST } from "./sample-list.ts";
import {
	PERSON,
	SAMPLE_CODES,
	sampleAlert,
	sampleCertificate,
	sampleDonation,
	sampleOrder,
	samplePayment,
	sampleReceipt,
	sampleReminder,
	sampleSignUp,
	sampleWaiting,
} from "./sample-rows.ts";

const DAY = "2026-11-29";
const AT = new Date("2026-11-15T09:30:00Z");
const TOPIC = "Stiftung gründen";
const REASON = "Aylin Demir ist leider erkrankt.";
const UNTIL = new Date("2026-11-16T09:30:00Z");
const CONTACT = {
	...PERSON,
	company: "Kulturverein Elbhang",
	phone: "0351 0000000",
	description: "Habt ihr Zeit für uns?",
};
const WITHDRAWAL = { ...PERSON, contract: "Bestellung VSZ-2026-000123-K7QM" };
const NEW_LOGIN = { browser: "Firefox unter Linux", at: berlinIso(AT) };
const CAMPAIGN = campaignLetter(
	{ subject: "Ein Platz ist noch frei", preheader: "Verwendungsnachweis und Seminare im Dezember." },
	[
		{
			kind: "text",
			text: "Hallo, das Jahr wird kürzer, die Liste länger. Hier kommt, was dir im Dezember Arbeit abnimmt.",
		},
		{
			kind: "card",
			title: "Verwendungsnachweis ohne Stress",
			note: "Drei Ordner, eine Stunde, fertig.",
			label: "Weiterlesen",
			url: "https://www.vsz.example/ratgeber/verwendungsnachweis",
		},
	],
);
const MESSAGE = {
	subject: "Anderer Raum am {{datum}}",
	text: "Hallo {{vorname}},\n\nwir ziehen um: **Saal 1** statt Saal 2, Beginn bleibt {{uhrzeit}}.\n\n- Der Eingang ist derselbe.\n- Kaffee steht bereit.\n\n{{buchungslink}}\n\nBis bald\n{{unterschrift}}",
};
const MESSAGE_VALUES = {
	vorname: "Mika",
	seminar: "Stiftung gründen",
	datum: "Dienstag, 24.11.2026",
	uhrzeit: "17:30\u00a0Uhr",
	unterschrift: "Petra Hollmann",
	buchung: "B-10000001",
	plaetze: "2",
	buchungslink: "https://vsz.example/buchung/beispiel",
};
const SEEN = { state: "paid", amountCents: 1990, currency: "EUR", refundedCents: 0 } as const;

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
	const returned = {
		...{ number: order.number, invoice: "RE-2026-000123", name: PERSON.name, company: null, account: "2051" },
		...{ amount_cents: order.gross_cents, open_cents: order.gross_cents, collect_on: DAY, return_reason: "AM04" },
		...{ day: DAY, due_on: DAY, isByInvoice: false },
	};
	const debit = sampleOrder({ payment_method: "direct_debit", mandate_reference: order.number });
	return {
		booking_confirmation: bookings.confirmationMail(
			sampleSignUp(),
			{ bookingUrl: link("/buchung"), invoiceId: 1, codes: SAMPLE_CODES, now: AT },
			sender,
		),
		booking_confirmation_one: bookings.confirmationMail(
			sampleSignUp(1),
			{ bookingUrl: link("/buchung"), invoiceId: null, codes: SAMPLE_CODES, now: AT },
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
		booking_moved: movedMail(
			sampleSignUp(),
			{ before: sampleSignUp(), bookingUrl: link("/buchung"), documents: [1, 2] },
			sender,
		),
		coming_reminder: reminderMail(
			sampleSignUp(1),
			sampleSignUp(1).persons[0] as PersonRow,
			{ url: link("/komme-ich"), now: AT },
			sender,
		),
		booking_notice: bookings.staffMail(sampleSignUp(), "Neue Anmeldung", sender),
		waiting_joined: set(waiting.joinedMail(sampleWaiting(), link("/warteliste"))),
		certificate: certificateMail(
			{
				first_name: "Mika",
				sheets: [{ document: sampleCertificate(provider, publicUrl), url: link("/bescheinigung") }],
				feedback: [link("/rueckmeldung")],
				bookingUrl: link("/buchung"),
			},
			sender,
		),
		waiting_offer: set(waiting.offerMail(sampleWaiting(), link("/warteliste"), sender)),
		waiting_offer_several: set(waiting.offerMail(sampleWaiting(2), link("/warteliste"), sender)),
		waiting_lapsed: set(waiting.lapsedMail(sampleWaiting(), link("/seminare"))),
		waiting_removed: set(waiting.removedMail(sampleWaiting())),
		waiting_called_off: set(waiting.calledOffMail(sampleWaiting(), { reason: REASON, seminarUrl: link("/seminare") })),
		waiting_moved: set(waiting.movedMail(sampleWaiting(), { reason: REASON, url: link("/warteliste") })),
		date_called_off: changes.calledOffMail(
			sampleSignUp(0),
			{ persons: 2, reason: REASON, bookingUrl: link("/buchung"), creditNoteId: 1, others: [AT] },
			sender,
		),
		date_called_off_lecturer: changes.lecturerMail({ topic: TOPIC, date: AT, reason: REASON, persons: 12 }, sender),
		lecturer_pack: lecturerPackMail(
			{
				date: { ...sampleSignUp().date, ...sampleSignUp().seminar, lecturer_id: 1, place: sampleSignUp().place },
				sessions: sampleSignUp().sessions,
				persons: 12,
				handouts: ["Mustersatzung.docx", "Folien.pdf"],
				now: AT,
			},
			sender,
		),
		date_moved: changes.movedMail(
			sampleSignUp(),
			{ reason: REASON, from: AT, answerBy: DAY, bookingUrl: link("/buchung"), isAgain: false },
			sender,
		),
		date_moved_again: changes.movedMail(
			sampleSignUp(1),
			{ reason: "", from: AT, answerBy: DAY, bookingUrl: link("/buchung"), isAgain: true },
			sender,
		),
		date_moved_lecturer: changes.lecturerMovedMail({ topic: TOPIC, from: AT, to: AT, reason: REASON }, sender),
		date_alert: set(alerts.requestedMail(sampleAlert().topic, link("/terminwunsch"))),
		date_found: set(alerts.dateMail(sampleAlert(), link("/seminare"))),
		order_receipt: orders.receiptMail(sampleOrder({ payment_method: "paypal" }), link("/kasse/zahlung"), sender),
		order_confirmation: orders.confirmationMail(confirmed, sender),
		order_confirmation_direct_debit: orders.confirmationMail({ ...confirmed, ...debit, mandate }, sender),
		debit_announced: announcementMail(
			{
				...PERSON,
				number: order.number,
				mandate: order.number,
				account: "2051",
				collectOn: DAY,
				cents: order.gross_cents,
			},
			sender,
		),
		letter_test: asTest(returnedMail(returned, sender)),
		debit_returned: returnedMail(returned, sender),
		debit_to_invoice: returnedMail({ ...returned, isByInvoice: true }, sender),
		order_notice: orders.staffMail(content, "Neue Bestellung", sender),
		order_access: help.accessMail(
			{ order, films: [{ topic: content.lines[0]?.topic ?? "", until: AT, url: link("/videokurse") }] },
			sender,
		),
		order_corrected: help.correctedMail({ order, creditNoteId: 1, invoiceId: 1 }, sender),
		order_refunded: help.refundedMail(
			{ order, cents: 500, reason: REASON, method: "paypal", creditNoteId: 1, endsAccess: false },
			sender,
		),
		order_reduced: help.reducedMail(
			{
				...{ order, cents: 500, reason: REASON, creditNoteId: 1, dueOn: DAY },
				...{ invoice: "RE-2026-000001", leftCents: order.gross_cents - 500 },
			},
			sender,
		),
		refund_by_transfer: help.transferMail({ order, cents: order.gross_cents, account: null }, sender),
		order_letter_again: orders.confirmationMail(confirmed, sender),
		order_lapsed: orders.lapsedMail(content, sender),
		order_withdrawn: problems.withdrawnMail({ order, backCents: order.gross_cents, creditNoteId: 1 }, sender),
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
		daily_list: set(dailyListMail(PERSON.name, TO_DO_LIST, publicUrl)),
		account_deleted: set(members.accountDeletedMail(PERSON.name, ["Rechnungen bis 31.12.2034"], sender)),
		person_erased: set(erasedMail(SAMPLE_ERASURE, sender)),
		account_unused: set(members.accountUnusedMail(PERSON.name, "15.12.2026", sender)),
		newsletter_confirmation: set(newsletter.confirmationMail(link("/newsletter/bestaetigen"), UNTIL)),
		newsletter_import: set(
			newsletter.importedMail(link("/newsletter/bestaetigen"), UNTIL, {
				given: "2026-09-12",
				how: "Anmeldeliste Sommerfest",
			}),
		),
		newsletter_known: set(newsletter.alreadySubscribedMail()),
		newsletter_welcome: set(newsletter.welcomeMail(link("/newsletter/abmelden"))),
		contact_request: set(contact.requestMail(CONTACT)),
		contact_answer: set(
			contact.answerMail("Hallo Mika,\n\nam Donnerstag haben wir Zeit.\n\nViele Grüße\nPetra", CONTACT),
		),
		contact_receipt: set(contact.receiptMail(CONTACT)),
		donation_transfer: set(donations.transferMail({ name: PERSON.name, purpose: "Vorlesekoffer" }, transfer)),
		donation_paid: set(donations.paidMail(sampleDonation(), provider, true)),
		donation_receipt: receiptMail(sampleReceipt(provider), 1, sender),
		donor_address: addressMail({ ...sampleDonation(), paid_on: DAY }, link("/spenden/anschrift"), sender),
		donation_notice: set(donations.receivedMail(sampleDonation())),
		dunning: dunningMail(sampleReminder(1, provider), sender, null),
		dunning_second: dunningMail(sampleReminder(2, provider), sender, null),
		dunning_last: dunningMail(sampleReminder(3, provider), sender, null),
		donation_problem: set(donations.problemMail(sampleDonation(), SEEN)),
		withdrawal_receipt: set(withdrawal.receiptMail(WITHDRAWAL, receivedAt, { kind: "office" })),
		withdrawal_receipt_link: set(
			withdrawal.receiptMail(WITHDRAWAL, receivedAt, {
				kind: "link",
				...linkUntil("/vertrag-widerrufen/bestaetigen"),
			}),
		),
		withdrawal_receipt_done: set(withdrawal.receiptMail(WITHDRAWAL, receivedAt, { kind: "done" })),
		withdrawal_refused: set(
			withdrawal.refusedMail(
				{ ...WITHDRAWAL, received_at: AT },
				"Dein Film war schon ganz angesehen, und du hattest zugestimmt, dass das Widerrufsrecht damit erlischt.",
			),
		),
		withdrawal_notice: set(withdrawal.noticeMail(WITHDRAWAL, receivedAt, { number: order.number, isClear: true })),
		newsletter_test: campaignTestMail(CAMPAIGN, sender),
		date_message: messages.messageMail(MESSAGE, MESSAGE_VALUES, sender),
		message_test: messages.testMail(MESSAGE, MESSAGE_VALUES, sender),
		mail_test: set(state.testMail(PERSON.name, AT)),
		demo_welcome: set(welcomeMail(publicUrl)),
	};
}
