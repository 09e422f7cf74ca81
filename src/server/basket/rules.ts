import type { Basket, BasketLine } from "#contract/basket.ts";
import { berlinIso } from "#contract/berlin.ts";
import { HOUR_MS } from "#contract/constants.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { balanced, centsToEuro, discounted, sumTaxed, type TaxedAmount, taxed } from "#contract/money.ts";
import { memberId, type Viewer } from "#server/viewer.ts";
import { refusalOf } from "#server/vouchers/rules.ts";
import type { VoucherRow } from "#server/vouchers/store.ts";
import type { BasketRow, LineRow } from "./store.ts";

/** After it has expired. */
export const PURGED_AFTER_MS = 44 * HOUR_MS;

/** SEC-09: a member's basket exists for that member alone; an ordered or expired one for nobody. */
export const isOpenFor = (basket: BasketRow | undefined, viewer: Viewer, now: Date): basket is BasketRow =>
	isOwnedBy(basket, viewer) && basket.ordered_at === null && basket.expires_at > now;

export const isOwnedBy = (basket: BasketRow | undefined, viewer: Viewer): basket is BasketRow =>
	basket !== undefined && (basket.member_id === null || basket.member_id === memberId(viewer));

export const isForSale = (course: { price_cents: number | null; is_active: boolean } | undefined): boolean =>
	course?.is_active === true && course.price_cents !== null;

export interface PricedLine {
	id: string;
	product: BasketLine["product"];
	voucher: VoucherRow | null;
	original: TaxedAmount;
	amount: TaxedAmount;
}

function price({ id, course, category, lecturer, price_cents }: LineRow, voucher: VoucherRow | null): PricedLine {
	const gross = price_cents ?? 0;
	return {
		id,
		product: { ...course, category, lecturer },
		voucher,
		original: taxed(gross),
		amount: taxed(discounted(gross, voucher?.discount ?? 0)),
	};
}

/** What is bought together is taxed together. */
function asOneDocument(lines: readonly PricedLine[]): PricedLine[] {
	const amounts = balanced(lines.map(({ amount }) => amount));
	return lines.map((line, index) => ({ ...line, amount: amounts[index] ?? line.amount }));
}

interface Settled {
	lines: PricedLine[];
	/** Lines whose course can no longer be bought. */
	unsellable: string[];
	/** Lines whose voucher can no longer be used. */
	withoutVoucher: string[];
}

/** What the basket is worth now: at today's prices, and each voucher only as often as it has uses left. */
export function settle(rows: readonly LineRow[], now: Date): Settled {
	const settled: Settled = { lines: [], unsellable: [], withoutVoucher: [] };
	const uses = new Map<number, number>();
	for (const row of rows) {
		if (!isForSale(row)) {
			settled.unsellable.push(row.id);
			continue;
		}
		const { voucher } = row;
		const used = voucher ? (uses.get(voucher.id) ?? 0) : 0;
		const usable =
			voucher &&
			refusalOf({ ...voucher, used_count: voucher.used_count + used }, now, { course: row.course.id }) === null;
		if (voucher && usable) uses.set(voucher.id, used + 1);
		if (voucher && !usable) settled.withoutVoucher.push(row.id);
		settled.lines.push(price(row, usable ? voucher : null));
	}
	return { ...settled, lines: asOneDocument(settled.lines) };
}

export const voucherRefusalOf = ({ voucher, course }: LineRow, now: Date): ErrorCode | null =>
	voucher && refusalOf(voucher, now, { course: course.id });

/** Whether other lines of the basket already count on the uses the voucher has left. */
export const isPromised = ({ id, max_uses, used_count }: VoucherRow, others: readonly LineRow[]): boolean =>
	max_uses !== null && used_count + others.filter(({ voucher }) => voucher?.id === id).length >= max_uses;

export const totalOf = (lines: readonly PricedLine[]): TaxedAmount => sumTaxed(lines.map(({ amount }) => amount));

export const presentTotals = ({ net, tax, gross }: TaxedAmount) => ({
	total_without_tax: centsToEuro(net),
	total_tax: centsToEuro(tax),
	total_with_tax: centsToEuro(gross),
});

const presentLine = ({ id, product, voucher, original, amount }: PricedLine): BasketLine => ({
	id,
	product,
	voucher: voucher && { code: voucher.code, batch: { discount: voucher.discount } },
	...presentTotals(amount),
	original_total_without_tax: centsToEuro(original.net),
	original_total_tax: centsToEuro(original.tax),
	original_total_with_tax: centsToEuro(original.gross),
});

export const presentBasket = (basket: BasketRow, lines: readonly PricedLine[]): Basket => ({
	id: basket.id,
	products: lines.map(presentLine),
	...presentTotals(totalOf(lines)),
	expires_at: berlinIso(basket.expires_at),
	is_pin_authenticated: basket.is_pin_authenticated ? 1 : 0,
});
