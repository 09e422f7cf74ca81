import { Lead } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import emptyScene from "#web/illustrations/leer-warenkorb.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";

/** CART-15: the page adds the courses one could begin with. */
export function EmptyBasket() {
	return (
		<div className="grid overflow-hidden rounded-2xl bg-surface-sunken sm:grid-cols-2">
			<img
				className="aspect-3/2 size-full min-h-52 object-cover sm:aspect-auto"
				src={emptyScene}
				alt=""
				width={1200}
				height={800}
			/>
			<div className="grid content-center justify-items-start gap-4.75 p-empty">
				<h2>Hier ist noch Platz</h2>
				<Lead>
					Dein Warenkorb ist leer. Stöbere in unseren Videokursen – vielleicht ist genau das Richtige für eure nächste
					Sitzung dabei.
				</Lead>
				<ButtonLink to={paths.courses}>Videokurse ansehen</ButtonLink>
			</div>
		</div>
	);
}
