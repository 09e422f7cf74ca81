import { and, asc, eq, inArray, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accessGrants } from "#server/access/tables.ts";
import { attendance } from "#server/attendance/tables.ts";
import { auditTrail } from "#server/audit/tables.ts";
import { basketLines, baskets } from "#server/basket/tables.ts";
import { certificates } from "#server/certificates/tables.ts";
import { contactRequests } from "#server/contact/tables.ts";
import { courses } from "#server/courses/tables.ts";
import { dateAlerts } from "#server/date-alerts/tables.ts";
import type { Db } from "#server/db/client.ts";
import { donations } from "#server/donations/tables.ts";
import { invoices } from "#server/invoices/tables.ts";
import type { MemberRow } from "#server/members/store.ts";
import { messageRecipients, messages } from "#server/messages/tables.ts";
import { newsletterSubscribers } from "#server/newsletter/tables.ts";
import { orderLines, orders } from "#server/orders/tables.ts";
import { letterBlocks, outbox } from "#server/outbox/tables.ts";
import { payments } from "#server/payments/tables.ts";
import { personNotes } from "#server/people/tables.ts";
import { pins } from "#server/pins/tables.ts";
import { donationReceipts } from "#server/receipts/tables.ts";
import { securityEvents } from "#server/security/tables.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { knownBrowsers, tokens } from "#server/sessions/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { vouchers } from "#server/vouchers/tables.ts";
import { waitingList } from "#server/waiting-list/tables.ts";
import { withdrawals } from "#server/withdrawal/tables.ts";

/** Rows with an address belong to the member once they have confirmed that it is theirs. */
const withAddress = (column: PgColumn, { email, email_confirmed_at }: MemberRow): SQL =>
	email_confirmed_at ? sql`lower(${column}) = ${email.toLowerCase()}` : sql`false`;

const withPhone = (column: PgColumn, { phone_number, pin_authenticated_at }: MemberRow): SQL =>
	pin_authenticated_at ? sql`${column} = ${phone_number}` : sql`false`;

export const findOrders = (db: Db, member: MemberRow) =>
	db
		.select()
		.from(orders)
		.where(or(eq(orders.member_id, member.id), and(isNull(orders.member_id), withAddress(orders.email, member))))
		.orderBy(asc(orders.id));

export const findOrderLines = (db: Db, orderIds: number[]) =>
	db
		.select({
			order_id: orderLines.order_id,
			topic: orderLines.topic,
			voucher_code: vouchers.code,
			discount: orderLines.discount,
			gross_cents: orderLines.gross_cents,
			access_starts_at: accessGrants.starts_at,
			access_expires_at: accessGrants.expires_at,
			first_played_at: accessGrants.first_played_at,
		})
		.from(orderLines)
		.leftJoin(vouchers, eq(vouchers.id, orderLines.voucher_id))
		.leftJoin(accessGrants, eq(accessGrants.order_line_id, orderLines.id))
		.where(inArray(orderLines.order_id, orderIds))
		.orderBy(asc(orderLines.id));

export const findPayments = (db: Db, orderIds: number[]) =>
	db.select().from(payments).where(inArray(payments.order_id, orderIds)).orderBy(asc(payments.id));

export const findDocuments = (db: Db, orderIds: number[], signUpIds: number[]) =>
	db
		.select()
		.from(invoices)
		.where(or(inArray(invoices.order_id, orderIds), inArray(invoices.sign_up_id, signUpIds)))
		.orderBy(asc(invoices.id));

export const findSignUps = (db: Db, member: MemberRow) =>
	db
		.select({ signUp: signUps, date: seminarDates.date, topic: seminars.topic })
		.from(signUps)
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(withAddress(signUps.email, member))
		.orderBy(asc(signUps.id));

export const findPersons = (db: Db, signUpIds: number[]) =>
	db
		.select()
		.from(signUpPersons)
		.where(inArray(signUpPersons.sign_up_id, signUpIds))
		.orderBy(asc(signUpPersons.position));

/** Where others have booked and named the member as one who comes. */
export const findParticipations = (db: Db, member: MemberRow) =>
	db
		.select({ person: signUpPersons, date: seminarDates.date, topic: seminars.topic })
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(and(withAddress(signUpPersons.email, member), not(withAddress(signUps.email, member))))
		.orderBy(asc(signUpPersons.id));

export const findAttendance = (db: Db, personIds: number[]) =>
	db
		.select({
			person_id: attendance.person_id,
			starts_at: seminarSessions.starts_at,
			state: attendance.state,
			minutes: attendance.minutes,
			source: attendance.source,
			noted_at: attendance.noted_at,
		})
		.from(attendance)
		.innerJoin(seminarSessions, eq(seminarSessions.id, attendance.session_id))
		.where(and(inArray(attendance.person_id, personIds), ne(attendance.state, "open")))
		.orderBy(asc(seminarSessions.starts_at));

export const findCertificates = (db: Db, personIds: number[]) =>
	db
		.select({
			person_id: certificates.person_id,
			number: certificates.number,
			issued_on: certificates.issued_on,
			replaced_at: certificates.replaced_at,
			withdrawn_at: certificates.withdrawn_at,
		})
		.from(certificates)
		.where(inArray(certificates.person_id, personIds))
		.orderBy(asc(certificates.id));

