import { maskIban } from "#contract/iban.ts";
import { INVOICE_DUE_DAYS } from "#contract/legal/terms-payment.ts";
import { EXEMPTION } from "#contract/money.ts";
import { SETTINGS_GROUPS, type Settings } from "#contract/office/settings.ts";
import type { Provider } from "#contract/site.ts";
import type { GroupRow, Values } from "./store.ts";

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
		payment: { invoice_due_days: INVOICE_DUE_DAYS },
		retention: { contact_months: 6, waiting_list_months: 6 },
		certificates: { issue: "by_hand", below: "remark" },
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
