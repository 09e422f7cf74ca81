import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { SettingsService } from "#server/settings/service.ts";
import type { Exemption, ReceiptDocument, ReceiptIssuer, SlipDocument } from "./document.ts";
import { receiptMail } from "./mails.ts";
import * as rules from "./rules.ts";
import type { Signature } from "./signature.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	audit: Audit;
	invoices: Pick<Invoices, "takeNumber">;
	settings: Pick<SettingsService, "now">;
	signature: Pick<Signature, "idOf">;
}

interface Wanted {
	donor: rules.Donor;
	candidates: readonly rules.Candidate[];
	/** The whole of it is confirmed at once. */
	period: { from: string; to: string } | null;
}

/** How a receipt would be signed now. */
interface Signing {
	machine_since: string | null;
	signature_id: number | null;
	lacks_signature: boolean;
}

export const yearSpan = (year: number) => ({
	from: berlinMoment({ year, month: 1, day: 1 }),
	to: berlinMoment({ year: year + 1, month: 1, day: 1 }),
});

/** DON-02: receipts for donations after the official pattern. */
export function createReceipts({ clock, outbox, sender, audit, invoices, settings, signature }: Parts) {
	const today = (): string => isoDay(berlinDay(clock()));
	const exemption = (): Exemption | null => rules.exemptionOf(settings.now().receipts);

	/** OFF-116: by machine only where the tax office was told, and with a signature that is printed. */
	async function signing(tx: Db): Promise<Signing> {
		const told = rules.toldSince(settings.now().receipts, today());
		const signature_id = told === null ? null : await signature.idOf(tx);
		return {
			machine_since: signature_id === null ? null : told,
			signature_id,
			lacks_signature: told !== null && signature_id === null,
		};
	}

	/** OFF-111: to the day. */
	function demandExemption(): Exemption {
		const known = exemption();
		if (!known) throw refuse("exemption_missing");
		if (rules.exemptionState(known, today()) === "ended") throw refuse("exemption_ended");
		return known;
	}

	const issuerOf = (): ReceiptIssuer => {
		const { legal_name, street, postcode, city } = sender.provider;
		return { legal_name, street, postcode, city };
	};

	/** All but its number. */
	async function compose(tx: Db, { donor, candidates, period }: Wanted): Promise<Omit<ReceiptDocument, "number">> {
		const { signer, signer_role } = settings.now().receipts;
		const { machine_since, signature_id } = await signing(tx);
		const amount_cents = candidates.reduce((sum, one) => sum + one.amount_cents, 0);
		return {
			kind: period ? "collective" : "single",
			issued_on: today(),
			issuer: issuerOf(),
			donor: {
				name: donor.name ?? "",
				street: rules.streetOf(donor),
				postcode: donor.postcode ?? "",
				city: donor.city ?? "",
			},
			amount_cents,
			amount_words: rules.amountInWords(amount_cents),
			items: candidates.map((one) => ({
				day: one.paid_on ?? "",
				amount_cents: one.amount_cents,
				waived: one.waived_expenses,
			})),
			period,
			exemption: demandExemption(),
			...{ machine_since, signature_id },
			signer: { name: signer, role: signer_role },
		};
	}

	/** Last of all: the number is given in the caller's transaction, which nobody else's can pass meanwhile. */
	async function write(tx: Db, wanted: Wanted, actor: Actor): Promise<store.ReceiptRow> {
		const content = await compose(tx, wanted);
		const number = await invoices.takeNumber(tx, "receipt");
		const document = { number, ...content };
		const needs_signature = content.machine_since === null;
		const { email } = wanted.donor;
		const goesByMail = !needs_signature && email !== null;
		const row = await store.insertReceipt(
			tx,
			{
				number,
				kind: content.kind,
				year: Number(content.items[0]?.day.slice(0, 4)),
				name: content.donor.name,
				email,
				issued_on: content.issued_on,
				amount_cents: content.amount_cents,
				document,
				needs_signature,
				sent_at: goesByMail ? clock() : null,
				created_at: clock(),
			},
			wanted.candidates.map(({ id }) => id),
		);
		if (goesByMail) await outbox.writeMail(tx, "donation_receipt", email, receiptMail(document, row.id, sender));
		await audit.note(tx, actor, "receipt_issued", number, { amount_cents: content.amount_cents });
		return row;
	}

	return {
		today,
		exemption,
		signing,
		demandExemption,
		compose,

		/** One donation; two who confirm it at once wait for each other. */
		async issueSingle(tx: Db, reference: string, actor: Actor): Promise<store.ReceiptRow> {
			demandExemption();
			const known = await store.findByReference(tx, reference);
			if (!known) throw refuse("not_found");
			const [candidate] = await store.lockCandidates(tx, [known.id]);
			if (!candidate) throw refuse("not_found");
			const reason = rules.whyNotMoney(candidate);
			if (reason !== null) throw refuse(reason === "confirmed" ? "donation_confirmed" : "donation_not_confirmable");
			if (rules.whyNotDonor(candidate) !== null) throw refuse("donor_incomplete");
			return write(tx, { donor: candidate, candidates: [candidate], period: null }, actor);
		},

		/** All that somebody gave in a year; none where nothing of it is left to confirm. One gift alone gets its own. */
		async issueYear(tx: Db, year: number, { key, donations }: rules.ChosenDonor): Promise<store.ReceiptRow | null> {
			const found = rules.byDonor(await store.lockCandidates(tx, donations)).find((one) => one.key === key);
			const given = found?.candidates.filter((one) => rules.whyNotMoney(one) === null) ?? [];
			if (!found || given.length === 0 || rules.whyNotDonor(found.donor) !== null) return null;
			const period = given.length > 1 ? { from: `${year}-01-01`, to: `${year}-12-31` } : null;
			return write(tx, { donor: found.donor, candidates: given, period }, "system");
		},

		/** Everybody who gave something in a year, or promised it. */
		donorsOf: async (tx: Db, year: number): Promise<rules.DonorYear[]> =>
			rules.byDonor(await store.findOfYear(tx, yearSpan(year))),

		/** OFF-117: none while receipts may not be issued. */
		slipFor(given: { reference: string; name: string | null; amount_cents: number }): SlipDocument | null {
			const known = exemption();
			const isGood = known && rules.exemptionState(known, today()) !== "ended";
			if (!isGood || !rules.getsSlip(given.amount_cents)) return null;
			const { name: donor, reference, amount_cents } = given;
			const issuer = { ...issuerOf(), iban: sender.provider.iban };
			return { issuer, exemption: known, donor, reference, amount_cents, day: today() };
		},
	};
}

export type Receipts = ReturnType<typeof createReceipts>;
