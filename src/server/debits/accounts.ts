import type { BankAccount } from "#server/orders/fulfilment.ts";
import type { Account } from "#server/payment-files/pain-parts.ts";
import type { Secrets } from "#server/secrets/service.ts";

/** The account of a mandate; none where nobody can read it any more. */
export async function accountOf(
	secrets: Pick<Secrets, "decryptOrNull">,
	{ bank_data }: { bank_data: Buffer | null },
): Promise<Account | null> {
	const opened = bank_data && ((await secrets.decryptOrNull(bank_data)) as BankAccount | null);
	return opened ? { holder: opened.bank_account_owner, iban: opened.iban.replace(/\s/g, "") } : null;
}

/** All that anybody sees of an account. */
export const endOf = ({ iban }: Account): string => iban.slice(-4);
