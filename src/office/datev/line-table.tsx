import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { DatevLine } from "#contract/office/datev.ts";
import { State } from "../ui/state.tsx";

/** The bookings as they stand in the file, one below the other. */
export const LineTable = ({ lines }: { lines: readonly DatevLine[] }) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
	<section className="tw" tabIndex={0} aria-label="Buchungen, Tabelle">
		<table className="tbl">
			<caption className="sr-only">Buchungen</caption>
			<thead>
				<tr>
					<th scope="col">Buchung</th>
					<th scope="col">Beleg</th>
					<th scope="col">Tag</th>
					<th scope="col">Soll</th>
					<th scope="col">Haben</th>
					<th scope="col" className="r">
						Betrag
					</th>
				</tr>
			</thead>
			<tbody>
				{lines.map(({ day, amount, debit, credit, number, text, is_cancelled, is_late }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have nothing but their place
					<tr key={at}>
						<th scope="row">
							{text}
							{is_cancelled && <small>Generalumkehr</small>}
						</th>
						<td>{number}</td>
						<td>
							{formatDate(day)} {is_late && <State tone="warn">Nachzügler</State>}
						</td>
						<td>{debit}</td>
						<td>{credit}</td>
						<td className="r">{formatEuro(amount)}</td>
					</tr>
				))}
			</tbody>
		</table>
	</section>
);
