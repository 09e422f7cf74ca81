// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { DatevLine } from "#contract/office/datev.ts";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";

/** The bookings as they stand in the file, one below the other. */
export const LineTable = ({ lines }: { lines: readonly DatevLine[] }) => (
	<Table
		caption="Buchungen"
		cards
		head={
			<>
				<Th>Buchung</Th>
				<Th className="r">Betrag</Th>
				<Th>Soll</Th>
				<Th>Haben</Th>
				<Th>Beleg</Th>
				<Th>Tag</Th>
			</>
		}
	>
		{lines.map(({ day, amount, debit, credit, number, text, is_cancelled, is_late }, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have nothing but their place
			<tr key={at} role="row">
				<th scope="row" role="rowheader">
					{text}
					{is_cancelled && <small>Generalumkehr</small>}
				</th>
				<td role="cell" className="r right">
					{formatEuro(amount)}
				</td>
				<td role="cell" className="start">
					<span className="unit">Soll </span>
					{debit}
				</td>
				<td role="cell" className="right">
					<span className="unit">Haben </span>
					{credit}
				</td>
				<td role="cell" className="start">
					{number}
				</td>
				<td role="cell" className="right">
					{formatDate(day)} {is_late && <State tone="warn">Nachzügler</State>}
				</td>
			</tr>
		))}
	</Table>
);
