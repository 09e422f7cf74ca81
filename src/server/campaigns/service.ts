import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Letter } from "#server/outbox/letter.ts";
import type { CampaignContent } from "./content.ts";
import * as deliveries from "./delivery-store.ts";
import { campaignLetter } from "./mails.ts";
import { NOT_BEGUN } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	content: CampaignContent;
}

/** For unsubscribing by the link in a newsletter; that it was this one is counted. */
export const readerByLink =
	(clock: Clock) =>
	async (tx: Db, hash: Buffer): Promise<number | undefined> => {
		const delivery = await deliveries.lockByToken(tx, hash);
		if (delivery && !delivery.unsubscribed_at)
			await deliveries.updateDelivery(tx, delivery, { unsubscribed_at: clock() });
		return delivery?.subscriber_id;
	};

/** Newsletters: what they say and to whom they go stands fast from the moment they start. */
export function createCampaigns({ db, clock, content }: Parts) {
	async function letterOf(row: store.CampaignRow): Promise<Letter> {
		const { subject, preheader, counts_visits, id } = row;
		const blocks = await content.of(row.blocks, counts_visits ? id : null);
		return campaignLetter({ subject, preheader }, blocks);
	}

	/** In one go: a newsletter that is on its way has its letter and its readers. */
	async function start(tx: Db, row: store.CampaignRow, letter: Letter): Promise<number> {
		const now = clock();
		const readers = await deliveries.insertDeliveries(tx, row.id);
		if (readers === 0) throw refuse("campaign_to_nobody");
		await store.updateCampaign(tx, row.id, {
			state: "sending",
			letter,
			started_at: now,
			next_at: now,
			due_at: row.due_at ?? now,
			stop_reason: null,
		});
		return readers;
	}

	/** What stood in it when it was planned may be gone, and so may whoever read it. */
	async function whyNot(tx: Db, letter: Letter): Promise<string | null> {
		if (letter.blocks.length === 0) return NOT_BEGUN.empty;
		return (await deliveries.countReaders(tx, 1)) === 0 ? NOT_BEGUN.to_nobody : null;
	}

	async function startPlanned(id: number): Promise<void> {
		const planned = await store.findCampaign(db, id);
		if (!planned) return;
		// Read before the transaction, for it holds a connection already.
		const letter = await letterOf(planned);
		await db.transaction(async (tx) => {
			const row = await store.lockCampaign(tx, id);
			if (row?.state !== "planned" || row.revision !== planned.revision) return;
			const stop_reason = await whyNot(tx, letter);
			if (stop_reason) return void (await store.updateCampaign(tx, id, { state: "draft", due_at: null, stop_reason }));
			await start(tx, row, letter);
		});
	}

	return {
		letterOf,
		start,

		/** Planned ones whose moment has come; of two processes one starts them. */
		async startDue(): Promise<void> {
			for (const { id } of await store.findDue(db, clock())) await startPlanned(id);
		},

		/** Drafts that somebody took away; for a day they may bring them back. */
		purge: async (): Promise<void> => void (await store.deleteRemoved(db, new Date(clock().getTime() - DAY_MS))),

		/** Somebody has followed a link out of a newsletter. */
		visited: async (id: number): Promise<void> => void (await store.countVisit(db, id)),
	};
}

export type Campaigns = ReturnType<typeof createCampaigns>;
