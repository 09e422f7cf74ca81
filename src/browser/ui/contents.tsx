import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";

export interface ContentsEntry {
	/** Id of the heading it leads to. */
	id: string;
	title: string;
}

interface ContentsProps {
	title: string;
	entries: readonly ContentsEntry[];
}

function Entries({ entries }: Pick<ContentsProps, "entries">) {
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

/** Beside a long text where there is room for it; a closed drawer within the text elsewhere. */
export function ContentsAside({ title, entries }: ContentsProps) {
	return (
		<nav
			aria-label={title}
			className="sticky top-below-header max-h-[calc(100vh-var(--spacing-header)-3rem)] overflow-y-auto text-sm max-xl:hidden print:hidden"
		>
			<p className="mb-3 font-semibold">{title}</p>
			<Entries entries={entries} />
		</nav>
	);
}

export function ContentsDrawer({ title, entries, className = "" }: ContentsProps & { className?: string }) {
	return (
		<nav aria-label={title} className={classNames("xl:hidden print:hidden", className)}>
			<details className="group rounded-lg bg-surface-sunken px-5 open:pb-4">
				<summary className="flex min-h-13 items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
					{title}
					<Icon shape={icons.chevronDown} className="ml-auto size-5 group-open:rotate-180" />
				</summary>
				<Entries entries={entries} />
			</details>
		</nav>
	);
}
