import * as z from "zod/mini";
import { BookedCertificate } from "./certificates.ts";
import { DAY_MS, MINUTE_MS, PERSONS } from "./constants.ts";
import { Document } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { BookedHandout } from "./handouts.ts";
import { TAX_CATEGORIES } from "./money.ts";
import { single } from "./paging.ts";
import { DateFacts } from "./seminars.ts";
import { VOUCHER_REFUSALS } from "./voucher-refusals.ts";

/** What funded seminars ask about the person's engagement; the index is the value on the wire. */
export const NONPROFIT_SECTORS = [
	"Keine Angabe",
	"Bildung",
	"Bürgerschaftliches Engagement",
	"Denkmalpflege",
	"Heimat und Brauchtum",
	"Kunst und Kultur",
	"Religionsgemeinschaften",
	"Rettungsdienste",
	"Soziales",
	"Sport",
	"Tierschutz",
	"Umwelt und Natur",
	"Wohlfahrtspflege",
	"Sonstiges",
] as const;

export const NONPROFIT_COMMITMENTS = [
	"Keine Angabe",
	"Ich möchte anfangen",
	"Weniger als ein Jahr",
	"Ein bis fünf Jahre",
	"Mehr als fünf Jahre",
] as const;

export const NONPROFIT_WEEKLY_COMMITMENTS = [
	"Keine Angabe",
	"Bis 5 Stunden",
	"5 bis 10 Stunden",
	"10 bis 20 Stunden",
	"Mehr als 20 Stunden",
] as const;

export const BUTTON_LABELS = { free: "Kostenlos anmelden", priced: "Kostenpflichtig anmelden" } as const;

/** Kept in place of a button's words where somebody called. */
export const READ_OUT_LABEL = "Am Telefon vorgelesen und gebucht";

const EARLY_PERFORMANCE_REQUIRED =
	"Das Seminar beginnt vor dem Ende der Widerrufsfrist. Dafür brauchen wir deine ausdrückliche Zustimmung";

/** How long a seat that was given back can be taken again with one press, as long as it is free. */
export const UNDO_MS = 10 * MINUTE_MS;

const WITHDRAWAL_DAYS = 14;
export const beginsWithinWithdrawal = (date: string, now: Date): boolean =>
	Date.parse(date) - now.getTime() < WITHDRAWAL_DAYS * DAY_MS;

/** 0 is an answer: 'Keine Angabe'. */
const answer = (options: readonly string[]) =>
	z.int(field.REQUIRED).check(z.gte(0, field.INVALID_VALUE), z.lte(options.length - 1, field.INVALID_VALUE));

/** They may be left out where nobody has to prove anything. */
export const nonprofitAnswers = {
	nonprofit_sector: z.optional(answer(NONPROFIT_SECTORS)),
	nonprofit_commitment: z.optional(answer(NONPROFIT_COMMITMENTS)),
	nonprofit_weekly_commitment: z.optional(answer(NONPROFIT_WEEKLY_COMMITMENTS)),
};

export const SignUpPerson = z.object({ first_name: field.optionalText, last_name: field.optionalText });

export const personsOfBooking = {
	number_of_persons: z
		.int("Ungültiger Wert")
		.check(z.gte(PERSONS.min, "Ungültiger Wert"), z.lte(PERSONS.max, `Maximal ${PERSONS.max}`)),
	/** The others, in order; names are optional. */
	persons: z.optional(z.array(SignUpPerson).check(z.maxLength(PERSONS.max - 1, `Maximal ${PERSONS.max}`))),
};

export const SignUp = z.object({
	presence_seminar_id: field.id,
	presence_seminar_date_id: field.id,
	...personsOfBooking,
	first_name: field.requiredText,
	last_name: field.requiredText,
	company: field.optionalText,
	street_address: field.requiredText,
	street_suffix: field.houseNumber,
	postcode: field.postcode,
	city: field.requiredText,
	email: field.email,
	phone: field.optionalText,
	...field.buyerReferences,
	...nonprofitAnswers,
	accept_terms: field.acceptedTerms,
	accept_newsletter: z.optional(z.boolean()),
	accept_early_performance: z.optional(z.boolean()),
	voucher_code: field.optionalText,
	/** Repeating a request with the same key answers the same booking. */
	idempotency_key: z.optional(field.token),
	website: field.honeypot,
});
export type SignUp = z.input<typeof SignUp>;

/** Without a price the questions must be answered: they are the proof of the funding. */
export const FreeSignUp = z.extend(SignUp, {
	nonprofit_sector: answer(NONPROFIT_SECTORS),
	nonprofit_commitment: answer(NONPROFIT_COMMITMENTS),
	nonprofit_weekly_commitment: answer(NONPROFIT_WEEKLY_COMMITMENTS),
});

