// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { Link, useSearchParams } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import { TickAll } from "../ui/tick.tsx";
import { sortedBy, sortIn } from "./address.ts";
import type { Selection } from "./selection.ts";

export interface Sortable {
	title: string;
	/** The name of the sort that it stands for. */
	sort?: string | undefined;
}

interface HeadProps extends Sortable {
	/** A second sort of the same column. */
	also?: Sortable | undefined;
	align?: "right" | undefined;
	/** What can be done is shown by its signs: its title is only said. */
	card?: string | undefined;
	/** Only while nothing is open beside the list. */
	roomy?: true | undefined;
	unlessTold: string;
}

/** A column that sorts is a link: the address can be sent, and the way back works. */
export function Head({ title, sort, also, align, card, roomy, unlessTold }: HeadProps) {
	const [params] = useSearchParams();
	const { by, descending } = sortIn(params, unlessTold);
	const isSorted = by === sort || (also !== undefined && by === also.sort);
	const direction = isSorted ? (descending ? "descending" : "ascending") : undefined;
	return (
		<th
			scope="col"
			role="columnheader"
			aria-sort={direction}
			className={classNames(align === "right" && "r", roomy && "roomy")}
		>
			{card === "acts" ? (
				<span className="sr-only">{title}</span>
			) : (
				<SortLink title={title} sort={sort} unlessTold={unlessTold} />
			)}
			{also && (
				<>
					<span aria-hidden="true"> · </span>
					<SortLink {...also} unlessTold={unlessTold} />
				</>
			)}
		</th>
	);
}

function SortLink({ title, sort, unlessTold }: Sortable & { unlessTold: string }) {
	const [params] = useSearchParams();
	const { by, descending } = sortIn(params, unlessTold);
	if (!sort) return title;
	return (
		<Link to={sortedBy(params, sort, unlessTold)} preventScrollReset>
			{title}
			{by === sort && <Icon shape={descending ? icons.arrowDown : icons.arrowUp} className="i" />}
		</Link>
	);
}

/** All rows of this page, or none. */
export const ChooseShown = ({ ids, selection }: { ids: readonly string[]; selection: Selection }) => (
	<TickAll label="Alle auf dieser Seite auswählen" ids={ids} isIn={selection.has} onChange={selection.set} />
);
