import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import { IconLink } from "#web/links/icon-link.tsx";
import { BasketBadge } from "./basket-badge.tsx";

interface BasketLinkProps {
	/** Items in the basket; undefined until it is known. */
	count: number | undefined;
}

/** FRAME-17 */
export const BasketLink = ({ count }: BasketLinkProps) => (
	<IconLink to={paths.basket} icon={icons.cart} label={count ? `Warenkorb, ${count} Artikel` : "Warenkorb"}>
		<BasketBadge count={count} />
	</IconLink>
);
