import * as z from "zod/mini";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import { DONATION_RHYTHMS, DonorHome, donationAmount, namedOnReceipts } from "#contract/donations.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { exported, exportQuery, LISTS, listed, listQuery, MOST_CHOSEN } from "./listing.ts";
import { span } from "./span.ts";

/** Arrived, to be transferred, left at the payment page, or paid otherwise than pledged. */
export const DONATION_STATES = ["received", "pledged", "unpaid", "problem"] as const;
export type OfficeDonationState = (typeof DONATION_STATES)[number];
/** By hand are entered cash, and expenses that somebody does not claim. */
export const ENTERED_WAYS = ["cash", "waived_expenses"] as const;
export const DONATION_WAYS = ["transfer", "paypal", "credit_card", ...ENTERED_WAYS] as const;

const OfficeDonation = z.object({
	reference: z.string(),
	created_at: z.string(),
	name: z.nullable(z.string()),
	email: z.nullable(z.string()),
	/** In euro. */
	amount: z.number(),
	rhythm: z.enum(DONATION_RHYTHMS),
	/** Of a standing order the how manieth; none of what was given once. */
	turn: z.nullable(z.int()),
	purpose: z.nullable(z.string()),
	way: z.enum(DONATION_WAYS),
	state: z.enum(DONATION_STATES),
	paid_at: z.nullable(z.string()),
	receipt_wanted: z.boolean(),
	/** A receipt names where the donor lives; none where nobody has said it. */
	address: z.nullable(
		z.object({ street_address: z.string(), street_suffix: z.string(), postcode: z.string(), city: z.string() }),
	),
	/** When the donor was last asked for it by mail. */
	asked_at: z.nullable(z.string()),
	/** The one that stands for it. */
	receipt: z.nullable(z.object({ id: z.int(), number: z.string() })),
});
export type OfficeDonation = z.output<typeof OfficeDonation>;

export const DonorAddress = z.extend(DonorHome, {
	/** Other donations of the same name that have none. */
	also_others: z.boolean(),
});
export type DonorAddress = z.output<typeof DonorAddress>;

/** What a receipt names is whole, or left out. */
export const NewDonation = namedOnReceipts(
	z.object({
		way: z.enum(ENTERED_WAYS, field.REQUIRED),
		amount: donationAmount,
		/** The day on which it was handed over, or the claim given up. */
		paid_on: isoDay,
		/** One that is offered, or none. */
		purpose: field.optionalText,
		name: field.requiredText,
		email: field.emptyOr(field.email),
		receipt_wanted: z.boolean(),
		street_address: field.optionalText,
		street_suffix: field.emptyOr(field.houseNumber),
		postcode: field.emptyOr(field.postcode),
		city: field.optionalText,
	}),
);
export type NewDonation = z.output<typeof NewDonation>;

const DonationMonths = z.object({
	year: z.int(),
	/** January to December, in euro; of this year only what has begun. */
	months: z.array(z.object({ now: z.nullable(z.number()), before: z.number() })),
});
export type DonationMonths = z.output<typeof DonationMonths>;

const DonationPurposes = z.object({
	/** What the form asks for now. */
	offered: z.array(z.string()),
	/** What somebody has given for, though it may be offered no more. */
	used: z.array(z.string()),
});
export type DonationPurposes = z.output<typeof DonationPurposes>;

const LISTING = {
	sorts: ["at", "amount"],
	sort: "-at",
	filters: {
		state: z.optional(z.enum(DONATION_STATES)),
		rhythm: z.optional(z.enum(DONATION_RHYTHMS)),
		purpose: z.optional(field.requiredText),
		...span,
	},
} as const;

const DonationsQuery = listQuery(LISTING);
export type DonationsQuery = z.output<typeof DonationsQuery>;

const { access } = LISTS.donations;

export const donations = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/donation",
		access,
		summary: "Alle Spenden, eingegangen oder zugesagt",
		query: DonationsQuery,
		response: listed(OfficeDonation),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/donation/export",
		access,
		summary: "Die gefilterten Spenden als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	months: officeEndpoint({
		method: "GET",
		path: "/office/donation/month",
		access,
		summary: "Was in jedem Monat dieses und des letzten Jahres an Spenden einging",
		response: single(DonationMonths),
	}),
	purposes: officeEndpoint({
		method: "GET",
		path: "/office/donation/purpose",
		access,
		summary: "Wofür gespendet werden kann und wofür gespendet wurde",
		response: single(DonationPurposes),
	}),
	setPurpose: officeEndpoint({
		method: "PUT",
		path: "/office/donation/:reference/purpose",
		access: "donations.write",
		audit: "donation_purpose_changed",
		summary: "Trägt ein wofür eine Spende gegeben wurde; leer heißt: wo sie gebraucht wird",
		params: z.object({ reference: field.requiredText }),
		refuses: ["not_found"],
		body: z.object({ purpose: field.text(TEXT_MAX_LENGTH) }),
		response: single(z.object({ reference: z.string() })),
	}),
	enter: officeEndpoint({
		method: "POST",
		path: "/office/donation",
		access: "donations.write",
		audit: "donation_entered",
		summary: "Trägt eine Spende in bar oder durch Verzicht auf Aufwendungen ein",
		body: NewDonation,
		response: single(z.object({ reference: z.string() })),
	}),
	askAddress: officeEndpoint({
		method: "POST",
		path: "/office/donation/address_request",
		access: "donations.write",
		audit: "donation_address_asked",
		summary: "Fragt per E-Mail nach der Anschrift für die Zuwendungsbestätigung, jede Person für eine ihrer Spenden",
		refuses: ["not_found", "donation_confirmed", "donor_without_email"],
		body: z.object({
			references: z
				.array(field.requiredText)
				.check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_CHOSEN, field.INVALID_VALUE)),
		}),
		response: single(z.object({ asked: z.int() })),
	}),
	setAddress: officeEndpoint({
		method: "PUT",
		path: "/office/donation/:reference/address",
		access: "donations.write",
		audit: "donation_address_changed",
		summary: "Trägt ein auf wen und welche Anschrift eine Zuwendungsbestätigung lautet",
		params: z.object({ reference: field.requiredText }),
		body: DonorAddress,
		response: single(z.object({ donations: z.int() })),
	}),
};
