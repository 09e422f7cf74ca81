import { createHash } from "node:crypto";
import { compact } from "./matching/numbers.ts";
import type { ReadTransaction } from "./reading/statement.ts";

/** OFF-076: by what a booking is known again, in whichever file it comes; blanks and case differ between the formats. */
export const fingerprintOf = (account: string, { booked_on, amount_cents, iban, purpose }: ReadTransaction): string =>
	createHash("sha256")
		.update([account, booked_on, amount_cents, iban ?? "", compact(purpose)].join("|"))
		.digest("hex");

interface Marked {
	fingerprint: string;
	bank_reference: string | null;
}

/**
 * What of a file is not there yet. Of equal ones those with the same mark of the bank are the same; where one side has no
 * mark the other's stands for it, each once. Whatever is left is new.
 */
export function newOnes<T extends Marked>(incoming: readonly T[], stored: readonly Marked[]): T[] {
	const left = Map.groupBy(stored, ({ fingerprint }) => fingerprint);
	const take = ({ fingerprint }: T, fits: (known: Marked) => boolean): boolean => {
		const known = left.get(fingerprint) ?? [];
		const at = known.findIndex(fits);
		if (at >= 0) known.splice(at, 1);
		return at >= 0;
	};
	const unmatched = incoming.filter((one) => !take(one, (known) => known.bank_reference === one.bank_reference));
	return unmatched.filter((one) => !take(one, (known) => one.bank_reference === null || known.bank_reference === null));
}

/** Equal ones are counted on from those that are there. */
export function counted<T extends Marked>(fresh: readonly T[], stored: readonly Marked[]): (T & { nth: number })[] {
	const keyOf = ({ fingerprint, bank_reference }: Marked) => `${fingerprint}|${bank_reference ?? ""}`;
	const counts = new Map<string, number>();
	for (const one of stored) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
	return fresh.map((one) => {
		const nth = (counts.get(keyOf(one)) ?? 0) + 1;
		counts.set(keyOf(one), nth);
		return { ...one, nth };
	});
}
