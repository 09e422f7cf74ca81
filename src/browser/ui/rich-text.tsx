import { useMemo } from "react";
import { keepDashes, keepWhole } from "./dashes.ts";
import { trustedHtml } from "./trusted-html.ts";

interface RichTextProps {
	/** Sanitised by the server when it was stored. */
	html: string;
	className: string;
}

/** The one place where stored HTML becomes part of a page. */
export function RichText({ html, className }: RichTextProps) {
	// The same object for the same text: React would set it anew otherwise.
	const inner = useMemo(() => ({ __html: trustedHtml(keepWhole(keepDashes(html))) }), [html]);
	return <div className={className} dangerouslySetInnerHTML={inner} />;
}
