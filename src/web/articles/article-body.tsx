import type { ReactNode } from "react";
import { ContentsAside, ContentsDrawer } from "#browser/ui/contents.tsx";
import { RichText } from "#browser/ui/rich-text.tsx";
import { contentsOf, splitIntroduction } from "./article-text.ts";

const CONTENTS = "In diesem Artikel";

interface ArticleBodyProps {
	html: string;
	/** Stands below the text, in the same column. */
	children: ReactNode;
}

/** The reading column, in the middle; on wide screens its contents stand to the left. */
export function ArticleBody({ html, children }: ArticleBodyProps) {
	const contents = contentsOf(html);
	const { introduction, sections } = splitIntroduction(html);
	const hasContents = contents.length > 0;
	return (
		<div className="mx-auto max-w-text xl:grid xl:max-w-none xl:grid-cols-reading xl:gap-x-8">
			<div>{hasContents && <ContentsAside title={CONTENTS} entries={contents} />}</div>
			<div>
				<RichText className="prose written prose-lede" html={introduction} />
				{hasContents && <ContentsDrawer title={CONTENTS} entries={contents} className="mt-7" />}
				{sections && <RichText className="prose written mt-[clamp(2.7rem,2.4rem+1.5vw,3.6rem)]" html={sections} />}
				{children && <div className="mt-chapter">{children}</div>}
			</div>
		</div>
	);
}
