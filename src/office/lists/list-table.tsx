// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { type ReactNode, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { Avatar } from "../ui/avatar.tsx";
import * as icons from "../ui/icons.ts";
import { sortedBy, sortIn } from "./address.ts";
import { ROW, useRowKeys } from "./row-keys.ts";
import type { Selection } from "./selection.ts";

export interface Column<T> {
	title: string;
	/** The name of the sort that this column stands for. */
	sort?: string;
	align?: "right";
	/** Its words stay on one line. */
	keep?: true;
	/** Where it stands on a card: below at the right, beside the name as what can be done, on a line of its own, or nowhere. */
	card?: "right" | "acts" | "full" | "none";
	/** Only while nothing is open beside the list, which would tell the same. */
	roomy?: true;
	cell: (row: T) => ReactNode;
}

interface ListTableProps<T> {
	caption: string;
	rows: readonly T[];
	/** What a row is called, and where it leads; its second line says what one needs every third time. */
	name: {
		title: string;
		sort?: string;
		cell: (row: T) => string;
		second?: (row: T) => ReactNode;
		/** With the sign of a person before it. */
		avatar?: true;
	};
	columns: readonly Column<T>[];
	rowId: (row: T) => string;
	rowPath: (row: T) => string;
	/** The sorting unless told. */
	sort: string;
	selection?: Selection | undefined;
	/** What E does with a row: it presses what carries `ACT` in it. */
	act?: string | undefined;
}

const CARD = { right: "right", acts: "w1 acts", full: "full", none: "x" } as const;

/** Rows with a head that stays in sight; below 640 px they are cards. */
export function ListTable<T>(props: ListTableProps<T>) {
	const { caption, rows, name, columns, rowId, rowPath, sort, selection, act } = props;
	const element = useRef<HTMLTableSectionElement>(null);
	useRowKeys(element, selection ?? null, act);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
		<section className="tw" tabIndex={0} aria-label={`${caption}, Tabelle`}>
			<table className="tbl tbl--cards" role="table">
				<caption className="sr-only">{caption}</caption>
				<thead role="rowgroup">
					<tr role="row">
						{selection && <ChooseShown ids={rows.map(rowId)} selection={selection} />}
						<Head title={name.title} sort={name.sort} unlessTold={sort} />
						{columns.map((column) => (
							<Head key={column.title} {...column} unlessTold={sort} />
						))}
					</tr>
				</thead>
				<tbody ref={element} role="rowgroup">
					{rows.map((row) => {
						const id = rowId(row);
						const called = name.cell(row);
						return (
							<tr key={id} role="row" className={selection?.has(id) ? "is-on" : undefined}>
								{selection && <ChooseRow id={id} called={called} selection={selection} />}
								<th scope="row" role="rowheader">
									<Named avatar={name.avatar ? called : null}>
										<Link to={rowPath(row)} {...{ [ROW]: id }}>
											{called}
										</Link>
										{name.second && <small>{name.second(row)}</small>}
									</Named>
								</th>
								{columns.map(({ title, align, keep, roomy, card = "full", cell }) => (
									<td
										key={title}
										role="cell"
										className={classNames(
											align === "right" && "r",
											keep && "whitespace-nowrap",
											roomy && "roomy",
											CARD[card],
										)}
									>
										{cell(row)}
									</td>
								))}
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}

function Named({ avatar, children }: { avatar: string | null; children: ReactNode }) {
	if (avatar === null) return children;
	return (
		<span className="who">
			<Avatar name={avatar} size="s" />
			<span>{children}</span>
		</span>
	);
}

interface HeadProps {
	title: string;
	sort?: string | undefined;
	align?: "right" | undefined;
	roomy?: true | undefined;
	unlessTold: string;
}

/** A column that sorts is a link: the address can be sent, and the way back works. */
function Head({ title, sort, align, roomy, unlessTold }: HeadProps) {
	const [params] = useSearchParams();
	const { by, descending } = sortIn(params, unlessTold);
	const direction = by === sort ? (descending ? "descending" : "ascending") : undefined;
	return (
		<th
			scope="col"
			role="columnheader"
			aria-sort={direction}
			className={classNames(align === "right" && "r", roomy && "roomy")}
		>
			{sort ? (
				<Link to={sortedBy(params, sort, unlessTold)} preventScrollReset>
					{title}
					{direction && <Icon shape={descending ? icons.arrowDown : icons.arrowUp} className="i" />}
				</Link>
			) : (
				title
			)}
		</th>
	);
}

/** All rows of this page, or none. */
function ChooseShown({ ids, selection }: { ids: readonly string[]; selection: Selection }) {
	const chosen = ids.filter(selection.has).length;
	return (
		<th scope="col" role="columnheader" className="w1">
			<input
				type="checkbox"
				className="check"
				aria-label="Alle auf dieser Seite auswählen"
				checked={chosen > 0 && chosen === ids.length}
				ref={(box) => {
					if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
				}}
				onChange={({ currentTarget: { checked } }) => selection.set(ids, checked)}
			/>
		</th>
	);
}

const ChooseRow = ({ id, called, selection }: { id: string; called: string; selection: Selection }) => (
	<td role="cell" className="w1">
		<input
			type="checkbox"
			className="check"
			aria-label={`${called} auswählen`}
			checked={selection.has(id)}
			onChange={() => selection.toggle(id)}
		/>
	</td>
);
