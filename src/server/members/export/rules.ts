import { berlinIso } from "#contract/berlin.ts";
import { newsletterWords, orderWords } from "#contract/legal/declarations/by-version.ts";
import type { LegalVersions } from "#contract/legal-texts.ts";
import { centsToEuro } from "#contract/money.ts";
import { BOUNCE_WORDS, DELIVERY_WORDS } from "#contract/office/campaign-states.ts";
import { BLOCK_LEVEL_WORDS } from "#contract/office/letter-words.ts";
import { NONPROFIT_COMMITMENTS, NONPROFIT_SECTORS, NONPROFIT_WEEKLY_COMMITMENTS } from "#contract/sign-ups.ts";
import type { BankData } from "#server/members/profile/rules.ts";
import type { MemberRow } from "#server/members/store.ts";
import type * as money from "./money-store.ts";
import type { findRights } from "./rights-store.ts";
import type * as store from "./store.ts";

type Rows<F extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<F>>;

export interface Found {
	member: MemberRow | null;
	bankData: BankData | null;
	/** Who may debit the accounts. */
	creditor: string;
	orders: Rows<typeof store.findOrders>;
	orderBankData: Map<number, unknown>;
	lines: Rows<typeof store.findOrderLines>;
	payments: Rows<typeof store.findPayments>;
	documents: Rows<typeof store.findDocuments>;
	signUps: Rows<typeof store.findSignUps>;
	persons: Rows<typeof store.findPersons>;
	participations: Rows<typeof store.findParticipations>;
	attendance: Rows<typeof store.findAttendance>;
	certificates: Rows<typeof store.findCertificates>;
	waiting: Rows<typeof store.findWaiting>;
	dateMessages: Rows<typeof store.findDateMessages>;
	dateAlerts: Rows<typeof store.findDateAlerts>;
	newsletter: Rows<typeof store.findNewsletter>;
	issues: Rows<typeof store.findIssues>;
	bounces: Rows<typeof store.findBounces>;
	contactRequests: Rows<typeof store.findContactRequests>;
	contactReplies: Rows<typeof store.findContactReplies>;
	donations: Rows<typeof store.findDonations>;
	receipts: Rows<typeof store.findReceipts>;
	notes: Rows<typeof store.findNotes>;
	letterBlocks: Rows<typeof store.findLetterBlocks>;
	withdrawals: Rows<typeof store.findWithdrawals>;
	mails: (Omit<Rows<typeof store.findMails>[number], "message"> & { subject: string | null })[];
	tokens: Rows<typeof store.findTokens>;
	browsers: Rows<typeof store.findBrowsers>;
	securityEvents: Rows<typeof store.findSecurityEvents>;
	pins: Rows<typeof store.findPins>;
	basket: Rows<typeof store.findBasketLines>;
	changes: Rows<typeof store.findChanges>;
	reminders: Rows<typeof money.findReminders>;
	refunds: (Rows<typeof money.findRefunds>[number] & { opened: unknown })[];
	debits: Rows<typeof money.findDebits>;
	documentNotes: Rows<typeof money.findDocumentNotes>;
	bankRows: Rows<typeof money.findBankRows>;
	rights: Rows<typeof findRights>;
}

const moment = (value: Date | null): string | null => value && berlinIso(value);

/** Which texts held then; null of what was made before that was noted. */
const versionsText = (versions: LegalVersions | null): string | null =>
	versions &&
	`AGB ${versions.terms}, Widerrufsbelehrung ${versions.withdrawal_policy}, Datenschutz ${versions.privacy}`;

const profileOf = (member: MemberRow, bankData: BankData | null) => ({
	member_number: member.id,
	title: member.title,
	name: member.name,
	email: member.email,
	company: member.company,
	street_address: member.street_address,
	street_suffix: member.street_suffix,
	postcode: member.postcode,
	city: member.city,
	phone_number: member.phone_number,
	date_of_birth: member.date_of_birth,
	...bankData,
	created_at: moment(member.created_at),
	updated_at: moment(member.updated_at),
	last_login_at: moment(member.last_login_at),
	email_confirmed_at: moment(member.email_confirmed_at),
	phone_confirmed_at: moment(member.pin_authenticated_at),
	terms_accepted_at: moment(member.terms_accepted_at),
	legal_versions: versionsText(member.legal_versions),
});

