import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { LongWords } from "#browser/ui/long-words.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { TEXT_BUTTON } from "#browser/ui/text-button.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { DeliveryNote } from "#web/basket/delivery-note.tsx";
import { Totals } from "#web/basket/totals.tsx";
import { Panel } from "./panel.tsx";
import type { CheckoutState } from "./use-checkout.ts";

/** PAY-03, CO-5: what is ordered, beside the form; short on narrow screens, where it stands above. */
export function BasketAside({ checkout: { basket, allMethods } }: { checkout: CheckoutState }) {
	return (
		<aside aria-label="Warenkorb" className="lg:sticky lg:top-below-header lg:col-start-2 lg:row-start-1">
			<Panel
				title="Warenkorb"
				soft
				action={
					<Link to={paths.basket} className={TEXT_BUTTON}>
						<Icon shape={icons.pencil} />
						Bearbeiten
						<span className="sr-only">: Warenkorb</span>
					</Link>
				}
			>
				<ul className="mb-5.5 grid gap-3.5 max-lg:hidden">
					{basket.products.map(({ id, product, total_with_tax }) => (
						<li key={id} className="grid grid-cols-[4rem_1fr_auto] items-center gap-3.5 text-sm leading-row">
							<Picture
								path={product.image}
								alt=""
								sizes="4rem"
								width={1280}
								height={800}
								className="h-12 w-16 rounded-sm object-cover"
							/>
							<span className="min-w-0 hyphens-auto [hyphenate-limit-chars:14_6_6]">
								<LongWords>{product.topic}</LongWords>
							</span>
							<b className="whitespace-nowrap tabular-nums">{formatEuro(total_with_tax)}</b>
						</li>
					))}
				</ul>
				<Totals basket={basket} compact />
				<div className="mt-4">
					<DeliveryNote methods={allMethods} />
				</div>
			</Panel>
		</aside>
	);
}
