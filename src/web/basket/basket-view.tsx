import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Basket } from "#contract/basket.ts";
import { paths } from "#contract/paths.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { BasketLineItem } from "./basket-line-item.tsx";
import { DeliveryNote } from "./delivery-note.tsx";
import { Totals } from "./totals.tsx";
import type { useRemoval } from "./use-removal.ts";

interface BasketViewProps {
	basket: Basket;
	methods: PaymentMethod[];
	removal: ReturnType<typeof useRemoval>;
}

export function BasketView({ basket, methods, removal }: BasketViewProps) {
	return (
		<div className="grid gap-[clamp(2rem,1rem+4vw,4.5rem)] lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:items-start lg:gap-14">
			<ul aria-label="Artikel im Warenkorb" className="grid">
				{basket.products.map((line) => (
					<BasketLineItem
						key={line.id}
						line={line}
						removing={removal.removing === line.id}
						onRemove={() => removal.remove(line)}
					/>
				))}
			</ul>
			<aside
				aria-label="Summe"
				className="grid gap-5 rounded-xl bg-surface-sunken p-[clamp(1.25rem,0.7rem+2.2vw,2.25rem)] lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]"
			>
				<h2 className="text-h3 leading-[1.15] tracking-[-0.014em] font-stretch-92%">Deine Bestellung</h2>
				<Totals basket={basket} />
				<ButtonLink to={paths.checkout} size="lg" className="group/go">
					zur Kasse
					<Icon shape={icons.arrowRight} className="size-[1.25em]" />
				</ButtonLink>
				<p className="text-sm text-ink-2">Der Warenkorb bleibt 4&nbsp;Stunden für dich gespeichert.</p>
				<DeliveryNote methods={methods} />
			</aside>
		</div>
	);
}
