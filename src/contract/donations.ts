import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";
import { PAGE_METHODS, PAYMENT_STATES } from "./payment-methods.ts";

export const DONATION_RHYTHMS = ["one_off", "monthly"] as const;

const DONATION_PURPOSE_MAX_LENGTH = 60;
const MOST_PURPOSES = 8;

/** One on each line, none twice. */
export const purposesIn = (text: string): string[] => [
	...new Set(
		text
			.split("\n")
			.map((line) => line.trim())
			.filter((line) => line !== ""),
	),
];

export const areDonationPurposes = (text: string): boolean =>
	purposesIn(text).length <= MOST_PURPOSES &&
	purposesIn(text).every(({ length }) => length <= DONATION_PURPOSE_MAX_LENGTH);

/** Of receipts for the tax office: for one donation, for a year. */
export const RECEIPT_KINDS = ["single", "collective"] as const;
/** To be signed and posted, to be posted, on its way, void. */
export const RECEIPT_STATES = ["to_sign", "to_post", "sent", "void"] as const;

const AMOUNT_MESSAGE = "Bitte einen Betrag von 1 bis 100000 Euro angeben";

/** Euro with at most two digits. */
export const donationAmount = z.number(AMOUNT_MESSAGE).check(
	z.gte(1, AMOUNT_MESSAGE),
	z.lte(100_000, AMOUNT_MESSAGE),
	z.refine((value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4), AMOUNT_MESSAGE),
);

export const DonationFields = z.object({
	amount: donationAmount,
	rhythm: z.enum(DONATION_RHYTHMS),
	/** One of those that the house offers; left out: wherever it is needed. */
	purpose: field.emptyOr(field.text(DONATION_PURPOSE_MAX_LENGTH)),
	name: field.optionalText,
	email: z.optional(field.email),
	/** DON-03: only whoever wants a receipt for the tax office is asked where they live. */
	receipt_wanted: z.optional(z.boolean()),
	street_address: field.optionalText,
	street_suffix: field.emptyOr(field.houseNumber),
	postcode: field.emptyOr(field.postcode),
	city: field.optionalText,
	website: field.honeypot,
});

/** What a receipt has to name. */
const ON_RECEIPTS = ["name", "street_address", "street_suffix", "postcode", "city"] as const;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/* @__NO_SIDE_EFFECTS__ */
export const namedOnReceipts = <T extends z.ZodMiniType>(schema: T): T =>
	schema.check(
		...ON_RECEIPTS.map((name) =>
			z.refine((values: unknown) => isObject(values) && (values.receipt_wanted !== true || Boolean(values[name])), {
				path: [name],
				error: field.REQUIRED,
				when: ({ value }) => isObject(value),
			}),
		),
	);

export const DonationRequest = namedOnReceipts(DonationFields);
export type DonationRequest = z.input<typeof DonationRequest>;

/** What a bank app needs; the GiroCode holds the same as a picture. */
export const Transfer = z.object({
	recipient: z.string(),
	iban: z.string(),
	bic: z.string(),
	bank: z.string(),
	amount: z.number(),
	rhythm: z.enum(DONATION_RHYTHMS),
	reference: z.string(),
	/** The modules of the QR code, row by row: "1" is dark. */
	giro_code: z.array(z.string()),
});
export type Transfer = z.output<typeof Transfer>;

const pageMethodId = z
	.int(field.REQUIRED)
	.check(z.refine((id: number) => PAGE_METHODS.some((method) => method.id === id), field.INVALID_VALUE));

/** Paid at once on the payment page; what comes every month comes by standing order. */
export const DonationPayment = namedOnReceipts(
	z.extend(DonationFields, { rhythm: z.literal("one_off"), payment_method_id: pageMethodId }),
);
export type DonationPayment = z.output<typeof DonationPayment>;

export const DonationState = z.object({
	amount: z.number(),
	state: z.enum(PAYMENT_STATES),
});
export type DonationState = z.output<typeof DonationState>;

/** What the page behind the link in the letter asks, and of which gift. */
export const DonorQuestion = z.object({
	amount: z.number(),
	/** The day on which it arrived. */
	day: z.string(),
	state: z.enum(["open", "given", "confirmed"]),
});
export type DonorQuestion = z.output<typeof DonorQuestion>;

export const DonorHome = z.object({
	name: field.requiredText,
	street_address: field.requiredText,
	street_suffix: field.houseNumber,
	postcode: field.postcode,
	city: field.requiredText,
});
export type DonorHome = z.output<typeof DonorHome>;

const ByToken = z.object({ token: field.token });
const PaymentPage = single(z.object({ payment_url: z.string() }));

export const donations = {
	pledge: endpoint({
		method: "POST",
		path: "/donation",
		access: "public",
		status: 201,
		summary: "Kündigt eine Spende an und antwortet mit den Überweisungsdaten",
		body: DonationRequest,
		response: single(Transfer),
	}),
	pay: endpoint({
		method: "POST",
		path: "/donation/payment",
		access: "public",
		status: 201,
		summary: "Beginnt eine Spende, die auf der Zahlungsseite bezahlt wird",
		body: DonationPayment,
		response: PaymentPage,
	}),
	state: endpoint({
		method: "GET",
		path: "/donation/:token",
		access: "public",
		summary: "Stand einer Spende mit dem Schlüssel aus ihrer Zahlungsseite",
		params: ByToken,
		response: single(DonationState),
	}),
	question: endpoint({
		method: "GET",
		path: "/donation/address/:token",
		access: "public",
		summary: "Für welche Spende mit dem Schlüssel aus dem Brief nach der Anschrift gefragt wird",
		params: ByToken,
		response: single(DonorQuestion),
	}),
	setAddress: endpoint({
		method: "PUT",
		path: "/donation/address/:token",
		access: "public",
		summary: "Nennt die Anschrift für die Zuwendungsbestätigung",
		refuses: ["donation_confirmed", "too_many"],
		params: ByToken,
		body: DonorHome,
		response: single(DonorQuestion),
	}),
	payAgain: endpoint({
		method: "POST",
		path: "/donation/:token/payment",
		access: "public",
		summary: "Beginnt die Zahlung einer Spende noch einmal",
		refuses: ["donation_not_payable"],
		params: ByToken,
		response: PaymentPage,
	}),
};
