import type { PeriodKey } from "#contract/retention.ts";
import type { PersonalData } from "#server/members/export/rules.ts";

interface Kept {
	/** Where the export of a member's data tells of it. */
	export: keyof PersonalData;
	/** Its row of the privacy notice. */
	kept: PeriodKey;
}

/** Every table that knows a person. A test compares it with the schema, so that no new one is forgotten. */
export const PERSONAL_TABLES: Record<string, Kept> = {
	access_packs: { export: "rights", kept: "rights" },
	access_grants: { export: "orders", kept: "access" },
	baskets: { export: "basket", kept: "baskets" },
	contact_requests: { export: "contact_requests", kept: "contact" },
	contact_replies: { export: "contact_replies", kept: "contact" },
	data_holds: { export: "rights", kept: "rights" },
	data_requests: { export: "rights", kept: "rights" },
	date_alerts: { export: "date_alerts", kept: "date_alerts" },
	donation_receipts: { export: "donation_receipts", kept: "receipts" },
	donations: { export: "donations", kept: "documents" },
	known_browsers: { export: "known_browsers", kept: "browsers" },
	members: { export: "profile", kept: "account" },
	message_recipients: {
		export: "date_messages",
		kept: "free_bookings",
	},
	newsletter_subscribers: { export: "newsletter", kept: "consents" },
	orders: { export: "orders", kept: "documents" },
	outbox: { export: "messages", kept: "letters" },
	/** Holds nothing but what the others do, and goes with the last of them. */
	people: { export: "profile", kept: "documents" },
	person_notes: { export: "notes", kept: "notes" },
	pins: { export: "phone_pins", kept: "pins" },
	security_events: {
		export: "security_events",
		kept: "security",
	},
	sign_up_persons: { export: "participations", kept: "free_bookings" },
	sign_ups: { export: "bookings", kept: "free_bookings" },
	tokens: { export: "logins_and_links", kept: "password_links" },
	waiting_list: { export: "waiting_list", kept: "waiting_list" },
	withdrawals: { export: "withdrawals", kept: "letters" },
};
