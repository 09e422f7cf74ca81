import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import type { Basket, BasketLine } from "#contract/basket.ts";
import { formatEuro } from "#contract/money.ts";
import { isReduced } from "#web/basket/rules.ts";
import { VAT } from "#web/basket/totals.tsx";

const HEADING_ID = "bestelluebersicht";

/** CO-3: all that the law wants to stand directly above the button. Nothing in it can be pressed. */
export function OrderSummary({ basket }: { basket: Basket }) {
	return (
		<section
			aria-labelledby={HEADING_ID}
			data-order-summary=""
			className="grid gap-5 rounded-xl bg-surface-sunken p-panel"
		>
			<h3 id={HEADING_ID} className="text-h3 leading-panel tracking-card font-stretch-92%">
				Deine Bestellung
			</h3>
			<ul className="grid gap-4">
				{basket.products.map((line) => (
					<SummaryLine key={line.id} line={line} />
				))}
			</ul>
			<div className="grid gap-1 text-sm">
				<p>
					<b>24&nbsp;Stunden Zugriff ab Kauf, Streaming, kein Download.</b> Laufzeit 24&nbsp;Stunden, keine automatische
					Verlängerung.
				</p>
				<p className="text-ink-2">
					Du brauchst ein Gerät mit aktuellem Browser (Computer, Tablet oder Telefon), Ton und eine Internetverbindung
					mit mindestens 2&nbsp;Mbit/s.
				</p>
			</div>
			<p className="grid grid-cols-end items-baseline gap-x-6 gap-y-1 border-t-2 border-ink pt-3.5">
				<span className="text-figure font-sum">Gesamt</span>
				<b className="text-figure-xl leading-tight font-sum whitespace-nowrap tabular-nums font-stretch-92%">
					{formatEuro(basket.total_with_tax)}
				</b>
				<span className="col-span-full text-right text-sm text-ink-2">
					inkl. {VAT} ({formatEuro(basket.total_tax)}), keine weiteren Kosten
				</span>
			</p>
		</section>
	);
}

function SummaryLine({ line }: { line: BasketLine }) {
	const { product } = line;
	return (
		<li className="grid grid-cols-[4rem_1fr] items-start gap-x-3.5 gap-y-1 sm:grid-cols-[4rem_1fr_auto]">
			<Picture
				path={product.image}
				alt=""
				sizes="4rem"
				width={1280}
				height={800}
				className="h-12 w-16 rounded-sm object-cover"
			/>
			<div className="min-w-0 leading-entry">
				<b className="block hyphens-auto [hyphenate-limit-chars:14_6_6]">
					<LongWords>{product.topic}</LongWords>
				</b>
				<span className="block text-sm text-ink-2">
					Videokurs mit {product.lecturer.name}, {product.duration}
				</span>
				{line.voucher && (
					<span className="block text-sm font-label text-ok">
						Gutschein {line.voucher.code}: {line.voucher.batch.discount}&nbsp;% Rabatt
					</span>
				)}
			</div>
			<p className="text-right leading-tight max-sm:col-start-2 max-sm:justify-self-start">
				{isReduced(line) && (
					<del className="mr-2 text-sm text-ink-2 tabular-nums">
						<span className="sr-only">statt </span>
						{formatEuro(line.original_total_with_tax)}
					</del>
				)}
				<b className="whitespace-nowrap tabular-nums">{formatEuro(line.total_with_tax)}</b>
			</p>
		</li>
	);
}
