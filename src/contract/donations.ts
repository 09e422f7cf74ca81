import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

export const DONATION_RHYTHMS = ["one_off", "monthly"] as const;
const AMOUNT_MESSAGE = "Bitte einen Betrag von 1 bis 100000 Euro angeben";

export const DonationRequest = z.object({
	/** Euro with at most two digits. */
	amount: z.number(AMOUNT_MESSAGE).check(
		z.gte(1, AMOUNT_MESSAGE),
		z.lte(100_000, AMOUNT_MESSAGE),
		z.refine((value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4), AMOUNT_MESSAGE),
	),
	rhythm: z.enum(DONATION_RHYTHMS),
	name: field.optionalText,
	email: z.optional(field.email),
	website: field.honeypot,
});
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
};
