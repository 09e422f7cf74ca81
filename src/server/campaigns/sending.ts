import type { Settings } from "#contract/office/settings.ts";
import type { Clock } from "#server/clock.ts";
import { type Db, onOneConnection } from "#server/db/client.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";
import { untilNoted } from "#server/outbox/noting.ts";
import { LEASE_MS } from "#server/outbox/rules.ts";
import type { AsideOutcome, Outbox } from "#server/outbox/service.ts";
import type { SetMail } from "#server/outbox/transports.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Bounces } from "./bounces.ts";
import * as deliveries from "./delivery-store.ts";
import { campaignMail } from "./mails.ts";
import { failsTooOften, nextSlot, nextTryAt, tooManyFailed, verdictOn } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	outbox: Pick<Outbox, "sendAside">;
	sender: Sender;
	bounces: Pick<Bounces, "refused">;
	/** As the house has set them, at any moment. */
	rules: () => Settings["newsletter"];
}

interface Taken {
	campaign: store.CampaignRow;
	delivery: deliveries.DeliveryRow;
	email: string;
	token: string;
}

const WAIT_FOR_SERVER_MS = 30_000;
const REST_MS = 1_000;
const NEVER = new AbortController().signal;
const OPEN = { leased_until: null } as const;

/**
 * Sends newsletters letter by letter: one is taken, handed over and noted, each in a step of its own. Whoever dies before
 * the handover leaves a letter that another sends; whoever dies in the moment between it and the server's answer leaves
 * one of which nobody knows, and which nobody sends again unasked.
 */
export function createCampaignSending({ db, clock, outbox, sender, bounces, rules }: Parts) {
	const writers = new Map<number, (token: string) => SetMail>();

	/** Of the newsletters on their way; each is put together once in each process. */
	function mailFor({ campaign: { id, letter }, token }: Taken): SetMail {
		let write = writers.get(id);
		if (!write) {
			write = campaignMail(letter as Letter, sender);
			writers.clear();
			writers.set(id, write);
		}
		return write(token);
	}

	/** What is not done rests for a moment, so that another newsletter has its turn. */
	async function endOrRest(tx: Db, { id }: store.CampaignRow): Promise<void> {
		const now = clock();
		const isOpen = await deliveries.findOpen(tx, id);
		await store.moveOn(
			tx,
			id,
			isOpen ? { next_at: new Date(now.getTime() + REST_MS) } : { state: "sent", ended_at: now },
		);
	}

	/** Whoever has left meanwhile, or wants no such letters, is passed over here. */
	async function nextReader(tx: Db, campaign: store.CampaignRow) {
		for (;;) {
			const next = await deliveries.findNext(tx, campaign.id, clock());
			const verdict = next ? verdictOn(next) : "leaves";
			if (!next || verdict === "leaves") return next;
			await deliveries.updateDelivery(tx, next.delivery, { state: verdict });
		}
	}

	/** Over all processes one at a time, and no faster than the newsletter's pace. */
	const take = (): Promise<Taken | "none_of_it" | null> =>
		db.transaction(async (tx) => {
			const now = clock();
			const campaign = await store.lockSending(tx, now);
			if (!campaign) return null;
			const next = await nextReader(tx, campaign);
			if (!next) {
				await endOrRest(tx, campaign);
				return "none_of_it";
			}
			const token = newToken();
			const change = {
				state: "taken",
				token_hash: hashToken(token),
				tries: next.delivery.tries + 1,
				leased_until: new Date(now.getTime() + LEASE_MS),
			} as const;
			await deliveries.updateDelivery(tx, next.delivery, change);
			await store.moveOn(tx, campaign.id, { next_at: nextSlot(campaign.next_at ?? now, rules().per_minute, now) });
			return { campaign, delivery: { ...next.delivery, ...change }, email: next.email, token };
		});

	async function stopIfTooMany(tx: Db, { id }: store.CampaignRow): Promise<void> {
		const campaign = await store.lockCampaign(tx, id);
		const most = rules().most_failed_percent;
		if (campaign?.state !== "sending") return;
		if (!failsTooOften((await deliveries.countStates(tx, [id]))(id), campaign, most)) return;
		await store.moveOn(tx, id, { state: "paused", stop_reason: tooManyFailed(most) });
	}

	async function giveUp(taken: Taken, reason: string, kind: "hard" | "soft"): Promise<void> {
		await db.transaction(async (tx) => {
			const isMine = await deliveries.settle(tx, taken.delivery, { ...OPEN, state: "failed", last_error: reason });
			if (!isMine) return;
			await bounces.refused(tx, taken.delivery, kind, reason);
			await stopIfTooMany(tx, taken.campaign);
		});
	}

	/** That the server was silent says nothing of the letter, and counts as no try. */
	async function putBack({ delivery }: Taken, reason: string | null, isTry: boolean): Promise<boolean> {
		const now = clock();
		const next_try_at = isTry ? nextTryAt(delivery.tries, now) : new Date(now.getTime() + WAIT_FOR_SERVER_MS);
		if (next_try_at === null) return false;
		const tries = isTry ? delivery.tries : delivery.tries - 1;
		await deliveries.settle(db, delivery, { ...OPEN, state: "waiting", last_error: reason, tries, next_try_at });
		return true;
	}

	/**
	 * Noted and let go in one breath: what is written to both lines arrives also when the process dies in the next moment.
	 * Whether the note was kept is known later, and then what came of the letter is noted in any case.
	 */
	const handOver = ({ delivery }: Taken, letGo: () => void): Promise<void> =>
		onOneConnection(db, async (one) => {
			const standing = await deliveries.findStanding(one, delivery);
			if (!standing || verdictOn(standing) !== "leaves") throw new Error("The reader has left.");
			const noting = deliveries.handOver(one, delivery);
			letGo();
			await noting.catch(() => {});
		});

	async function note(taken: Taken, outcome: AsideOutcome, isHanded: boolean): Promise<void> {
		const { delivery } = taken;
		if (outcome.kind === "sent") return void (await deliveries.noteSent(db, delivery, clock()));
		if (outcome.kind === "resting") return void (await putBack(taken, delivery.last_error, false));
		const { fault, reason } = outcome;
		if (isHanded && !outcome.isAnswered)
			return void (await deliveries.settle(db, delivery, { ...OPEN, state: "unsure", last_error: reason }));
		if (fault === "recipient") return giveUp(taken, reason, "hard");
		if (!(await putBack(taken, reason, fault === "letter"))) await giveUp(taken, reason, "soft");
	}

	return {
		/** Those of senders that have died. */
		endLeases: () => deliveries.endLeases(db, clock()),

		/** One letter, if the newsletter whose turn it is has one; false when none may leave now. */
		async sendNext(stop: AbortSignal = NEVER): Promise<boolean> {
			const taken = await take();
			if (!taken) return false;
			if (taken === "none_of_it") return true;
			let isHanded = false;
			const letter = {
				id: taken.delivery.letter_id,
				recipient: taken.email,
				created_at: taken.campaign.started_at ?? clock(),
				message: mailFor(taken),
			};
			const outcome = await outbox.sendAside(letter, stop, (letGo) =>
				handOver(taken, () => {
					isHanded = true;
					letGo();
				}),
			);
			await untilNoted(() => note(taken, outcome, isHanded), stop);
			return outcome.kind !== "resting";
		},
	};
}

export type CampaignSending = ReturnType<typeof createCampaignSending>;
