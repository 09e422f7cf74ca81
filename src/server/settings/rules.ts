import { maskIban } from "#contract/iban.ts";
import { INVOICE_DUE_DAYS } from "#contract/legal/terms-payment.ts";
import { EXEMPTION } from "#contract/money.ts";
import { baseRateText } from "#contract/office/base-rates.ts";
import { SETTINGS_GROUPS, type Settings } from "#contract/office/settings.ts";
import type { Provider } from "#contract/site.ts";
import type { GroupRow, Values } from "./store.ts";

/** § 247 BGB, as the Bundesbank has told them; the house adds the next ones. */
const KNOWN_BASE_RATES = [
	{ from: "2025-01-01", hundredths: 227 },
	{ from: "2025-07-01", hundredths: 127 },
	{ from: "2026-01-01", hundredths: 127 },
];
/** OFF-086: what most banks are content with, and a day more. */
const DEBIT_LEAD_DAYS = 2;

/** What a house begins with. */
export function startingSettings(provider: Provider): Settings {
	const { name, short_name, legal_name, street, postcode, city, management, register_court, register_number } =
		provider;
	const { phone, fax, email, video_platform_url, tax_office, tax_number, vat_id, bank, iban, bic, creditor_id } =
		provider;
	return {
		provider: { name, short_name, legal_name, street, postcode, city, management, register_court, register_number },
		contact: { phone, fax, email, opening_hours: "", video_platform_url },
		tax: { tax_office, tax_number, vat_id, exemption: EXEMPTION },
		bank: { bank, iban, bic, creditor_id },
		payment: { invoice_due_days: INVOICE_DUE_DAYS, debit_lead_days: DEBIT_LEAD_DAYS },
		dunning: {
			...{ first_after_days: 7, second_after_days: 14, third_after_days: 14, term_days: 10 },
			...{ minimum: "500", paper_fee: "200", charge_organisations: false, base_rates: baseRateText(KNOWN_BASE_RATES) },
		},
		retention: { contact_months: 6, waiting_list_months: 6 },
		certificates: { issue: "by_hand", below: "remark" },
		receipts: {
			...{ exemption_kind: "exemption", exemption_office: tax_office, exemption_number: tax_number, exemption_day: "" },
			...{ exemption_period: "", purposes: "", machine_since: "", signer: management, signer_role: "Vorstand" },
			donation_purposes: "",
		},
		newsletter: { per_minute: 300, most_failed_percent: 5, soft_bounces: 5, soft_days: 30 },
		frame: {
			...{ banner_shown: true, banner_text: "", banner_until: "" },
			...{ notice_text: "", notice_link: "", notice_from: "", notice_until: "", notice_kind: "plain" },
		},
		datev: {
			...{ consultant: "", client: "", first_month: "", year_start: 1, chart: "49", account_length: 4 },
			...{ cancellation: "general", debtor: "", bank: "", transit: "", provider: "", video: "", seminars: "" },
			...{ seminars_taxed: "", donations: "", fees: "", dunning: "", written_off: "" },
		},
		mail: { host: "", port: 587, security: "starttls", user: "", from: "", reply_to: "" },
	};
}

/** What somebody has set goes before it; what no row names yet stays as it began. */
export function settingsWith(start: Settings, rows: readonly Pick<GroupRow, "key" | "value">[]): Settings {
	const set = new Map(rows.map(({ key, value }) => [key, value]));
	const entries = SETTINGS_GROUPS.map((group) => [
		group,
		{ ...start[group], ...(set.get(group) as object | undefined) },
	]);
	return Object.fromEntries(entries) as Settings;
}

/** As every screen, letter and document knows the house. */
export function providerOf({ provider, contact, tax, bank }: Settings): Provider {
	const { opening_hours: _, ...ways } = contact;
	const { exemption: __, ...numbers } = tax;
	return { ...provider, ...ways, ...numbers, ...bank };
}

const shown = (field: string, value: unknown): unknown => (field === "iban" ? maskIban(String(value)) : value);

/** Field by field from what to what, for the history; an account stays hidden there as everywhere. */
export const differences = (before: Values, after: Values): Record<string, [unknown, unknown]> =>
	Object.fromEntries(
		Object.keys(after)
			.filter((field) => before[field] !== after[field])
			.map((field) => [field, [shown(field, before[field]), shown(field, after[field])]]),
	);