const documentOf = ({ kind, number, issued_on, gross_cents }: Found["documents"][number]) => ({
	kind,
	number,
	issued_on,
	total_with_tax: centsToEuro(gross_cents),
});

/** What was declared with the order, in the words of its version as far as it is known. */
function declarationsOf(order: Found["orders"][number], creditor: string): string[] {
	const words = orderWords(order.consent_text_version);
	if (!words) return [];
	return [
		...(order.accept_terms ? [words.terms] : []),
		...(order.accept_early_performance ? [words.early_performance] : []),
		...(order.mandate_reference ? [words.mandate(creditor).join("\n")] : []),
	];
}

const orderOf = (found: Found) => (order: Found["orders"][number]) => ({
	number: order.number,
	ordered_at: moment(order.created_at),
	state: order.state,
	title: order.title,
	name: order.name,
	email: order.email,
	company: order.company,
	order_reference: order.order_reference,
	leitweg_id: order.leitweg_id,
	street_address: order.street_address,
	street_suffix: order.street_suffix,
	postcode: order.postcode,
	city: order.city,
	payment_method: order.payment_method,
	mandate_reference: order.mandate_reference,
	mandate_given_at: moment(order.mandate_given_at),
	direct_debit_account: found.orderBankData.get(order.id) ?? null,
	total_with_tax: centsToEuro(order.gross_cents),
	accept_terms: order.accept_terms,
	accept_early_performance: order.accept_early_performance,
	consent_text_version: order.consent_text_version,
	declarations: declarationsOf(order, found.creditor),
	legal_versions: versionsText(order.legal_versions),
	button_label: order.button_label,
	paid_at: moment(order.paid_at),
	withdrawn_at: moment(order.withdrawn_at),
	courses: found.lines
		.filter(({ order_id }) => order_id === order.id)
		.map((line) => ({
			topic: line.topic,
			voucher_code: line.voucher_code,
			discount: line.discount,
			total_with_tax: centsToEuro(line.gross_cents),
			access_starts_at: moment(line.access_starts_at),
			access_expires_at: moment(line.access_expires_at),
			first_played_at: moment(line.first_played_at),
		})),
	payments: found.payments
		.filter(({ order_id }) => order_id === order.id)
		.map((payment) => ({
			provider: payment.provider,
			state: payment.state,
			amount: centsToEuro(payment.amount_cents),
			created_at: moment(payment.created_at),
			settled_at: moment(payment.settled_at),
		})),
	documents: found.documents.filter(({ order_id }) => order_id === order.id).map(documentOf),
});

const answer = (options: readonly string[], value: number | null) => (value === null ? null : (options[value] ?? null));

const personOf =
	(found: Found) =>
	({ id, first_name, last_name, email, note, reminded_at, coming_at, cancelled_at }: Found["persons"][number]) => ({
		first_name,
		last_name,
		email,
		note,
		reminded_at: moment(reminded_at),
		coming_at: moment(coming_at),
		cancelled_at: moment(cancelled_at),
		attendance: found.attendance
			.filter(({ person_id }) => person_id === id)
			.map(({ starts_at, state, minutes, source, noted_at, is_scanned }) => ({
				date: moment(starts_at),
				state,
				minutes,
				noted_with: source,
				noted_at: moment(noted_at),
				list_scanned: is_scanned,
			})),
		certificates: found.certificates
			.filter(({ person_id }) => person_id === id)
			.map(({ number, issued_on, replaced_at, withdrawn_at, withdrawn_reason }) => ({
				number,
				issued_on,
				replaced_at: moment(replaced_at),
				taken_back_at: moment(withdrawn_at),
				reason: withdrawn_reason,
			})),
	});

