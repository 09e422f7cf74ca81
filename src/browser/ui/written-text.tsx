import { classNames } from "./class-names.ts";
import { RichText } from "./rich-text.tsx";

const TABLE =
	"[&_.table]:block [&_.table]:my-[1.8em] [&_.table]:overflow-x-auto [&_.table]:rounded-lg [&_.table]:border [&_.table]:border-line [&_table]:table [&_table]:w-full [&_table]:overflow-visible [&_table]:text-ui [&_td]:min-w-28 [&_td]:px-4 [&_td]:py-2.75 [&_th]:px-4 [&_th]:py-2.75 [&_thead]:bg-surface-sunken [&_tbody_tr:last-child_td]:border-b-0";

const ASIDE =
	"[&_aside]:on-color [&_aside]:my-[1.8em] [&_aside]:rounded-lg [&_aside]:bg-raps-100 [&_aside]:px-6.5 [&_aside]:py-5.5 [&_aside]:font-sans [&_aside]:text-base [&_aside]:leading-note [&_aside>*+*]:mt-2 [&_aside>p:first-child:has(>strong:only-child)]:text-[1.125rem]";

/** A quoted person speaks large; a sample text to copy stays as quiet as the text around it. */
const QUOTE =
	"[&_blockquote_p+p]:mt-[0.7em] [&_blockquote:not(:has(footer))]:font-serif [&_blockquote:not(:has(footer))]:text-base [&_blockquote:not(:has(footer))]:leading-text [&_blockquote:not(:has(footer))]:font-normal [&_blockquote:not(:has(footer))]:tracking-normal";

const PRINT =
	"print:text-[11pt] print:[&_.table]:overflow-visible print:[&_h2]:break-after-avoid print:[&_aside]:break-inside-avoid print:[&_aside]:border print:[&_aside]:border-line-strong";

interface WrittenTextProps {
	html: string;
	/** Shows the first paragraph as the lead. */
	opens?: boolean;
	className?: string;
}

/** What is written in the office's editor, with all that it knows. */
export function WrittenText({ html, opens = false, className }: WrittenTextProps) {
	return (
		<RichText
			className={classNames("prose", TABLE, ASIDE, QUOTE, PRINT, opens && "prose-lede", className)}
			html={html}
		/>
	);
}
