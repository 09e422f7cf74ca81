import type { ReactNode } from "react";
import type { Basket } from "#contract/basket.ts";
import { VAT_PERCENT } from "#contract/constants.ts";
import { formatEuro } from "#contract/money.ts";

/** '19 % MwSt.' with a space that does not break. */
export const VAT = `${VAT_PERCENT}\u00a0% MwSt.`;

type Sums = Pick<Basket, "total_without_tax" | "total_tax" | "total_with_tax">;

/** CART-13, CART-19: the amounts as the server answers them, never computed anew; what one pays stands out. */
export function Totals({ basket, compact = false }: { basket: Sums; compact?: boolean }) {
	const part = compact ? "max-lg:hidden" : "";
	return (
		<dl className="grid gap-2.5">
			<Row name="Zwischensumme (netto)" className={part}>
				{formatEuro(basket.total_without_tax)}
			</Row>
			<Row name={`zzgl. ${VAT}`} className={part}>
				{formatEuro(basket.total_tax)}
			</Row>
			<div
				className={
					compact
						? "flex items-baseline justify-between gap-4 text-figure font-sum tabular-nums lg:mt-1 lg:border-t-2 lg:border-ink lg:pt-3.5"
						: "mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3.5 text-figure font-sum tabular-nums"
				}
			>
				<dt>Gesamt</dt>
				<dd className="text-right text-figure-xl leading-tight whitespace-nowrap font-stretch-92%">
					{formatEuro(basket.total_with_tax)}
					<small className="mt-1 block text-xs font-normal text-ink-2 font-stretch-100%">inkl. {VAT}</small>
				</dd>
			</div>
		</dl>
	);
}

const Row = ({ name, className, children }: { name: string; className: string; children: ReactNode }) => (
	<div className={`flex justify-between gap-4 tabular-nums ${className}`}>
		<dt>{name}</dt>
		<dd className="font-label whitespace-nowrap">{children}</dd>
	</div>
);
