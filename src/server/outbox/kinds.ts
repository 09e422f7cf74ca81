import type { LetterKind } from "#contract/office/letter-kinds.ts";
import type { BlockLevel } from "#contract/office/letters.ts";

/** How soon a letter must leave: 0 while a person waits for it on the screen, 1 otherwise, 2 for what goes to many. */
export type Urgency = 0 | 1 | 2;

interface Kind {
	urgency: Urgency;
	/** Holds a secret that is good for one use, or whom nothing else tells of any more: nothing of it is kept once it has been sent. */
	secret?: true;
}

const URGENT: Kind = { urgency: 0 };
const URGENT_SECRET: Kind = { urgency: 0, secret: true };
const NORMAL: Kind = { urgency: 1 };
const MANY: Kind = { urgency: 2 };

/** Every letter of the house. Two between which nobody may tell a difference, such as for a known and an unknown address, are alike. */
export const KINDS = {
	pin: URGENT_SECRET,
	password_reset: URGENT_SECRET,
	login_link: URGENT_SECRET,
	account_created: URGENT_SECRET,
	account_exists: URGENT,
	address_confirmation: URGENT_SECRET,
	address_taken: URGENT,
	staff_invitation: URGENT_SECRET,
	staff_password_reset: URGENT_SECRET,
	/** Films open when it has left. */
	order_confirmation: URGENT,
	account_deleted: NORMAL,
	account_unused: NORMAL,
	address_change: NORMAL,
	booking_change: NORMAL,
	booking_confirmation: NORMAL,
	booking_notice: NORMAL,
	certificate: NORMAL,
	clock_doubted: NORMAL,
	contact_answer: NORMAL,
	contact_receipt: NORMAL,
	contact_request: NORMAL,
	daily_list: NORMAL,
	date_alert: NORMAL,
	date_called_off: NORMAL,
	date_found: NORMAL,
	date_moved: NORMAL,
	/** What staff write to those of a date. */
	date_message: MANY,
	debit_announced: NORMAL,
	debit_returned: NORMAL,
	debit_to_invoice: NORMAL,
	demo_welcome: NORMAL,
	dunning: NORMAL,
	donation_notice: NORMAL,
	donation_paid: NORMAL,
	donation_problem: NORMAL,
	donation_receipt: NORMAL,
	donation_transfer: NORMAL,
	donor_address: NORMAL,
	lecturer_pack: NORMAL,
	mail_test: URGENT,
	message_test: URGENT,
	letter_test: URGENT,
	new_browser: NORMAL,
	newsletter_test: URGENT,
	newsletter_confirmation: NORMAL,
	/** A whole list at once. */
	newsletter_import: MANY,
	newsletter_known: NORMAL,
	newsletter_welcome: NORMAL,
	order_access: NORMAL,
	order_corrected: NORMAL,
	order_lapsed: NORMAL,
	order_letter_again: NORMAL,
	order_notice: NORMAL,
	order_receipt: NORMAL,
	order_reduced: NORMAL,
	order_refunded: NORMAL,
	order_withdrawn: NORMAL,
	/** Nothing of it is kept: whoever it goes to is erased. */
	person_erased: { urgency: 1, secret: true },
	password_changed: NORMAL,
	payment_problem: NORMAL,
	pin_cap: NORMAL,
	refund_by_transfer: NORMAL,
	refund_notice: NORMAL,
	sms_test: URGENT,
	staff_account_changed: NORMAL,
	waiting_called_off: NORMAL,
	waiting_joined: NORMAL,
	waiting_lapsed: NORMAL,
	waiting_moved: NORMAL,
	waiting_offer: NORMAL,
	waiting_removed: NORMAL,
	coming_reminder: NORMAL,
	withdrawal_notice: NORMAL,
	withdrawal_receipt: NORMAL,
	withdrawal_refused: NORMAL,
} satisfies Record<LetterKind, Kind>;

/** What nobody needs, and what is only kind: all else is asked for by law or contract, or keeps an account safe. */
const BLOCKED_BY: Partial<Record<LetterKind | "newsletter", readonly BlockLevel[]>> = {
	/** Lies in no outbox: `campaigns/` sends it. */
	newsletter: ["news", "all"],
	newsletter_confirmation: ["news", "all"],
	newsletter_import: ["news", "all"],
	newsletter_known: ["news", "all"],
	newsletter_welcome: ["news", "all"],
	date_alert: ["news", "all"],
	date_found: ["news", "all"],
	demo_welcome: ["all"],
	contact_receipt: ["all"],
	coming_reminder: ["all"],
	date_message: ["all"],
};

/** Whether somebody with this block does not get it. */
export const isBlocked = (kind: string, block: BlockLevel | null): boolean =>
	block !== null && (BLOCKED_BY[kind as LetterKind]?.includes(block) ?? false);

export const urgencyOf = (kind: LetterKind): Urgency => KINDS[kind].urgency;

/** Rows of an older release may bear a name that is not used any more. */
export const holdsSecret = (kind: string): boolean =>
	Object.hasOwn(KINDS, kind) && (KINDS[kind as LetterKind] as Kind).secret === true;