/** For the screens that ask for it. */
export const earlyPerformance = {
	accept_early_performance: z
		.boolean(EARLY_PERFORMANCE_REQUIRED)
		.check(z.refine((value: boolean) => value, EARLY_PERFORMANCE_REQUIRED)),
};

export const EarlySignUp = z.extend(SignUp, earlyPerformance);

export const BookedPerson = z.object({
	position: z.int(),
	first_name: z.nullable(z.string()),
	last_name: z.nullable(z.string()),
	cancelled: z.boolean(),
	/** What their QR code at the door says (ROOM-02), and the code as rows of modules; none where nobody meets. */
	code: z.string(),
	code_rows: z.array(z.string()),
});

export const Booking = z.extend(DateFacts, {
	number: z.string(),
	/** Its own page, for whoever has booked. */
	path: z.string(),
	company: z.nullable(z.string()),
	number_of_persons: z.int(),
	persons: z.array(BookedPerson),
	price: z.nullable(z.number()),
	tax_category: z.enum(TAX_CATEGORIES),
	voucher: z.nullable(z.object({ code: z.string(), discount: z.int() })),
	cancelled: z.boolean(),
	cancelled_at: z.nullable(z.string()),
	/** Until when the seats that were given back last can be taken again; null where they cannot. */
	undo_until: z.nullable(z.string()),
	/** Whether we called the date off. */
	date_cancelled: z.boolean(),
	/** The date was moved: when it was to begin, and until when we ask whether it still suits; null where nothing is asked. */
	move: z.nullable(z.object({ from: z.string(), answer_by: z.string() })),
	/** Whether seats can still be given back here: until the day before. */
	can_be_changed: z.boolean(),
	/** Whether somebody else may come instead: until it begins, as the terms say. */
	can_be_renamed: z.boolean(),
	/** The way into an online seminar, from a day before it begins (DATE-08). */
	join_link: z.nullable(z.string()),
	/** The invoice of a priced booking, and credit notes for seats given back. */
	documents: z.array(Document),
	/** Of those who were there. */
	certificates: z.array(BookedCertificate),
	/** Files for everybody who has a seat, from the moment set for each. */
	handouts: z.array(BookedHandout),
});
export type Booking = z.output<typeof Booking>;

const ByToken = z.object({ token: field.token });
/** Persons are counted from 1. */
const position = z.int().check(z.gte(PERSONS.min), z.lte(PERSONS.max));

export const signUps = {
	create: endpoint({
		method: "POST",
		path: "/form/presence_seminar",
		access: "public",
		status: 201,
		summary: "Meldet zu einem Seminartermin an",
		refuses: ["date_unknown", "date_cancelled", "date_closed", "date_full", "sign_up_key_taken", ...VOUCHER_REFUSALS],
		body: SignUp,
		response: single(Booking),
	}),
	get: endpoint({
		method: "GET",
		path: "/booking/:token",
		access: "public",
		summary: "Eine Buchung mit dem Link aus der Bestätigung",
		params: ByToken,
		response: single(Booking),
	}),
	rename: endpoint({
		method: "PUT",
		path: "/booking/:token/persons",
		access: "public",
		summary: "Ändert die Namen der Teilnehmenden",
		refuses: ["booking_closed"],
		params: ByToken,
		body: z.object({ persons: z.array(z.extend(SignUpPerson, { position })).check(z.maxLength(PERSONS.max)) }),
		response: single(Booking),
	}),
	cancel: endpoint({
		method: "POST",
		path: "/booking/:token/cancel",
		access: "public",
		summary: "Gibt einige oder alle Plätze zurück",
		refuses: ["booking_closed"],
		params: ByToken,
		body: z.object({ positions: z.array(position).check(z.minLength(1, field.REQUIRED), z.maxLength(PERSONS.max)) }),
		response: single(Booking),
	}),
	acceptMove: endpoint({
		method: "POST",
		path: "/booking/:token/move",
		access: "public",
		summary: "Sagt, dass der verlegte Termin passt",
		refuses: ["booking_closed"],
		params: ByToken,
		response: single(Booking),
	}),
	rebook: endpoint({
		method: "POST",
		path: "/booking/:token/rebooking",
		access: "public",
		summary: "Bucht dieselben Personen statt des abgesagten Termins für einen anderen desselben Seminars",
		refuses: ["booking_closed", "date_unknown", "date_cancelled", "date_closed", "date_full"],
		params: ByToken,
		body: z.object({ presence_seminar_date_id: field.id }),
		response: single(Booking),
	}),
	undo: endpoint({
		method: "POST",
		path: "/booking/:token/undo",
		access: "public",
		summary: "Nimmt die zuletzt zurückgegebenen Plätze wieder, solange sie frei sind",
		refuses: ["undo_too_late"],
		params: ByToken,
		response: single(Booking),
	}),
};
