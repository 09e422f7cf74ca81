import type { Inline, Text } from "#contract/legal/text.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { inPlace } from "./in-place.ts";

/** Words of a legal text with the links in them. */
export function LegalWords({ children }: { children: Text }) {
	if (typeof children === "string") return children;
	return inPlace(children).map(({ key, part }) => <Words key={key} part={part} />);
}

function Words({ part }: { part: Inline }) {
	if (typeof part === "string") return part;
	if ("strong" in part) return <strong>{part.strong}</strong>;
	const { text, href } = part;
	// The PDF is no page of the site's own router.
	const isPage = href.startsWith("/") && !href.includes(".");
	if (isPage) return <TextLink to={href}>{text}</TextLink>;
	return (
		<a href={href} rel={href.startsWith("http") ? "noopener" : undefined}>
			{text}
		</a>
	);
}
