import { createHash } from "node:crypto";
import { toCurrency } from "n2words/de-DE";
import { foldGerman } from "#contract/folding.ts";
import type { ExemptionState, NoReceipt } from "#contract/office/receipt-shapes.ts";
import type { Settings } from "#contract/office/settings.ts";
import type { Exemption } from "./document.ts";

type ReceiptSettings = Settings["receipts"];

/** § 63 Abs. 5 AO: so long a notice is good for receipts. */
const GOOD_FOR_YEARS = { exemption: 5, statutes: 3 } as const;
const WARNED_MONTHS = 6;
/** § 50 Abs. 4 Nr. 2 EStDV */
const SLIP_UP_TO_CENTS = 300_00;

/** The same day of a later or an earlier month, or the last one of it. */
function shifted(day: string, months: number): string {
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** None before somebody has written down all that receipts have to say of it. */
export function exemptionOf(set: ReceiptSettings): Exemption | null {
	const { exemption_kind: kind, exemption_office: office, exemption_number: number, exemption_day: day } = set;
	const { exemption_period: period, purposes } = set;
	const isWhole = [office, number, day, purposes, set.signer].every(Boolean) && (kind === "statutes" || period !== "");
	return isWhole ? { kind, office, number, day, period: kind === "statutes" ? "" : period, purposes } : null;
}

/** The last day on which a receipt may be issued. */
export const lastDayOf = ({ kind, day }: Pick<Exemption, "kind" | "day">): string =>
	shifted(day, GOOD_FOR_YEARS[kind] * 12);

export function exemptionState(exemption: Exemption | null, today: string): ExemptionState {
	if (!exemption) return "missing";
	const last = lastDayOf(exemption);
	if (today > last) return "ended";
	return today >= shifted(last, -WARNED_MONTHS) ? "ends_soon" : "valid";
}

/** The tax office has to know before the first one. */
export const toldSince = ({ machine_since }: ReceiptSettings, today: string): string | null =>
	machine_since !== "" && machine_since <= today ? machine_since : null;

/** OFF-114: "eintausenddreihundertzweiundzwanzig Euro und fünfzig Cent" */
export const amountInWords = (cents: number): string =>
	toCurrency(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`);

export const getsSlip = (cents: number): boolean => cents <= SLIP_UP_TO_CENTS;

export interface Donor {
	name: string | null;
	email: string | null;
	street_address: string | null;
	street_suffix: string | null;
	postcode: string | null;
	city: string | null;
}

export interface Candidate extends Donor {
	id: number;
	reference: string;
	amount_cents: number;
	waived_expenses: boolean;
	/** The day on which it arrived, in Berlin; none of what is only promised. */
	paid_on: string | null;
	/** A payment of it does not fit. */
	is_unclear: boolean;
	/** Its money went back. */
	is_returned: boolean;
	/** The number of the receipt that stands for it. */
	confirmed_by: string | null;
}

/** OFF-119: why this money cannot be confirmed, whoever gave it. */
export function whyNotMoney(candidate: Candidate): Exclude<NoReceipt, "no_name" | "no_address"> | null {
	if (candidate.confirmed_by !== null) return "confirmed";
	if (candidate.paid_on === null) return "not_received";
	if (candidate.is_returned) return "returned";
	return candidate.is_unclear ? "unclear" : null;
}

export function whyNotDonor(donor: Donor): "no_name" | "no_address" | null {
	if (!donor.name?.trim()) return "no_name";
	return donor.street_address && donor.postcode && donor.city ? null : "no_address";
}

export const streetOf = ({ street_address, street_suffix }: Donor): string =>
	[street_address, street_suffix].filter(Boolean).join(" ");

const addressOf = (donor: Donor): string => `${streetOf(donor)}, ${donor.postcode ?? ""} ${donor.city ?? ""}`;
const folded = (text: string | null): string =>
	foldGerman(text ?? "")
		.replace(/[\s,.-]+/g, " ")
		.trim();

/** The same name at the same mail address, or without one in the same house, is the same person. */
const keyOf = (donor: Donor): string =>
	createHash("sha256")
		.update([folded(donor.name), donor.email ? folded(donor.email) : folded(addressOf(donor))].join("\n"))
		.digest("base64url")
		.slice(0, 22);

export interface DonorYear {
	key: string;
	/** With the newest address that any of the donations names. */
	donor: Donor;
	/** More than one: somebody should look. */
	addresses: number;
	candidates: Candidate[];
}

/** Somebody who was chosen, with all that stood under the name then. */
export interface ChosenDonor {
	key: string;
	donations: number[];
}

/** Everybody who gave something, each with all of it. */
export function byDonor(candidates: readonly Candidate[]): DonorYear[] {
	const groups = Map.groupBy(candidates, keyOf);
	return [...groups].map(([key, own]) => {
		const addressed = own.filter((one) => whyNotDonor(one) === null);
		const donor = addressed.at(-1) ?? (own.at(-1) as Candidate);
		const addresses = new Set(addressed.map((one) => folded(addressOf(one)))).size;
		return { key, donor, addresses, candidates: own };
	});
}
