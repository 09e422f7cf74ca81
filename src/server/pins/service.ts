import { timingSafeEqual } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { ALREADY_CONFIRMED } from "#contract/pins.ts";
import type { Baskets } from "#server/basket/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Members } from "#server/members/service.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { refuseField } from "#server/validation.ts";
import { memberId, type Viewer } from "#server/viewer.ts";
import { capReachedMail, pinSms } from "./mails.ts";
import { CODE_KEPT_MS, germanMobile, NUMBER_KEPT_MS, newPin, PIN_LIFETIME_MS, PIN_TRIES, triesLeft } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	secrets: Secrets;
	members: Members;
	baskets: Baskets;
	log: (message: string) => void;
}

/** Somebody earns money with every SMS that a machine orders here. */
const LIMITS = {
	pause: { name: "pin-pause", max: 1, perMs: MINUTE_MS },
	perNumber: { name: "pin-number", max: 3, perMs: HOUR_MS },
	perAddress: { name: "pin-address", max: 5, perMs: HOUR_MS },
	perDay: { name: "pin-day", max: 500, perMs: DAY_MS },
	/** The staff are told once a day. */
	alarm: { name: "pin-alarm", max: 1, perMs: DAY_MS },
	tries: { name: "pin-tries", max: 30, perMs: HOUR_MS },
};
const ALL = "all";

const MESSAGES = {
	sent: "Wir haben dir eine PIN per SMS geschickt. Sie gilt zehn Minuten.",
	confirmed: "Du hast dich erfolgreich über deine Mobilfunknummer autorisiert.",
	already: ALREADY_CONFIRMED,
} as const;

export function createPins({ db, clock, limits, outbox, sender, secrets, members, baskets, log }: Parts) {
	/** A member is known; a guest names an open basket. */
	async function ownerOf(viewer: Viewer, basketId: string | undefined): Promise<store.Owner> {
		const id = memberId(viewer);
		if (id !== null) return { member_id: id };
		if (!basketId) throw refuseField("basket_id", "Bitte ausfüllen");
		return { basket_id: (await baskets.openFor(db, basketId, viewer)).id };
	}

	const isAuthenticated = (tx: Db, owner: store.Owner): Promise<boolean> =>
		store.isAuthenticated(tx, {
			member: "member_id" in owner ? owner.member_id : null,
			basketId: "basket_id" in owner ? owner.basket_id : null,
		});

	/** Keyed, so that a stolen table does not tell a code that has only a million values. */
	async function hashOf(code: string, number: string, owner: store.Owner): Promise<Buffer> {
		return Buffer.from(await secrets.linkToken("pin", JSON.stringify([code, number, owner])), "base64url");
	}

	async function takeFromDay(): Promise<void> {
		try {
			await limits.take(LIMITS.perDay, ALL);
		} catch (refusal) {
			if (await limits.allows(LIMITS.alarm, ALL)) {
				log("Die Grenze für SMS mit PINs ist für heute erreicht.");
				await outbox.writeMail(
					db,
					"pin_cap",
					sender.provider.email,
					compose(capReachedMail(LIMITS.perDay.max), sender),
				);
			}
			throw refusal;
		}
	}

	async function takeLimits(number: string, address: string): Promise<void> {
		await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.pause, number], [LIMITS.perNumber, number]);
		await takeFromDay();
	}

	async function confirmed(tx: Db, { id, phone_number }: store.PinRow, owner: store.Owner): Promise<void> {
		await store.markConfirmed(tx, id, clock());
		if ("member_id" in owner) await members.confirmPhone(tx, owner.member_id, phone_number);
	}

	/** Whether it was right, else how many tries are left. Returned, not thrown: a wrong try must stay counted. */
	async function tryCode(tx: Db, code: string, owner: store.Owner): Promise<"confirmed" | number> {
		const pin = await store.lockNewest(tx, owner);
		if (!pin || pin.expires_at <= clock() || pin.tries >= PIN_TRIES) return 0;
		await store.countTry(tx, pin);
		const given = await hashOf(code, pin.phone_number, owner);
		if (!timingSafeEqual(given, pin.code_hash)) return PIN_TRIES - pin.tries - 1;
		await confirmed(tx, pin, owner);
		return "confirmed";
	}

	return {
		async request(
			{ phone_number, basket_id }: { phone_number: string; basket_id?: string | undefined },
			viewer: Viewer,
		): Promise<{ message: string }> {
			const owner = await ownerOf(viewer, basket_id);
			const number = germanMobile(phone_number);
			if (!number) throw refuse("phone_not_mobile");
			await takeLimits(number, viewer.address);
			const code = newPin();
			const code_hash = await hashOf(code, number, owner);
			const now = clock();
			await db.transaction(async (tx) => {
				await store.deleteUnconfirmed(tx, owner);
				await store.insertPin(tx, {
					...owner,
					phone_number: number,
					code_hash,
					created_at: now,
					expires_at: new Date(now.getTime() + PIN_LIFETIME_MS),
				});
				await outbox.writeSms(tx, "pin", number, pinSms(code, sender.provider));
			});
			return { message: MESSAGES.sent };
		},

		async confirm(
			{ code, basket_id }: { code: string; basket_id?: string | undefined },
			viewer: Viewer,
		): Promise<{ message: string }> {
			const owner = await ownerOf(viewer, basket_id);
			await limits.take(LIMITS.tries, viewer.address);
			const outcome = await db.transaction((tx) => tryCode(tx, code.replace(/\s+/g, ""), owner));
			if (outcome === "confirmed") return { message: MESSAGES.confirmed };
			if (outcome > 0) throw refuse("pin_wrong", { code: [triesLeft(outcome)] });
			if (await isAuthenticated(db, owner)) return { message: MESSAGES.already };
			throw refuse("pin_expired");
		},

		/** SEC-04: once for a member, once for a guest's basket. */
		isConfirmed: store.isAuthenticated,

		forgetMember: (tx: Db, memberId: number) => store.deleteAllOf(tx, { member_id: memberId }),

		purge: () => {
			const ago = (ms: number) => new Date(clock().getTime() - ms);
			return store.deleteOld(db, { codesBefore: ago(CODE_KEPT_MS), numbersBefore: ago(NUMBER_KEPT_MS) });
		},
	};
}

export type Pins = ReturnType<typeof createPins>;
