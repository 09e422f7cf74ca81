import * as icons from "#browser/ui/icons.ts";
import { Line, Lines } from "#browser/ui/lines.tsx";
import { OutcomeFacts } from "#browser/ui/outcome.tsx";
import type { Order } from "#contract/checkout.ts";
import { momentWords } from "#contract/long-date.ts";
import { formatEuro } from "#contract/money.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { mailNote, sumNote } from "./thanks-words.ts";

/** What was ordered, where to watch it, until when, what it costs: to use now, to print, to keep. */
export function PlacedOrder({ order }: { order: Order }) {
	const { access, email, number, payment_path, products, total_with_tax } = order;
	return (
		<>
			<Lines>
				{products.map(({ product, watch_path }) => (
					<Line key={product.id} picture={product.image} title={product.topic} note={product.duration}>
						{watch_path && (
							<ButtonLink to={watch_path} size="sm" icon={icons.play}>
								Jetzt ansehen<span className="sr-only">: {product.topic}</span>
							</ButtonLink>
						)}
					</Line>
				))}
			</Lines>
			{payment_path && <ButtonLink to={payment_path}>Zur Zahlung</ButtonLink>}
			<OutcomeFacts
				facts={[
					...(access
						? [["Verfügbar bis", momentWords(access.until), "24\u00a0Stunden, so oft du möchtest"] as const]
						: []),
					["E-Mail an", email, mailNote(order)],
					["Bestellnummer", number],
					["Gesamt", formatEuro(total_with_tax), sumNote(order)],
				]}
			/>
		</>
	);
}
