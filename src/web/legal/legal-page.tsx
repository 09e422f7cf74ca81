import { useMemo } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { ContentsAside, ContentsDrawer } from "#browser/ui/contents.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { formatDate } from "#contract/dates.ts";
import { parseLegal } from "#contract/legal/markup/parse.ts";
import type { Section } from "#contract/legal/text.ts";
import type { VersionedText } from "#contract/legal-texts.ts";
import { LegalBlocks } from "./legal-block.tsx";
import { OtherTexts } from "./other-texts.tsx";
import { EarlierNotice, OtherVersions } from "./versions.tsx";

const CONTENTS_TITLE = "Auf dieser Seite";
/** A short text needs no table of contents. */
const LONG = 8;

const BESIDE_CONTENTS = "xl:grid xl:grid-cols-reading xl:gap-x-8";

interface LegalPageProps {
	text: VersionedText;
	/** The same text as a file, where there is one. */
	pdf?: string;
}

/** A legal text in the reading column; on wide screens the contents of a long one stand to its left. */
export function LegalPage({ text, pdf }: LegalPageProps) {
	const sections = useMemo(() => parseLegal(text.content), [text.content]);
	const contents = sections.length < LONG ? [] : sections.map(({ id, heading }) => ({ id, title: heading }));
	const hasContents = contents.length > 0;
	return (
		<article>
			<Wrap>
				<PageHead title={text.title} lead={text.lead} />
				<div className={classNames("pb-section", hasContents && BESIDE_CONTENTS)}>
					{hasContents && (
						<div>
							<ContentsAside title={CONTENTS_TITLE} entries={contents} />
						</div>
					)}
					<div className="grid max-w-text grid-cols-1 gap-7">
						<p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-ink-2">
							<span>
								Stand: <time dateTime={text.changed_on}>{formatDate(text.changed_on)}</time>, Fassung {text.version}
							</span>
							{pdf && (
								<a
									href={pdf}
									className="inline-flex min-h-target items-center gap-sign font-medium text-link underline hover:text-link-hover print:hidden"
								>
									<Icon shape={icons.file} />
									Als PDF öffnen
								</a>
							)}
						</p>
						<EarlierNotice text={text} />
						{hasContents && <ContentsDrawer title={CONTENTS_TITLE} entries={contents} />}
						<div className="prose hyphens-auto print:text-[11pt] print:[&_h2]:break-after-avoid print:[&_h3]:break-after-avoid">
							{sections.map((section) => (
								<LegalSection key={section.id} section={section} />
							))}
						</div>
						<OtherVersions text={text} />
						<OtherTexts />
					</div>
				</div>
			</Wrap>
		</article>
	);
}

function LegalSection({ section, heading: Heading = "h2" }: { section: Section; heading?: "h2" | "h3" }) {
	return (
		<>
			<Heading id={section.id}>{section.heading}</Heading>
			<LegalBlocks blocks={section.blocks} />
			{section.sections?.map((inner) => (
				<LegalSection key={inner.id} section={inner} heading="h3" />
			))}
		</>
	);
}
