import { valueWords } from "#contract/office/report-words.ts";
import type { Report } from "#contract/office/reports.ts";

/** Each step of all groups together, from the first look on. */
export function Funnel({ report: { rows, columns } }: { report: Report }) {
	const steps = columns.flatMap(({ title, unit }, at) =>
		unit === "count" ? [{ title, sum: rows.reduce((sum, { now }) => sum + (now[at] ?? 0), 0) }] : [],
	);
	const top = Math.max(1, ...steps.map(({ sum }) => sum));
	return (
		<ul className="hb">
			{steps.map(({ title, sum }) => (
				<li key={title}>
					<span>{title}</span>
					<span className="t">
						<i style={{ width: `${(sum / top) * 100}%` }} />
					</span>
					<span>{valueWords("count", sum)}</span>
				</li>
			))}
		</ul>
	);
}
