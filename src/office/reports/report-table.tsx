import { valueWords } from "#contract/office/report-words.ts";
import type { Report } from "#contract/office/reports.ts";
import { Table, Th } from "../ui/table.tsx";

/** All numbers of a report; in brackets those of the other period. */
export const ReportTable = ({ report: { title, label, columns, rows } }: { report: Report }) => (
	<Table
		caption={`${title}, in Klammern zum Vergleich`}
		head={
			<>
				<Th>{label}</Th>
				{columns.map((column) => (
					<Th key={column.title} className="r">
						{column.title}
					</Th>
				))}
			</>
		}
	>
		{rows.map(({ name, before_name, now, before }) => (
			<tr key={`${name}${before_name}`}>
				<th scope="row">
					{name}
					{before_name && <span className="muted"> ({before_name})</span>}
				</th>
				{columns.map(({ title, unit }, index) => (
					<td key={title} className="num r">
						{valueWords(unit, now[index] ?? null)}{" "}
						<span className="muted">({valueWords(unit, before[index] ?? null)})</span>
					</td>
				))}
			</tr>
		))}
	</Table>
);
