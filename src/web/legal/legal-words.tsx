import type { Inline, Link, Text } from "#contract/legal/text.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { inPlace } from "./in-place.ts";

interface LegalWordsProps {
	children: Text;
	/** Where the page must not be left for reading. */
	newTab?: boolean;
}

/** Words of a legal text with the links in them. */
export function LegalWords({ children, newTab = false }: LegalWordsProps) {
	if (typeof children === "string") return children;
	return inPlace(children).map(({ key, part }) => <Words key={key} part={part} newTab={newTab} />);
}

function Words({ part, newTab }: { part: Inline; newTab: boolean }) {
	if (typeof part === "string") return part;
	if ("strong" in part) return <strong>{part.strong}</strong>;
	const { text, href } = part;
	// The PDF is no page of the site's own router.
	const isPage = href.startsWith("/") && !href.includes(".");
	if (isPage && newTab) return <NewTabLink {...part} />;
	if (isPage) return <TextLink to={href}>{text}</TextLink>;
	return (
		<a href={href} rel={href.startsWith("http") ? "noopener" : undefined}>
			{text}
		</a>
	);
}

const NewTabLink = ({ text, href }: Link) => (
	<TextLink to={href} target="_blank">
		{text}
		<span className="sr-only"> (in neuem Tab)</span>
	</TextLink>
);
