import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import { useBasketFact } from "#web/basket/basket.ts";
import { IconLink } from "#web/links/icon-link.tsx";
import { BasketBadge } from "./basket-badge.tsx";

/** FRAME-17: undefined until the browser knows. */
const useCount = () => useBasketFact(({ status, basket }) => (status === "none" ? 0 : basket?.products.length));

export function BasketLink() {
	const count = useCount();
	return (
		<IconLink to={paths.basket} icon={icons.cart} label={count ? `Warenkorb, ${count} Artikel` : "Warenkorb"}>
			<BasketBadge count={count} />
		</IconLink>
	);
}
