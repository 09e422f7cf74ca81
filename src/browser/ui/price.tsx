import { formatEuro, TAX_NOTES, type TaxCategory } from "#contract/money.ts";
import { classNames } from "./class-names.ts";

const BASE = "font-bold tracking-close whitespace-nowrap tabular-nums font-stretch-92%";
const SIZES = {
	/** In a row of a list. */
	sm: "text-base sm:text-figure",
	md: "text-figure-lg",
	lg: "text-[clamp(1.875rem,1.6rem+1vw,2.375rem)]",
} as const;

interface PriceProps {
	/** In euro, with tax; null is free. */
	price: number | null;
	tax: TaxCategory;
	/** Free, with a condition that a note below explains. */
	star?: boolean;
	size?: keyof typeof SIZES;
}

export function Price({ price, tax, star = false, size = "md" }: PriceProps) {
	if (price === null) {
		return <span className={classNames(BASE, SIZES[size], "text-ok")}>{star ? "kostenlos*" : "kostenlos"}</span>;
	}
	return (
		<span
			className={classNames("leading-tight", size === "sm" ? "flex items-baseline gap-1.5 sm:grid" : "inline-grid")}
		>
			<span className={classNames(BASE, SIZES[size])}>{formatEuro(price)}</span>
			<small className="mt-0.5 text-xs whitespace-nowrap text-ink-2">{TAX_NOTES[tax]}</small>
		</span>
	);
}