const bookingOf =
	(found: Found) =>
	({ signUp, date, topic }: Found["signUps"][number]) => ({
		number: signUp.number,
		topic,
		date: moment(date),
		booked_at: moment(signUp.created_at),
		cancelled_at: moment(signUp.cancelled_at),
		first_name: signUp.first_name,
		last_name: signUp.last_name,
		email: signUp.email,
		company: signUp.company,
		phone: signUp.phone,
		order_reference: signUp.order_reference,
		leitweg_id: signUp.leitweg_id,
		street_address: signUp.street_address,
		street_suffix: signUp.street_suffix,
		postcode: signUp.postcode,
		city: signUp.city,
		number_of_persons: signUp.number_of_persons,
		persons: found.persons.filter(({ sign_up_id }) => sign_up_id === signUp.id).map(personOf(found)),
		nonprofit_sector: answer(NONPROFIT_SECTORS, signUp.nonprofit_sector),
		nonprofit_commitment: answer(NONPROFIT_COMMITMENTS, signUp.nonprofit_commitment),
		nonprofit_weekly_commitment: answer(NONPROFIT_WEEKLY_COMMITMENTS, signUp.nonprofit_weekly_commitment),
		accept_newsletter: signUp.accept_newsletter,
		accept_early_performance: signUp.accept_early_performance,
		legal_versions: versionsText(signUp.legal_versions),
		button_label: signUp.button_label,
		total_with_tax: centsToEuro(signUp.gross_cents),
		documents: found.documents.filter(({ sign_up_id }) => sign_up_id === signUp.id).map(documentOf),
	});

