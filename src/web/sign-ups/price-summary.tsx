import { discounted, formatEuro, type TaxCategory, totalNote } from "#contract/money.ts";
import type { AppliedVoucher } from "./use-voucher.ts";

interface Chosen {
	/** In euro for one person; null is free. */
	price: number | null;
	persons: number;
	voucher: AppliedVoucher | null;
}

interface PriceSummaryProps extends Chosen {
	tax: TaxCategory;
}

const toCents = (euro: number) => Math.round(euro * 100);

/** SIGN-22: the discount is taken from the price of all persons together. */
export const totalOf = ({ price, persons, voucher }: Chosen): number =>
	discounted(toCents(price ?? 0) * persons, voucher?.discount ?? 0) / 100;

/** Stands directly above the button: what one agrees to by pressing it. */
export function PriceSummary(props: PriceSummaryProps) {
	const { price, tax, persons, voucher } = props;
	return (
		<p
			role="status"
			className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-2 border-ink pt-5"
		>
			<span>{persons === 1 ? "1 Person" : `${persons} Personen`}</span>
			{price === null ? (
				<span className="text-sum font-bold text-ok font-stretch-92%">kostenlos*</span>
			) : (
				<span className="text-right">
					{voucher && (
						<del className="mr-3 text-ink-2">
							<span className="sr-only">statt </span>
							{formatEuro(price * persons)}
						</del>
					)}
					<span className="text-sum font-bold tabular-nums font-stretch-92%">{formatEuro(totalOf(props))}</span>
					<small className="block text-xs text-ink-2">{totalNote(tax)}</small>
				</span>
			)}
		</p>
	);
}
