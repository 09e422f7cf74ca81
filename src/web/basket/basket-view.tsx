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
		<div className="grid gap-columns lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:items-start lg:gap-14">
			<ul aria-label="Artikel im Warenkorb" className="grid">
				{basket.products.map((line) => (
					<BasketLineItem
						key={line.id}
						line={line}
						isOnly={basket.products.length === 1}
						removing={removal.removing === line.id}
						onRemove={() => removal.remove(line)}
					/>
				))}
			</ul>
			<aside
				aria-label="Summe"
				className="grid gap-x-10 gap-y-5 rounded-xl bg-surface-sunken p-panel sm:max-lg:grid-cols-2 lg:sticky lg:top-below-header"
			>
				<h2 className="text-h3 leading-panel tracking-card font-stretch-92% sm:max-lg:col-span-2">Deine Bestellung</h2>
				<Totals basket={basket} />
				<div className="grid gap-5">
					<ButtonLink to={paths.checkout} size="lg" className="group/go">
						zur Kasse
						<Icon shape={icons.arrowRight} className="size-icon" />
					</ButtonLink>
					<p className="text-sm text-ink-2">Der Warenkorb bleibt 4&nbsp;Stunden für dich gespeichert.</p>
					<DeliveryNote methods={methods} />
				</div>
			</aside>
		</div>
	);
}
