import { DAY_MS } from "#contract/constants.ts";
import type { BounceKind } from "#contract/office/campaign-states.ts";
import type { Settings } from "#contract/office/settings.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import { unlessRefused } from "#server/refused.ts";
import * as store from "./bounce-store.ts";
import { type DeliveryRow, findByLetter } from "./delivery-store.ts";
import { type Report, readReturn } from "./reports.ts";
import { setsAside } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	newsletter: Pick<Newsletter, "setAside" | "complain" | "writtenAgainAt" | "unsubscribe">;
	/** As the house has set them, at any moment. */
	rules: () => Settings["newsletter"];
}

const STATUS = /\b[45]\.\d{1,3}\.\d{1,3}\b/;

/** OFF-123: what came back, and what follows from it. */
export function createBounces({ db, clock, newsletter, rules }: Parts) {
	/** The same news twice counts once. */
	async function note(
		tx: Db,
		{ subscriber_id, campaign_id }: Pick<DeliveryRow, "subscriber_id" | "campaign_id">,
		bounce: { kind: BounceKind; status: string; source: string },
	): Promise<void> {
		if (!(await store.insertBounce(tx, { subscriber_id, campaign_id, ...bounce, created_at: clock() }))) return;
		if (bounce.kind === "complaint") return newsletter.complain(tx, subscriber_id);
		const { soft_bounces, soft_days } = rules();
		const again = (await newsletter.writtenAgainAt(tx, subscriber_id))?.getTime() ?? 0;
		const since = new Date(Math.max(clock().getTime() - soft_days * DAY_MS, again));
		if (setsAside(bounce.kind, await store.countSoft(tx, subscriber_id, since), soft_bounces))
			await newsletter.setAside(tx, subscriber_id, bounce.status);
	}

	const noteReport = (report: Report): Promise<boolean> =>
		db.transaction(async (tx) => {
			const found = await findByLetter(tx, report.letterId);
			if (!found) return false;
			const { kind, status } = report;
			await note(tx, found.delivery, { kind, status, source: `${kind}:${report.letterId}:${report.source}` });
			return true;
		});

	return {
		/** The server has refused the address while the letter was handed over. */
		refused: (tx: Db, delivery: DeliveryRow, kind: "hard" | "soft", reason: string) =>
			note(tx, delivery, {
				kind,
				status: STATUS.exec(reason)?.[0] ?? (kind === "hard" ? "5.0.0" : "4.0.0"),
				source: `smtp:${delivery.letter_id}`,
			}),

		/** A letter that came back, or one that ends the newsletter, as bytes; false when it tells of none of ours. */
		async take(message: Buffer): Promise<boolean> {
			const mail = await readReturn(message);
			if (mail?.kind !== "leave") return mail !== null && noteReport(mail);
			const leaving = newsletter.unsubscribe(mail.token).then(() => true);
			return unlessRefused(leaving, false);
		},
	};
}

export type Bounces = ReturnType<typeof createBounces>;
