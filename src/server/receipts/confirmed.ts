import { and, eq } from "drizzle-orm";
import { refuse } from "#contract/errors.ts";
import type { Db } from "#server/db/client.ts";
import { donationReceiptItems } from "./tables.ts";

/** What a receipt stands for stays as it is: the receipt goes first. */
export async function demandUnconfirmed(tx: Db, donationId: number): Promise<void> {
	const [found] = await tx
		.select({ id: donationReceiptItems.id })
		.from(donationReceiptItems)
		.where(and(eq(donationReceiptItems.donation_id, donationId), eq(donationReceiptItems.stands, true)));
	if (found) throw refuse("donation_confirmed");
}
