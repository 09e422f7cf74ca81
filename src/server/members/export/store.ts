import { and, asc, eq, getTableColumns, inArray, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accessGrants } from "#server/access/tables.ts";
import { attendance, attendanceScans } from "#server/attendance/tables.ts";
import { auditTrail } from "#server/audit/tables.ts";
import { basketLines, baskets } from "#server/basket/tables.ts";
import { campaignDeliveries, campaigns, newsletterBounces } from "#server/campaigns/tables.ts";
import { certificates } from "#server/certificates/tables.ts";
import { contactReplies, contactRequests } from "#server/contact/tables.ts";
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
import { people, personNotes } from "#server/people/tables.ts";
import { pins } from "#server/pins/tables.ts";
import { donationReceipts } from "#server/receipts/tables.ts";
import { securityEvents } from "#server/security/tables.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { knownBrowsers, tokens } from "#server/sessions/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { vouchers } from "#server/vouchers/tables.ts";
import { waitingList } from "#server/waiting-list/tables.ts";
import { withdrawals } from "#server/withdrawal/tables.ts";

/** Whose data is told. */
export interface Subject {
	/** None of somebody without an account. */
	member: MemberRow | null;
	/** What stands under it is theirs: in small letters; none that nobody has confirmed. */
	address: string | null;
	/** The same for a number. */
	phone: string | null;
}

const withAddress = (column: PgColumn, { address }: Subject): SQL => sql`lower(${column}) = ${address}`;
const ofMember = (column: PgColumn, { member }: Subject): SQL => (member ? eq(column, member.id) : sql`false`);

export const findOrders = (db: Db, whose: Subject) =>
	db
		.select()
		.from(orders)
		.where(or(ofMember(orders.member_id, whose), and(isNull(orders.member_id), withAddress(orders.email, whose))))
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

export const findSignUps = (db: Db, whose: Subject) =>
	db
		.select({ signUp: signUps, date: seminarDates.date, topic: seminars.topic })
		.from(signUps)
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(withAddress(signUps.email, whose))
		.orderBy(asc(signUps.id));

export const findPersons = (db: Db, signUpIds: number[]) =>
	db
		.select()
		.from(signUpPersons)
		.where(inArray(signUpPersons.sign_up_id, signUpIds))
		.orderBy(asc(signUpPersons.position));

/** Where others have booked and named the member as one who comes. */
export const findParticipations = (db: Db, whose: Subject) =>
	db
		.select({ person: signUpPersons, date: seminarDates.date, topic: seminars.topic })
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(and(withAddress(signUpPersons.email, whose), not(withAddress(signUps.email, whose))))
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
			is_scanned: sql<boolean>`exists (select 1 from ${attendanceScans} where ${attendanceScans.session_id} = ${attendance.session_id})`,
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
			withdrawn_reason: certificates.withdrawn_reason,
		})
		.from(certificates)
		.where(inArray(certificates.person_id, personIds))
		.orderBy(asc(certificates.id));

export const findWaiting = (db: Db, whose: Subject) =>
	db
		.select({ entry: waitingList, date: seminarDates.date, topic: seminars.topic })
		.from(waitingList)
		.innerJoin(seminarDates, eq(seminarDates.id, waitingList.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(withAddress(waitingList.email, whose))
		.orderBy(asc(waitingList.id));

/** What was written to the people of a date; the letters themselves stand among all others. */
export const findDateMessages = (db: Db, whose: Subject) =>
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
		.where(withAddress(messageRecipients.email, whose))
		.orderBy(asc(messageRecipients.id));

export const findDateAlerts = (db: Db, whose: Subject) =>
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
		.where(withAddress(dateAlerts.email, whose))
		.orderBy(asc(dateAlerts.id));

export const findNewsletter = (db: Db, whose: Subject) =>
	db.select().from(newsletterSubscribers).where(withAddress(newsletterSubscribers.email, whose));

/** Which issues went there. */
export const findIssues = (db: Db, whose: Subject) =>
	db
		.select({
			email: newsletterSubscribers.email,
			subject: campaigns.subject,
			state: campaignDeliveries.state,
			sent_at: campaignDeliveries.sent_at,
			unsubscribed_at: campaignDeliveries.unsubscribed_at,
		})
		.from(campaignDeliveries)
		.innerJoin(campaigns, eq(campaigns.id, campaignDeliveries.campaign_id))
		.innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, campaignDeliveries.subscriber_id))
		.where(withAddress(newsletterSubscribers.email, whose))
		.orderBy(asc(campaignDeliveries.campaign_id));

/** What of them came back. */
export const findBounces = (db: Db, whose: Subject) =>
	db
		.select({
			email: newsletterSubscribers.email,
			kind: newsletterBounces.kind,
			status: newsletterBounces.status,
			created_at: newsletterBounces.created_at,
		})
		.from(newsletterBounces)
		.innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterBounces.subscriber_id))
		.where(withAddress(newsletterSubscribers.email, whose))
		.orderBy(asc(newsletterBounces.id));

