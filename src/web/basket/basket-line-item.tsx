import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { BasketLine } from "#contract/basket.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { LineVoucher } from "./line-voucher.tsx";
import { isReduced } from "./rules.ts";
import { VAT } from "./totals.tsx";

interface BasketLineItemProps {
	line: BasketLine;
	/** The only one: what it consists of stands in the sum beside it. */
	isOnly: boolean;
	removing: boolean;
	onRemove: () => void;
}

/** CART-11 to CART-13: picture, voucher entry, amounts and the button that takes it out. */
export function BasketLineItem({ line, isOnly, removing, onRemove }: BasketLineItemProps) {
	const { product } = line;
	return (
		<li
			data-cat={product.category.slug}
			className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-t border-line py-6 first:border-t-2 first:border-ink last:border-b sm:grid-cols-[9.5rem_minmax(0,1fr)_10.5rem] sm:gap-x-6 sm:gap-y-2 sm:py-8"
		>
			<div className="aspect-4/3 self-start overflow-hidden rounded-md bg-cat-bg">
				<Picture
					path={product.image}
					alt=""
					sizes="9.5rem"
					width={1280}
					height={800}
					className="size-full object-cover"
				/>
			</div>
			<div className="contents sm:grid sm:content-start sm:gap-2.5">
				<h2 className="self-center pr-11 text-h4 font-stretch-94% sm:self-start sm:pr-0">
					<Link to={paths.course(product.slug)} prefetch="intent" className="hover:underline">
						<LongWords>{product.topic}</LongWords>
					</Link>
				</h2>
				<p className="col-span-full text-sm text-ink-2">
					Videokurs mit {product.lecturer.name} · 24&nbsp;Stunden verfügbar
				</p>
				<div className="col-span-full">
					<LineVoucher line={line} />
				</div>
			</div>
			<Amounts line={line} isOnly={isOnly} />
			<button
				type="button"
				aria-label={`${product.topic} entfernen`}
				aria-busy={removing || undefined}
				onClick={onRemove}
				className="absolute top-4.5 -right-2 grid size-target place-items-center rounded-full transition-background duration-fast hover:bg-surface-sunken focus-visible:rounded-full focus-visible:outline-offset-0 aria-busy:opacity-60 sm:top-6 sm:-right-2.5"
			>
				<Icon shape={icons.trash} className="size-5.5" />
			</button>
		</li>
	);
}

function Amounts({ line, isOnly }: Pick<BasketLineItemProps, "line" | "isOnly">) {
	return (
		<div className="col-span-full flex flex-wrap items-end justify-between gap-4 sm:col-span-1 sm:flex-col sm:items-end sm:justify-end sm:pt-12">
			{!isOnly && (
				<dl className="grid gap-0.5 text-sm text-ink-2 tabular-nums sm:w-full">
					<Amount name="Netto" value={line.total_without_tax} />
					<Amount name={VAT} value={line.total_tax} />
				</dl>
			)}
			<p className="ml-auto grid justify-items-end gap-0.5 text-right leading-tight">
				{isReduced(line) && (
					<del className="mr-2 text-sm text-ink-2 tabular-nums">
						<span className="sr-only">statt </span>
						{formatEuro(line.original_total_with_tax)}
					</del>
				)}
				<span className="text-figure-lg font-bold tracking-close whitespace-nowrap tabular-nums font-stretch-92%">
					{formatEuro(line.total_with_tax)}
				</span>
				<small className="block text-xs text-ink-2">inkl. {VAT}</small>
			</p>
		</div>
	);
}

const Amount = ({ name, value }: { name: string; value: number }) => (
	<div className="flex gap-3 sm:justify-between">
		<dt className="min-w-24 sm:min-w-0">{name}</dt>
		<dd className="whitespace-nowrap">{formatEuro(value)}</dd>
	</div>
);