/** Everything stored about the person, as data: secrets are named by their dates only. */
export const personalData = (found: Found, now: Date) => ({
	exported_at: berlinIso(now),
	profile: found.member && profileOf(found.member, found.bankData),
	orders: found.orders.map(orderOf(found)),
	bookings: found.signUps.map(bookingOf(found)),
	participations: found.participations.map(({ person, date, topic }) => ({
		topic,
		date: moment(date),
		...personOf(found)(person),
	})),
	waiting_list: found.waiting.map(({ entry, date, topic }) => ({
		topic,
		date: moment(date),
		name: entry.name,
		email: entry.email,
		number_of_persons: entry.number_of_persons,
		fewer_welcome: entry.fewer_welcome,
		state: entry.state,
		created_at: moment(entry.created_at),
	})),
	date_messages: found.dateMessages.map(({ date, written_at, ...row }) => ({
		...row,
		date: moment(date),
		created_at: moment(written_at),
	})),
	date_alerts: found.dateAlerts.map(({ topic, email, state, requested_at, confirmed_at }) => ({
		topic,
		email,
		state,
		requested_at: moment(requested_at),
		confirmed_at: moment(confirmed_at),
	})),
	newsletter: found.newsletter.map((row) => ({
		email: row.email,
		state: row.state,
		source: row.source,
		text_version: row.text_version,
		declaration: row.import_proof?.words ?? newsletterWords(row.source, row.text_version) ?? null,
		imported: row.import_proof && {
			consent_given: row.import_proof.given,
			how: row.import_proof.how,
			proof_kept: row.import_proof.kept,
			imported_at: row.import_proof.imported_at,
		},
		requested_at: moment(row.requested_at),
		confirmed_at: moment(row.confirmed_at),
		unsubscribed_at: moment(row.unsubscribed_at),
		set_aside_at: moment(row.set_aside_at),
		set_aside_status: row.set_aside_status,
		issues: found.issues
			.filter(({ email }) => email === row.email)
			.map(({ email: _, ...issue }) => ({
				...issue,
				state: DELIVERY_WORDS[issue.state],
				sent_at: moment(issue.sent_at),
				unsubscribed_at: moment(issue.unsubscribed_at),
			})),
		bounces: found.bounces
			.filter(({ email }) => email === row.email)
			.map(({ email: _, ...bounce }) => ({
				...bounce,
				kind: BOUNCE_WORDS[bounce.kind],
				created_at: moment(bounce.created_at),
			})),
	})),
	contact_requests: found.contactRequests.map(
		({ name, company, phone, email, description, answers, notes, closed_at, replied_at, created_at }) => ({
			...{ name, company, phone, email, description },
			answers: answers.join("\n\n") || null,
			request_notes: notes.join("\n\n") || null,
			created_at: moment(created_at),
			replied_at: moment(replied_at),
			closed_at: moment(closed_at),
		}),
	),
	contact_replies: found.contactReplies.map(({ name, email, text, files, created_at }) => ({
		...{ name, email, text },
		files: files.map((file) => file.name).join(", ") || null,
		created_at: moment(created_at),
	})),
	donation_receipts: found.receipts.map((receipt) => ({
		number: receipt.number,
		issued_on: receipt.issued_on,
		name: receipt.name,
		email: receipt.email,
		amount: centsToEuro(receipt.amount_cents),
		sent_at: moment(receipt.sent_at),
		voided_at: moment(receipt.voided_at),
		reason: receipt.void_reason,
	})),
	donations: found.donations.map((donation) => ({
		reference: donation.reference,
		amount: centsToEuro(donation.amount_cents),
		rhythm: donation.rhythm,
		purpose: donation.purpose,
		name: donation.name,
		email: donation.email,
		street_address: donation.street_address,
		street_suffix: donation.street_suffix,
		postcode: donation.postcode,
		city: donation.city,
		receipt_wanted: donation.receipt_wanted,
		waived_expenses: donation.waived_expenses,
		created_at: moment(donation.created_at),
		paid_at: moment(donation.paid_at),
	})),
	notes: found.notes.map(({ text, created_at, updated_at }) => ({
		text,
		created_at: moment(created_at),
		updated_at: moment(updated_at),
	})),
	letter_blocks: found.letterBlocks.map(({ level, reason, set_at }) => ({
		blocked: BLOCK_LEVEL_WORDS[level],
		reason,
		created_at: moment(set_at),
	})),
	reminders: found.reminders.map(({ cents, ...row }) => ({ ...row, amount: centsToEuro(cents) })),
	refunds: found.refunds.map(({ cents, reason, asked_at, paid_on, opened }) => ({
		amount: centsToEuro(cents),
		reason,
		requested_at: asked_at.slice(0, 10),
		paid_at: paid_on,
		...(opened as Record<string, string> | null),
	})),
	debits: found.debits.map(({ cents, ...row }) => ({ ...row, amount: centsToEuro(cents) })),
	document_notes: found.documentNotes.map(({ cents, ...row }) => ({ ...row, amount: cents && centsToEuro(cents) })),
	bank_rows: found.bankRows.map(({ cents, ...row }) => ({ ...row, amount: centsToEuro(cents) })),
	withdrawals: found.withdrawals.map((row) => ({
		name: row.name,
		contract: row.contract,
		email: row.email,
		received_at: moment(row.received_at),
		confirmed_at: moment(row.confirmed_at),
		handled_at: moment(row.handled_at),
		decision: row.decision,
		decision_reason: row.decision_reason,
	})),
	basket: found.basket.map(({ topic, created_at }) => ({ topic, added_at: moment(created_at) })),
	phone_pins: found.pins.map(({ phone_number, created_at, confirmed_at }) => ({
		phone_number,
		sent_at: moment(created_at),
		confirmed_at: moment(confirmed_at),
	})),
	logins_and_links: found.tokens.map(({ kind, browser, created_at, last_used_at, expires_at, revoked_at }) => ({
		kind,
		browser,
		created_at: moment(created_at),
		last_used_at: moment(last_used_at),
		expires_at: moment(expires_at),
		ended_at: moment(revoked_at),
	})),
	known_browsers: found.browsers.map(({ first_seen_at, last_seen_at }) => ({
		first_seen_at: moment(first_seen_at),
		last_seen_at: moment(last_seen_at),
	})),
	security_events: found.securityEvents.map(({ at, event, network }) => ({ at: moment(at), event, network })),
	messages: found.mails.map(({ channel, kind, subject, created_at, sent_at }) => ({
		channel,
		message_kind: kind,
		subject,
		created_at: moment(created_at),
		sent_at: moment(sent_at),
	})),
	rights: [
		...found.rights.requests.map(({ kind, received_on, due_on, note, done_at }) => ({
			kind: `${kind}_request`,
			received_on,
			due_on,
			note,
			handled_at: moment(done_at),
		})),
		...found.rights.holds.map(({ reason, set_at, lifted_at }) => ({
			kind: "hold",
			reason,
			created_at: moment(set_at),
			ended_at: moment(lifted_at),
		})),
		...found.rights.packs.map(({ created_at }) => ({ kind: "pack", created_at: moment(created_at) })),
	],
	changes_by_staff: found.changes.map(({ at, action }) => ({ at: moment(at), action })),
});

export type PersonalData = ReturnType<typeof personalData>;
