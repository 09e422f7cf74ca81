// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { Fragment, type ReactNode, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { Cut } from "../ui/cut.tsx";
import * as icons from "../ui/icons.ts";
import { Table } from "../ui/table.tsx";
import { TickCell } from "../ui/tick.tsx";
import { OPEN, opened } from "./address.ts";
import { ChooseShown, Head, type Sortable } from "./list-head.tsx";
import { useRowClicks } from "./row-clicks.ts";
import { ROW, useRowKeys } from "./row-keys.ts";
import type { Selection } from "./selection.ts";

export interface Column<T> {
	title: string;
	/** The name of the sort that this column stands for. */
	sort?: string;
	align?: "right";
	/** Its words stay on one line. */
	keep?: true;
	/** Where it stands on a card: below at the left or right, beside the name as what can be done, on a line of its own, or nowhere. */
	card?: "start" | "right" | "acts" | "full" | "none";
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
		/** A second way to sort by it. */
		also?: Sortable;
		/** Before the name: a chair, a picture. */
		sign?: (row: T) => ReactNode;
		cell: (row: T) => string;
		second?: (row: T) => ReactNode;
	};
	columns: readonly Column<T>[];
	rowId: (row: T) => string;
	/** Where it leads unless it opens beside the list; nothing where it leads nowhere. */
	rowPath?: (row: T) => string | null;
	/** Rows lead to the public site, in a tab of its own. */
	toSite?: boolean;
	/** What was and is no more is struck. */
	isOff?: (row: T) => boolean;
	/** The heading above all rows for which it says the same. */
	group?: ((row: T) => string) | undefined;
	/** The sorting unless told. */
	sort: string;
	selection?: Selection | undefined;
	/** What E does with a row: it presses what carries `ACT` in it. */
	act?: string | undefined;
}

const CARD = { start: "start", right: "right", acts: "w1 acts", full: "full", none: "x" } as const;

/** Rows with a head that stays in sight; below 640 px they are cards. */
export function ListTable<T>(props: ListTableProps<T>) {
	const { caption, rows, name, columns, rowId, sort, group, selection, act } = props;
	const element = useRef<HTMLTableSectionElement>(null);
	useRowKeys(element, selection ?? null, act);
	useRowClicks(element);
	return (
		<Table
			caption={caption}
			cards
			body={element}
			head={
				<>
					{selection && <ChooseShown ids={rows.map(rowId)} selection={selection} />}
					<Head title={name.title} sort={name.sort} also={name.also} unlessTold={sort} />
					{columns.map((column) => (
						<Head key={column.title} {...column} unlessTold={sort} />
					))}
				</>
			}
		>
			{rows.map((row, index) => {
				const heading = group?.(row);
				const before = rows[index - 1];
				return (
					<Fragment key={rowId(row)}>
						{heading && (!before || group?.(before) !== heading) && (
							<tr className="group" role="row">
								<th scope="row" role="rowheader" colSpan={columns.length + (selection ? 2 : 1)}>
									{heading}
								</th>
							</tr>
						)}
						<Row {...props} row={row} />
					</Fragment>
				);
			})}
		</Table>
	);
}

function Row<T>(props: ListTableProps<T> & { row: T }) {
	const { row, name, columns, rowId, isOff, selection } = props;
	const id = rowId(row);
	const [params] = useSearchParams();
	const isOpen = params.get(OPEN) === id;
	const named = (
		<>
			<RowName {...props} path={props.rowPath ? props.rowPath(row) : opened(params, id)} isOpen={isOpen} />
			{name.second && (
				<small>
					<Cut>{name.second(row)}</Cut>
				</small>
			)}
		</>
	);
	return (
		<tr role="row" className={classNames(selection?.has(id) && "is-on", isOpen && "is-open", isOff?.(row) && "is-off")}>
			{selection && (
				<TickCell
					label={`${name.cell(row)} auswählen`}
					isOn={selection.has(id)}
					onChange={() => selection.toggle(id)}
				/>
			)}
			<th scope="row" role="rowheader">
				{name.sign ? (
					<span className="who">
						{name.sign(row)}
						<span>{named}</span>
					</span>
				) : (
					named
				)}
			</th>
			{columns.map(({ title, align, keep, roomy, card = "full", cell }) => (
				<td
					key={title}
					role="cell"
					className={classNames(align === "right" && "r", keep && "whitespace-nowrap", roomy && "roomy", CARD[card])}
				>
					<Cut>{cell(row)}</Cut>
				</td>
			))}
		</tr>
	);
}

type RowNameProps<T> = ListTableProps<T> & { row: T; path: string | null; isOpen: boolean };

/** What is reached by J and K, whether or not it leads anywhere. */
function RowName<T>({ row, name, rowId, path, isOpen, toSite }: RowNameProps<T>) {
	const mark = { [ROW]: rowId(row), "aria-current": isOpen || undefined };
	if (path === null)
		return (
			<span tabIndex={-1} {...mark}>
				<Cut>{name.cell(row)}</Cut>
			</span>
		);
	if (!toSite)
		return (
			<Link to={path} {...mark}>
				<Cut>{name.cell(row)}</Cut>
			</Link>
		);
	return (
		<a href={path} target="_blank" rel="noreferrer" {...mark}>
			<Cut>{name.cell(row)}</Cut>
			<span className="sr-only"> (auf der Website, neuer Tab)</span>
			<Icon shape={icons.external} className="i i--s i--after" />
		</a>
	);
}
