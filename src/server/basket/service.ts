import type { Basket } from "#contract/basket.ts";
import { BASKET_LIFETIME_MS, HOUR_MS } from "#contract/constants.ts";
import { type ErrorCode, refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import { type Db, onOneConnection } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import { type Member, memberId, type Viewer } from "#server/viewer.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import {
	isForSale,
	isOpenFor,
	isOwnedBy,
	isPromised,
	PURGED_AFTER_MS,
	presentBasket,
	settle,
	voucherRefusalOf,
} from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	vouchers: Vouchers;
}

type Work = (tx: Db, basket: store.BasketRow) => Promise<void>;

/** A person needs a handful; a machine that fills the table needs more. */
const LIMITS = {
	created: { name: "basket-created", max: 120, perMs: HOUR_MS },
};

export function createBaskets({ db, clock, limits, vouchers }: Parts) {
	const expiry = () => new Date(clock().getTime() + BASKET_LIFETIME_MS);

	/** The basket as it stands; what can no longer be bought or redeemed is taken out. */
	async function present(tx: Db, basket: store.BasketRow, rows?: store.LineRow[]): Promise<Basket> {
		const found = rows ?? (await store.findLines(tx, basket.id));
		const { lines, unsellable, withoutVoucher } = settle(found, clock());
		if (unsellable.length > 0) await store.deleteLines(tx, unsellable);
		if (withoutVoucher.length > 0) await store.setVoucher(tx, withoutVoucher, null);
		return presentBasket(basket, lines);
	}

	async function lockOpen(tx: Db, id: string | undefined, viewer: Viewer): Promise<store.BasketRow> {
		const basket = id ? await store.lockBasket(tx, id) : undefined;
		if (!isOpenFor(basket, viewer, clock())) throw refuse("not_found");
		return basket;
	}

	const reachOf = (viewer: Viewer) => ({ memberId: memberId(viewer), now: clock(), expires_at: expiry() });

	/** A change under the basket's lock; from here it lives another four hours. */
	async function change(id: string | undefined, viewer: Viewer, work: Work): Promise<Basket> {
		const changed = await db.transaction(async (tx) => {
			const basket = id ? await store.touchOpen(tx, id, reachOf(viewer)) : undefined;
			if (!basket) throw refuse("not_found");
			await work(tx, basket);
			return basket;
		});
		return present(db, changed);
	}

	const create = (tx: Db, member_id: number | null) =>
		store.insertBasket(tx, { member_id, expires_at: expiry(), created_at: clock() });

	const openOfMember = (id: number) =>
		db.transaction(async (tx) => {
			await store.lockMember(tx, id);
			await store.deleteExpiredOfMember(tx, id, clock());
			return (await store.findOpenOfMember(tx, id, clock())) ?? (await create(tx, id));
		});

	return {
		/** API-25: the member's open basket, else a new one. */
		async open(viewer: Viewer): Promise<Basket> {
			const id = memberId(viewer);
			const known = id === null ? undefined : await store.findOpenOfMember(db, id, clock());
			if (known) return present(db, known);
			await limits.take(LIMITS.created, viewer.address);
			return present(db, id === null ? await create(db, null) : await openOfMember(id));
		},

		async get(id: string, viewer: Viewer): Promise<Basket> {
			const { basket, lines } = await store.findWhole(db, id);
			if (!isOpenFor(basket, viewer, clock())) throw refuse("not_found");
			return present(db, basket, lines);
		},

		/** Lines of a basket the member already had come along. */
		assign: (id: string, member: Member) =>
			db.transaction(async (tx) => {
				await store.lockMember(tx, member.id);
				const basket = await lockOpen(tx, id, member);
				if (basket.member_id === member.id) return present(tx, basket);
				const earlier = await store.lockOpenOfMember(tx, member.id);
				if (earlier && earlier.expires_at > clock()) await store.mergeLines(tx, earlier.id, basket.id);
				if (earlier) await store.deleteBasket(tx, earlier.id);
				const change = { member_id: member.id, expires_at: expiry() };
				const [assigned = basket] = await store.updateBasket(tx, basket.id, change);
				return present(tx, assigned);
			}),

		async add(id: string, courseId: number, viewer: Viewer): Promise<Basket> {
			const [changed, lines] = await onOneConnection(db, (one) =>
				Promise.all([store.addLine(one, id, courseId, reachOf(viewer)), store.findLines(one, id)]),
			);
			if (changed) return present(db, changed, lines);
			if (!isOpenFor(await store.findBasket(db, id), viewer, clock())) throw refuse("not_found");
			throw refuse(isForSale(await store.findPrice(db, courseId)) ? "course_in_basket" : "course_not_for_sale");
		},

		remove: (id: string, lineId: string, viewer: Viewer) =>
			change(id, viewer, async (tx, basket) => {
				if (!(await store.deleteLine(tx, basket.id, lineId))) throw refuse("not_found");
			}),

		/** Another code takes the place of the line's earlier one. */
		async redeem(lineId: string, code: string, viewer: Viewer): Promise<Basket> {
			await vouchers.countTry(viewer.address);
			return change(await store.findBasketOfLine(db, lineId), viewer, async (tx, basket) => {
				const lines = await store.findLines(tx, basket.id);
				const line = lines.find(({ id }) => id === lineId);
				const voucher = await vouchers.usable(tx, code, line && { course: line.course.id });
				const others = lines.filter(({ id }) => id !== lineId);
				if (isPromised(voucher, others)) throw refuse("voucher_used_up");
				await store.setVoucher(tx, [lineId], voucher.id);
			});
		},

		removeVoucher: async (lineId: string, viewer: Viewer) =>
			change(await store.findBasketOfLine(db, lineId), viewer, async (tx) => {
				await store.setVoucher(tx, [lineId], null);
			}),

		/** For the order: the basket under lock, whatever has become of it, if this viewer may know it. */
		async lockForOrder(tx: Db, id: string, viewer: Viewer) {
			const [basket, lines] = await Promise.all([store.lockBasket(tx, id), store.findLines(tx, id)]);
			if (!isOwnedBy(basket, viewer)) throw refuse("not_found");
			const open = isOpenFor(basket, viewer, clock());
			return { basket, isOpen: open, ...settle(open ? lines : [], clock()) };
		},

		/** Why a voucher in this basket cannot be used any more. */
		async voucherRefusal(tx: Db, id: string): Promise<ErrorCode> {
			const refusals = (await store.findLines(tx, id)).map((line) => voucherRefusalOf(line, clock()));
			return refusals.find((refusal) => refusal !== null) ?? "voucher_used_up";
		},

		async isMine(id: string, viewer: Viewer): Promise<boolean> {
			return isOwnedBy(await store.findBasket(db, id), viewer);
		},

		markOrdered: (tx: Db, id: string) => store.markOrdered(tx, id, clock()),

		/** The open basket of this viewer, for what hangs on it. */
		async openFor(tx: Db, id: string, viewer: Viewer): Promise<store.BasketRow> {
			const basket = await store.findBasket(tx, id);
			if (!isOpenFor(basket, viewer, clock())) throw refuse("not_found");
			return basket;
		},

		/** For an account that is deleted; what was ordered stays with the order. */
		forgetMember: (tx: Db, memberId: number) => store.deleteOpenOfMember(tx, memberId),

		/** Within two days after the last change nothing is left of a basket that nobody ordered. */
		purge: () => store.deleteExpired(db, new Date(clock().getTime() - PURGED_AFTER_MS)),
	};
}

export type Baskets = ReturnType<typeof createBaskets>;
