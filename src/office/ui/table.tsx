// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import type { ReactNode, Ref } from "react";
import { classNames } from "#browser/ui/class-names.ts";

interface TableProps {
	/** Said, not shown. */
	caption: string;
	/** The cells of its head: each a `Th`. */
	head: ReactNode;
	/** Below 640 px each row is a card. */
	cards?: boolean;
	body?: Ref<HTMLTableSectionElement>;
	/** The rows. */
	children: ReactNode;
}

/** What is wider than the screen scrolls in itself, by keyboard too. */
export const Table = ({ caption, head, cards = false, body, children }: TableProps) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
	<section className="tw" tabIndex={0} aria-label={`${caption}, Tabelle`}>
		<table className={classNames("tbl", cards && "tbl--cards")} role="table">
			<caption className="sr-only">{caption}</caption>
			<thead role="rowgroup">
				<tr role="row">{head}</tr>
			</thead>
			<tbody ref={body} role="rowgroup">
				{children}
			</tbody>
		</table>
	</section>
);

interface ThProps {
	/** Its title is only said: what stands below speaks for itself. */
	said?: boolean;
	className?: string;
	children: ReactNode;
}

export const Th = ({ said = false, className, children }: ThProps) => (
	<th scope="col" role="columnheader" className={className}>
		{said ? <span className="sr-only">{children}</span> : children}
	</th>
);