export const findWaiting = (db: Db, member: MemberRow) =>
	db
		.select({ entry: waitingList, date: seminarDates.date, topic: seminars.topic })
		.from(waitingList)
		.innerJoin(seminarDates, eq(seminarDates.id, waitingList.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(withAddress(waitingList.email, member))
		.orderBy(asc(waitingList.id));

/** What was written to the people of a date; the letters themselves stand among all others. */
export const findDateMessages = (db: Db, member: MemberRow) =>
	db
		.select({
			topic: seminars.topic,
			date: seminarDates.date,
			name: messageRecipients.name,
			email: messageRecipients.email,
			subject: messages.subject,
			text: messages.text,
			written_at: messages.written_at,
		})
		.from(messageRecipients)
		.innerJoin(messages, eq(messages.id, messageRecipients.message_id))
		.innerJoin(seminarDates, eq(seminarDates.id, messages.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(withAddress(messageRecipients.email, member))
		.orderBy(asc(messageRecipients.id));

export const findDateAlerts = (db: Db, member: MemberRow) =>
	db
		.select({
			topic: seminars.topic,
			email: dateAlerts.email,
			state: dateAlerts.state,
			requested_at: dateAlerts.requested_at,
			confirmed_at: dateAlerts.confirmed_at,
		})
		.from(dateAlerts)
		.innerJoin(seminars, eq(seminars.id, dateAlerts.seminar_id))
		.where(withAddress(dateAlerts.email, member))
		.orderBy(asc(dateAlerts.id));

export const findNewsletter = (db: Db, member: MemberRow) =>
	db.select().from(newsletterSubscribers).where(withAddress(newsletterSubscribers.email, member));

export const findContactRequests = (db: Db, member: MemberRow) =>
	db.select().from(contactRequests).where(withAddress(contactRequests.email, member)).orderBy(asc(contactRequests.id));

export const findDonations = (db: Db, member: MemberRow) =>
	db.select().from(donations).where(withAddress(donations.email, member)).orderBy(asc(donations.id));

export const findReceipts = (db: Db, member: MemberRow) =>
	db
		.select()
		.from(donationReceipts)
		.where(withAddress(donationReceipts.email, member))
		.orderBy(asc(donationReceipts.id));

/** PERSON-06: what staff have noted. */
export const findNotes = (db: Db, member: MemberRow) =>
	db
		.select({ text: personNotes.text, created_at: personNotes.created_at, updated_at: personNotes.updated_at })
		.from(personNotes)
		.where(and(withAddress(personNotes.email, member), isNull(personNotes.deleted_at)))
		.orderBy(asc(personNotes.id));

/** Which letters they do not get; kept by the hash of the address alone. */
export const findLetterBlocks = (db: Db, { email, email_confirmed_at }: MemberRow) =>
	db
		.select({ level: letterBlocks.level, reason: letterBlocks.reason, set_at: letterBlocks.set_at })
		.from(letterBlocks)
		.where(
			email_confirmed_at
				? sql`${letterBlocks.address_hash} = sha256(convert_to(${email.toLowerCase()}, 'UTF8'))`
				: sql`false`,
		);

export const findWithdrawals = (db: Db, member: MemberRow) =>
	db.select().from(withdrawals).where(withAddress(withdrawals.email, member)).orderBy(asc(withdrawals.id));

export const findMails = (db: Db, member: MemberRow) =>
	db
		.select({
			channel: outbox.channel,
			kind: outbox.kind,
			message: outbox.message,
			sent_at: outbox.sent_at,
			created_at: outbox.created_at,
		})
		.from(outbox)
		.where(or(withAddress(outbox.recipient, member), withPhone(outbox.recipient, member)))
		.orderBy(asc(outbox.created_at));

export const findTokens = (db: Db, { id }: MemberRow) =>
	db
		.select({
			kind: tokens.kind,
			browser: tokens.browser,
			last_used_at: tokens.last_used_at,
			created_at: tokens.created_at,
			expires_at: tokens.expires_at,
			revoked_at: tokens.revoked_at,
		})
		.from(tokens)
		.where(eq(tokens.member_id, id))
		.orderBy(asc(tokens.id));

export const findBrowsers = (db: Db, { id }: MemberRow) =>
	db
		.select({ first_seen_at: knownBrowsers.first_seen_at, last_seen_at: knownBrowsers.last_seen_at })
		.from(knownBrowsers)
		.where(eq(knownBrowsers.member_id, id))
		.orderBy(asc(knownBrowsers.id));

export const findSecurityEvents = (db: Db, { id }: MemberRow) =>
	db
		.select({ at: securityEvents.at, event: securityEvents.event, network: securityEvents.network })
		.from(securityEvents)
		.where(eq(securityEvents.member_id, id))
		.orderBy(asc(securityEvents.id));

export const findPins = (db: Db, { id }: MemberRow) =>
	db
		.select({ phone_number: pins.phone_number, created_at: pins.created_at, confirmed_at: pins.confirmed_at })
		.from(pins)
		.where(eq(pins.member_id, id))
		.orderBy(asc(pins.id));

export const findBasketLines = (db: Db, { id }: MemberRow) =>
	db
		.select({ topic: courses.topic, created_at: basketLines.created_at })
		.from(baskets)
		.innerJoin(basketLines, eq(basketLines.basket_id, baskets.id))
		.innerJoin(courses, eq(courses.id, basketLines.course_id))
		.where(and(eq(baskets.member_id, id), isNull(baskets.ordered_at)));

export const findChanges = (db: Db, { id }: MemberRow) =>
	db
		.select({ at: auditTrail.at, action: auditTrail.action })
		.from(auditTrail)
		.where(and(eq(auditTrail.subject, "member"), eq(auditTrail.subject_id, String(id))))
		.orderBy(asc(auditTrail.id));
