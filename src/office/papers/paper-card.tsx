import { type ReactNode, useId } from "react";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import { buttonLook } from "../ui/button.tsx";

interface PaperCardProps {
	title: string;
	/** How it looks, from afar. */
	picture: ReactNode;
	actions: ReactNode;
	children: ReactNode;
}

/** One thing on paper: how it looks, what is on it, and the ways to get it. */
export function PaperCard({ title, picture, actions, children }: PaperCardProps) {
	const id = useId();
	return (
		<section className="panel doc" aria-labelledby={id}>
			<div className="sheetpic" aria-hidden="true">
				{picture}
			</div>
			<div>
				<h2 id={id}>{title}</h2>
				{children}
				<div className="row">{actions}</div>
			</div>
		</section>
	);
}

interface PaperLinkProps {
	/** Below the API. */
	path: string;
	icon: IconShape;
	/** Shown in a tab of its own, to print it from there. */
	opens?: boolean;
	/** Of what, for those who hear links without their card. */
	of: string;
	children: string;
}

export const PaperLink = ({ path, icon, opens = false, of, children }: PaperLinkProps) => (
	<a
		className={buttonLook({ size: "sm", variant: "line" })}
		href={`${API_BASE}${path}`}
		{...(opens ? { target: "_blank", rel: "noreferrer" } : { download: "" })}
	>
		<Icon shape={icon} className="i" />
		{children}
		<span className="sr-only">: {of}</span>
	</a>
);
