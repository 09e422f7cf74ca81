import { Link } from "react-router";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";

interface OfferLinkProps {
	to: string;
	icon: IconShape;
	title: string;
	/** How many of the kind there are. */
	note: string;
}

/** One thing that somebody offers, as the last line of their card. */
export const OfferLink = ({ to, icon, title, note }: OfferLinkProps) => (
	<li className="border-b border-line last:border-0">
		<Link
			to={to}
			prefetch="intent"
			className="group/offer grid min-h-13 grid-cols-line items-center gap-2.5 py-2 text-sm leading-hit no-underline"
		>
			<Icon shape={icon} className="size-5 text-ink-2" />
			<span className="min-w-0 text-ink-2">
				<b className="block text-ui font-strong text-ink group-hover/offer:underline">{title}</b> {note}
			</span>
			<Icon shape={icons.chevronRight} className="size-5 text-ink-2" />
		</Link>
	</li>
);
