import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { ContentsEntry } from "./article-text.ts";

const TITLE = "In diesem Artikel";

function Entries({ entries }: { entries: ContentsEntry[] }) {
	return (
		<ol className="grid gap-1 leading-row">
			{entries.map(({ id, title }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="block border-l-4 border-line py-1.5 pl-3 text-balance text-ink-2 no-underline hover:border-raps-400 hover:text-ink hover:underline"
					>
						{title}
					</a>
				</li>
			))}
		</ol>
	);
}

/** Beside the text where there is room for it; a closed drawer within the text elsewhere. */
export function ContentsAside({ entries }: { entries: ContentsEntry[] }) {
	return (
		<nav
			aria-label={TITLE}
			className="sticky top-below-header max-h-[calc(100vh-var(--spacing-header)-3rem)] overflow-y-auto text-sm max-xl:hidden print:hidden"
		>
			<p className="mb-3 font-semibold">{TITLE}</p>
			<Entries entries={entries} />
		</nav>
	);
}

export function ContentsDrawer({ entries }: { entries: ContentsEntry[] }) {
	return (
		<nav aria-label={TITLE} className="mt-7 xl:hidden print:hidden">
			<details className="group rounded-lg bg-surface-sunken px-5 open:pb-4">
				<summary className="flex min-h-13 items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
					{TITLE}
					<Icon shape={icons.chevronDown} className="ml-auto size-5 group-open:rotate-180" />
				</summary>
				<Entries entries={entries} />
			</details>
		</nav>
	);
}
