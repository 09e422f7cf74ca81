import * as z from "zod/mini";
import { bic, iban } from "#contract/bank.ts";
import { TEXT_MAX_LENGTH } from "#contract/constants.ts";
import { isCreditorId } from "#contract/creditor-id.ts";
import { areDonationPurposes } from "#contract/donations.ts";
import * as field from "#contract/fields.ts";
import { INVOICE_DUE_DAYS } from "#contract/legal/terms-payment.ts";
import { single } from "#contract/paging.ts";
import { cleanedPhone, PHONE } from "#contract/phones.ts";
import { baseRatesIn } from "./base-rates.ts";
import { Datev, datevLengths } from "./datev-settings.ts";
import { officeEndpoint } from "./endpoint.ts";
import { Frame } from "./home.ts";
import { dayOrEmpty, isoDay } from "./iso-day.ts";
import { Mail } from "./mail.ts";
import { EXEMPTION_KINDS } from "./receipt-shapes.ts";
import { revision } from "./revision.ts";

/** What the house is called, charges and says, as its Leitung sets it: each group is read and changed as a whole. */

/** Kept as it is typed, because so it is shown. */
const isPhone = z.refine<string>(
	(value) => value === "" || PHONE.test(cleanedPhone(value)),
	"Bitte eine deutsche Nummer angeben",
);
const secureAddress = field
	.text(TEXT_MAX_LENGTH)
	.check(
		z.refine(
			(value: string) => value === "" || (URL.canParse(value) && value.startsWith("https://")),
			"Bitte eine Adresse angeben die mit https:// beginnt",
		),
	);

const Provider = z.object({
	name: field.requiredText,
	short_name: field.limitedText(20),
	legal_name: field.requiredText,
	street: field.requiredText,
	postcode: field.postcode,
	city: field.requiredText,
	management: field.requiredText,
	register_court: field.requiredText,
	register_number: field.requiredText,
});

const Contact = z.object({
	phone: field.requiredText.check(isPhone),
	fax: field.text(TEXT_MAX_LENGTH).check(isPhone),
	email: field.email,
	opening_hours: field.text(TEXT_MAX_LENGTH),
	video_platform_url: secureAddress,
});

const Tax = z.object({
	tax_office: field.requiredText,
	tax_number: field.requiredText,
	/** Who has none names the tax number alone. */
	vat_id: field
		.text(TEXT_MAX_LENGTH)
		.check(z.refine((value: string) => value === "" || /^DE\d{9}$/.test(value), "Bitte DE und neun Ziffern angeben")),
	/** Why an invoice without tax has none (§ 14 Abs. 4 Nr. 8 UStG). */
	exemption: field.requiredText,
});

const Bank = z.object({
	bank: field.requiredText,
	iban: z.pipe(
		field.requiredText.check(
			z.refine(
				(value: string) => value === "" || z.safeParse(iban, value).success,
				"Eine Ziffer passt nicht zur Prüfzahl. Bitte vergleiche mit dem Kontoauszug.",
			),
		),
		iban,
	),
	bic,
	/** Without one nobody pays by direct debit. */
	creditor_id: field.text(TEXT_MAX_LENGTH).check(
		z.overwrite((value: string) => value.replace(/\s+/g, "").toUpperCase()),
		z.refine(
			(value: string) => value === "" || isCreditorId(value),
			"Ein Zeichen passt nicht zur Prüfzahl. Bitte vergleiche mit dem Schreiben der Bundesbank.",
		),
	),
});

/** The terms promise a time to pay: the house may give more of it, never less. */
const MOST_DUE_DAYS = 30;
/** OFF-086: banks take a file at the latest one settlement day before; some want more. */
const MOST_LEAD_DAYS = 5;
const Payment = z.object({
	invoice_due_days: field.wholeNumber(INVOICE_DUE_DAYS, MOST_DUE_DAYS),
	debit_lead_days: field.wholeNumber(1, MOST_LEAD_DAYS),
});

/** Periods that no law names: as long as a question or a wish for a seat may still matter. */
const KEPT_MONTHS = field.wholeNumber(2, 12);
const Retention = z.object({ contact_months: KEPT_MONTHS, waiting_list_months: KEPT_MONTHS });

export const ISSUING = ["by_hand", "by_itself"] as const;
export const BELOW_ENOUGH = ["remark", "none"] as const;
/** When certificates are issued, and what somebody gets who was there for less than four fifths (OFF-022). */
const Certificates = z.object({ issue: z.enum(ISSUING), below: z.enum(BELOW_ENOUGH) });

/** In cents, as many as courts accept for paper and postage (OFF-064). */
export const PAPER_FEES = ["0", "100", "150", "200", "250", "300"] as const;
/** In cents: of less nobody is reminded. */
export const DUNNING_MINIMUMS = ["500", "1000", "2000"] as const;
const Dunning = z.object({
	/** After the day on which it was due, and after the letter before. */
	first_after_days: field.wholeNumber(3, 60),
	second_after_days: field.wholeNumber(7, 60),
	third_after_days: field.wholeNumber(7, 60),
	/** So long somebody has after a letter. */
	term_days: field.wholeNumber(7, 30),
	minimum: z.enum(DUNNING_MINIMUMS),
	paper_fee: z.enum(PAPER_FEES),
	/** § 288 Abs. 2 and 5 BGB: interest and 40 euro, never of consumers. */
	charge_organisations: z.boolean(),
	base_rates: field.requiredLongText.check(
		z.refine(
			(value: string) => baseRatesIn(value) !== null,
			"Bitte je Zeile einen Tag und einen Satz angeben wie 01.07.2025 1,27 %",
		),
	),
});

