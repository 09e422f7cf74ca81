import { TextLink } from "#web/links/text-link.tsx";
import { type SearchAddress, searchHref } from "./search-address.ts";

interface DidYouMeanProps {
	address: SearchAddress;
	suggestion: string;
}

/** A typing mistake is put right at once, and can be taken back. */
export const DidYouMean = ({ address, suggestion }: DidYouMeanProps) => (
	<div className="mb-6">
		<p className="text-lg">
			Meintest du{" "}
			<TextLink to={searchHref({ ...address, query: suggestion })} preventScrollReset>
				{suggestion}
			</TextLink>
			?
		</p>
		<p className="mt-0.5 text-sm text-ink-2">
			Wir zeigen dir schon mal die Treffer dazu. Lieber wörtlich?{" "}
			<TextLink to={searchHref({ ...address, literal: true })} preventScrollReset>
				{`Nach „${address.query}“ suchen`}
			</TextLink>
		</p>
	</div>
);
