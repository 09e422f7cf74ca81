import { classNames } from "#browser/ui/class-names.ts";
import { RichText } from "#browser/ui/rich-text.tsx";

const TABLE =
	"[&_.table]:block [&_.table]:my-[1.8em] [&_.table]:overflow-x-auto [&_.table]:rounded-lg [&_.table]:border [&_.table]:border-line [&_table]:table [&_table]:w-full [&_table]:overflow-visible [&_table]:text-[1rem] [&_td]:min-w-28 [&_td]:px-4 [&_td]:py-[0.7rem] [&_th]:px-4 [&_th]:py-[0.7rem] [&_thead]:bg-surface-sunken [&_tbody_tr:last-child_td]:border-b-0";

const ASIDE =
	"[&_aside]:on-color [&_aside]:my-[1.8em] [&_aside]:rounded-lg [&_aside]:bg-raps-100 [&_aside]:px-[1.6rem] [&_aside]:py-[1.4rem] [&_aside]:font-sans [&_aside]:text-[1.0625rem] [&_aside]:leading-[1.5] [&_aside>*+*]:mt-2 [&_aside>p:first-child:has(>strong:only-child)]:text-[1.125rem]";

/** A quoted person speaks large; a sample text to copy stays as quiet as the text around it. */
const QUOTE =
	"[&_blockquote_p+p]:mt-[0.7em] [&_blockquote:not(:has(footer))]:font-serif [&_blockquote:not(:has(footer))]:text-[1.0625rem] [&_blockquote:not(:has(footer))]:leading-[1.6] [&_blockquote:not(:has(footer))]:font-normal [&_blockquote:not(:has(footer))]:tracking-normal";

const LEAD = "[&>p:first-child]:text-[1.2em] [&>p:first-child]:leading-[1.5]";

const PRINT =
	"print:text-[11pt] print:[&_.table]:overflow-visible print:[&_h2]:break-after-avoid print:[&_aside]:break-inside-avoid print:[&_aside]:border print:[&_aside]:border-line-strong";

interface ArticleProseProps {
	html: string;
	/** Shows the first paragraph as the lead. */
	opens?: boolean;
	className?: string;
}

export function ArticleProse({ html, opens = false, className }: ArticleProseProps) {
	return <RichText className={classNames("prose", TABLE, ASIDE, QUOTE, PRINT, opens && LEAD, className)} html={html} />;
}