/** DON-02: what receipts for donations say of the notice of exemption, and who stands for them. */
const Receipts = z.object({
	exemption_kind: z.enum(EXEMPTION_KINDS),
	exemption_office: field.requiredText,
	exemption_number: field.requiredText,
	exemption_day: isoDay,
	/** Not of a notice on the statutes alone. */
	exemption_period: field.text(40),
	/** As they stand behind „wegen Förderung“. */
	purposes: field.requiredText,
	/** Since when the tax office knows that receipts are made by machine; empty: each is signed by hand. */
	machine_since: dayOrEmpty,
	signer: field.requiredText,
	signer_role: field.requiredText,
	/** DON-01: what somebody may give for, one on each line; empty: wherever it is needed. */
	donation_purposes: field.longText.check(
		z.refine(areDonationPurposes, "Bitte höchstens acht Zeilen mit je höchstens 60 Zeichen angeben"),
	),
});

/** NEWS-02, NEWS-03: how fast newsletters leave, when one stops by itself, and when an address is set aside. */
const Newsletter = z.object({
	per_minute: field.wholeNumber(1, 6_000),
	most_failed_percent: field.wholeNumber(1, 50),
	soft_bounces: field.wholeNumber(2, 20),
	soft_days: field.wholeNumber(7, 180),
});

export const SETTINGS = {
	provider: Provider,
	contact: Contact,
	tax: Tax,
	bank: Bank,
	payment: Payment,
	dunning: Dunning,
	frame: Frame,
	retention: Retention,
	certificates: Certificates,
	receipts: Receipts,
	newsletter: Newsletter,
	mail: Mail,
	datev: Datev,
};

export type SettingsGroup = keyof typeof SETTINGS;
export type Settings = { [G in SettingsGroup]: z.output<(typeof SETTINGS)[G]> };
export const SETTINGS_GROUPS = Object.keys(SETTINGS) as [SettingsGroup, ...SettingsGroup[]];

/** Starting values come from the environment, which knows fewer rules than the form. */
const KeptSettings = z.object({
	values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
	revision,
	/** Of those that nobody has changed yet there is neither. */
	updated_at: z.nullable(z.string()),
	updated_by: z.nullable(z.string()),
});
export type KeptSettings = z.output<typeof KeptSettings>;

const AllSettings = z.record(z.enum(SETTINGS_GROUPS), KeptSettings);
export type AllSettings = z.output<typeof AllSettings>;

const changing = {
	method: "PUT",
	access: "settings.write",
	audit: "settings_changed",
	refuses: ["changed_meanwhile"],
	response: single(AllSettings),
} as const;

const changes = <const P extends string, S extends z.core.$ZodLooseShape>(path: P, shape: S, summary: string) =>
	officeEndpoint({
		...changing,
		path: `/office/settings/${path}`,
		summary,
		body: z.object({ ...shape, revision }),
	});

export const settings = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/settings",
		access: "settings.write",
		summary: "Alle Einstellungen des Hauses",
		response: single(AllSettings),
	}),
	provider: changes("provider", Provider.shape, "Ändert Namen, Anschrift, Vorstand und Register"),
	contact: changes("contact", Contact.shape, "Ändert Telefon, Fax, E-Mail und Sprechzeiten"),
	tax: changes("tax", Tax.shape, "Ändert Finanzamt, Steuernummern und den Grund der Befreiung"),
	bank: changes("bank", Bank.shape, "Ändert das Konto des Hauses"),
	payment: changes(
		"payment",
		Payment.shape,
		"Ändert das Zahlungsziel neuer Rechnungen und den Vorlauf von Lastschriften",
	),
	dunning: changes("dunning", Dunning.shape, "Ändert Fristen und Gebühren von Mahnungen und die Basiszinssätze"),
	retention: changes("retention", Retention.shape, "Ändert wie lange Anfragen und Wartelisten aufgehoben werden"),
	certificates: changes(
		"certificates",
		Certificates.shape,
		"Ändert wann Teilnahmebescheinigungen ausgestellt werden und für wen",
	),
	receipts: changes(
		"receipts",
		Receipts.shape,
		"Ändert den Freistellungsbescheid und wer Zuwendungsbestätigungen zeichnet",
	),
	newsletter: changes(
		"newsletter",
		Newsletter.shape,
		"Ändert wie schnell Newsletter hinausgehen und wann eine Adresse ausgesetzt wird",
	),
	datev: officeEndpoint({
		...changing,
		path: "/office/settings/datev",
		summary: "Ändert Nummern und Konten für die Steuerberatung",
		body: z.object({ ...Datev.shape, revision }).check(datevLengths),
	}),
};
