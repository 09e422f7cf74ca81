import { ORDER_VERSION } from "#contract/legal/declarations/order.ts";
import { PAYMENT_METHODS } from "#contract/payment-methods.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { members } from "#server/members/tables.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { TEST_PAGE } from "#server/payments/providers/test-page.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { createServices } from "#server/services.ts";
import { createSettings } from "#server/settings/service.ts";
import type { Member } from "#server/viewer.ts";

interface Purchase {
	database: Database;
	config: Config;
	legalTexts: LegalTexts;
	secrets: Secrets;
	outbox: Outbox;
	member: typeof members.$inferSelect;
	courseId: number;
	at: Date;
}

const CREDIT_CARD = PAYMENT_METHODS.find(({ key }) => key === "credit_card")?.id;
/** Letters about purchases of the past would only confuse a newcomer. */
const silent = (outbox: Outbox): Outbox => ({ ...outbox, writeMail: async () => {}, writeMails: async () => {} });

/** Buys a course as the site does it, at another time: with basket, order, test payment, invoice and access. */
export async function purchase({
	database,
	config,
	legalTexts,
	secrets,
	outbox,
	member,
	courseId,
	at,
}: Purchase): Promise<void> {
	const { baskets, orders, payments, settling } = createServices({
		config: { ...config, mollie: null },
		settings: createSettings({ db: database.db, config }),
		legalTexts,
		database,
		clock: () => at,
		secrets,
		outbox: silent(outbox),
	});
	const place = { address: "demo", browser: "demo" };
	const viewer: Member = { kind: "member", id: member.id, token: Buffer.alloc(0), ...place };
	const { id } = await baskets.open(viewer);
	await baskets.add(id, courseId, viewer);
	const { name, email, street_address, street_suffix, postcode, city } = member;
	const { payment_url } = await orders.place(
		id,
		{
			...{ name, email, street_address, street_suffix, postcode, city },
			payment_method_id: CREDIT_CARD,
			accept_terms: true,
			accept_early_performance: true,
			consent_text_version: ORDER_VERSION,
		},
		viewer,
	);
	const reference = payment_url?.split("/").at(-1) ?? "";
	await payments.testPage.decide(reference, "paid");
	await settling.notice(TEST_PAGE, reference);
}