export const findContactRequests = (db: Db, whose: Subject) =>
	db
		.select({
			...getTableColumns(contactRequests),
			answers: sql<
				string[]
			>`array(select a.text from contact_answers a where a.request_id = ${contactRequests}.id order by a.id)`,
			notes: sql<
				string[]
			>`array(select n.text from contact_notes n where n.request_id = ${contactRequests}.id order by n.id)`,
		})
		.from(contactRequests)
		.where(withAddress(contactRequests.email, whose))
		.orderBy(asc(contactRequests.id));

/** POST-02: what this person wrote back, also to what somebody else had asked. */
export const findContactReplies = (db: Db, whose: Subject) =>
	db.select().from(contactReplies).where(withAddress(contactReplies.email, whose)).orderBy(asc(contactReplies.id));

export const findDonations = (db: Db, whose: Subject) =>
	db.select().from(donations).where(withAddress(donations.email, whose)).orderBy(asc(donations.id));

export const findReceipts = (db: Db, whose: Subject) =>
	db
		.select()
		.from(donationReceipts)
		.where(withAddress(donationReceipts.email, whose))
		.orderBy(asc(donationReceipts.id));

/** PERSON-06: what staff have noted. */
export const findNotes = (db: Db, whose: Subject) =>
	db
		.select({ text: personNotes.text, created_at: personNotes.created_at, updated_at: personNotes.updated_at })
		.from(personNotes)
		.where(and(withAddress(personNotes.email, whose), isNull(personNotes.deleted_at)))
		.orderBy(asc(personNotes.id));

/** Which letters they do not get; kept by the hash of the address alone. */
export const findLetterBlocks = (db: Db, { address }: Subject) =>
	db
		.select({ level: letterBlocks.level, reason: letterBlocks.reason, set_at: letterBlocks.set_at })
		.from(letterBlocks)
		.where(sql`${letterBlocks.address_hash} = sha256(convert_to(${address}::text, 'UTF8'))`);

export const findWithdrawals = (db: Db, whose: Subject) =>
	db.select().from(withdrawals).where(withAddress(withdrawals.email, whose)).orderBy(asc(withdrawals.id));

export const findMails = (db: Db, whose: Subject) =>
	db
		.select({
			channel: outbox.channel,
			kind: outbox.kind,
			message: outbox.message,
			sent_at: outbox.sent_at,
			created_at: outbox.created_at,
		})
		.from(outbox)
		.where(or(withAddress(outbox.recipient, whose), eq(outbox.recipient, whose.phone ?? "")))
		.orderBy(asc(outbox.created_at));

export const findTokens = (db: Db, whose: Subject) =>
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
		.where(ofMember(tokens.member_id, whose))
		.orderBy(asc(tokens.id));

export const findBrowsers = (db: Db, whose: Subject) =>
	db
		.select({ first_seen_at: knownBrowsers.first_seen_at, last_seen_at: knownBrowsers.last_seen_at })
		.from(knownBrowsers)
		.where(ofMember(knownBrowsers.member_id, whose))
		.orderBy(asc(knownBrowsers.id));

export const findSecurityEvents = (db: Db, whose: Subject) =>
	db
		.select({ at: securityEvents.at, event: securityEvents.event, network: securityEvents.network })
		.from(securityEvents)
		.where(ofMember(securityEvents.member_id, whose))
		.orderBy(asc(securityEvents.id));

export const findPins = (db: Db, whose: Subject) =>
	db
		.select({ phone_number: pins.phone_number, created_at: pins.created_at, confirmed_at: pins.confirmed_at })
		.from(pins)
		.leftJoin(orders, eq(orders.basket_id, pins.basket_id))
		.where(or(ofMember(pins.member_id, whose), withAddress(orders.email, whose)))
		.orderBy(asc(pins.id));

export const findBasketLines = (db: Db, whose: Subject) =>
	db
		.select({ topic: courses.topic, created_at: basketLines.created_at })
		.from(baskets)
		.innerJoin(basketLines, eq(basketLines.basket_id, baskets.id))
		.innerJoin(courses, eq(courses.id, basketLines.course_id))
		.where(and(ofMember(baskets.member_id, whose), isNull(baskets.ordered_at)));

/** Of the account and of the person that the office knows by the address. */
export const findChanges = (db: Db, whose: Subject) =>
	db
		.select({ at: auditTrail.at, action: auditTrail.action })
		.from(auditTrail)
		.leftJoin(people, eq(people.email, whose.address ?? ""))
		.where(
			or(
				and(eq(auditTrail.subject, "member"), eq(auditTrail.subject_id, String(whose.member?.id ?? ""))),
				and(eq(auditTrail.subject, "person"), eq(auditTrail.subject_id, sql`${people.id}::text`)),
			),
		)
		.orderBy(asc(auditTrail.id));
