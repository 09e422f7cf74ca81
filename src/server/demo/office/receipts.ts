import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import type { Settings } from "#contract/office/settings.ts";
import type { Db } from "#server/db/client.ts";
import { donations } from "#server/donations/tables.ts";
import { siteSettings } from "#server/site/tables.ts";
import { type DemoPerson, person } from "./people.ts";

const NOTICE_DAYS_AGO = 500;
export const DEMO_PURPOSES = ["Vorlesekoffer", "Freiplätze in Seminaren", "Ratgeber"] as const;

/** A notice that holds for years; nobody has told the tax office of receipts without a signature. */
const receiptSettings = (now: Date): Settings["receipts"] => ({
	...{ exemption_kind: "exemption", exemption_office: "Dresden-Süd", exemption_number: "203/140/00000" },
	exemption_day: isoDay(addDays(berlinDay(now), -NOTICE_DAYS_AGO)),
	exemption_period: String(berlinDay(now).year - 2),
	purposes: "der Volks- und Berufsbildung und des bürgerschaftlichen Engagements",
	...{ machine_since: "", signer: "Petra Hollmann", signer_role: "Vorsitzende des Vorstands" },
	donation_purposes: DEMO_PURPOSES.join("\n"),
});

/** What a receipt names. */
export const homeOf = ({ street_address, street_suffix, postcode, city }: DemoPerson) => ({
	...{ street_address, street_suffix, postcode, city },
	receipt_wanted: true,
});

/** DON-02: a year that waits to be confirmed. */
export async function loadReceipts(tx: Db, now: Date): Promise<void> {
	await tx.insert(siteSettings).values({ key: "receipts", value: receiptSettings(now), revision: 0 });
	const year = berlinDay(now).year - 1;
	const gift = (who: DemoPerson, month: number, euro: number, hasHome: boolean) => {
		const paid_at = berlinMoment({ year, month, day: 10 }, "12:00");
		return {
			reference: `SPENDE-DEMO${year}${String(month).padStart(2, "0")}`,
			amount_cents: euro * 100,
			rhythm: "one_off" as const,
			...{ name: who.name, email: who.email, paid_at, created_at: paid_at },
			...(hasHome ? homeOf(who) : {}),
		};
	};
	const [friederike, dirk] = [person("Friederike Seidel"), person("Dirk Oehme")];
	await tx
		.insert(donations)
		.values([gift(friederike, 3, 50, true), gift(friederike, 9, 75, true), gift(dirk, 11, 20, false)]);
}
