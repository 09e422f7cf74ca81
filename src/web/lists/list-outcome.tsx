import type { ReactNode } from "react";
import { EmptyState } from "#browser/ui/empty-state.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { resultCount } from "#contract/result-count.ts";
import { TextLink } from "#web/links/text-link.tsx";

interface ListOutcomeProps {
	/** Null when the list could not be loaded. */
	count: number | null;
	/** What could not be loaded: 'Die Termine'. */
	what: string;
	/** The address to try once more after a failure. */
	retryHref: string;
	/** URL of the scene for an empty list. */
	illustration: string;
	/** What to do when nothing was found. */
	children: ReactNode;
}

/** What a search has come to: the count, nothing, or a failure. */
export function ListOutcome({ count, what, retryHref, illustration, children }: ListOutcomeProps) {
	if (count === null) {
		return (
			<Notice kind="error" title={`${what} konnten gerade nicht geladen werden.`}>
				<p>
					Das liegt an uns, nicht an dir.{" "}
					<TextLink to={retryHref} preventScrollReset>
						Noch einmal versuchen
					</TextLink>
				</p>
			</Notice>
		);
	}
	if (count === 0) {
		return (
			<EmptyState title={resultCount(0)} illustration={illustration}>
				{children}
			</EmptyState>
		);
	}
	return <p className="font-label">{resultCount(count)}</p>;
}
