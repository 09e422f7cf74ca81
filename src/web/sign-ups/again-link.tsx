import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { SIGN_UP_ID } from "#web/seminars/sign-up-anchor.ts";

interface AgainLinkProps {
	/** The page of the date. */
	to: string;
	/** Colour of the line below the words. */
	line: "sun" | "mohn";
	onPress?: () => void;
}

/** Brings the empty form; without JavaScript by its address. */
export const AgainLink = ({ to, line, onPress }: AgainLinkProps) => (
	<Link
		to={`${to}#${SIGN_UP_ID}`}
		onClick={onPress}
		className="group/again inline-flex min-h-target items-center gap-sign-wide rounded-sm font-semibold text-ink no-underline print:hidden"
	>
		<span
			className={classNames(
				"border-b-2 pb-px group-hover/again:border-current",
				line === "sun" ? "border-raps-400" : "border-mohn-500",
			)}
		>
			Noch jemanden anmelden
		</span>
		<Icon shape={icons.moreUsers} />
	</Link>
);
