import { valueWords } from "#contract/office/report-words.ts";
import type { Report } from "#contract/office/reports.ts";

/** Those that are seen at a glance; all of them stand in the table. */
const MOST = 12;

/** The first column of each group as a bar. */
export function GroupBars({ report: { rows, columns, mark } }: { report: Report }) {
	const unit = columns[0]?.unit ?? "count";
	const shown = rows.slice(0, MOST);
	const top = unit === "percent" ? 100 : Math.max(1, ...rows.map(({ now }) => now[0] ?? 0));
	return (
		<ul className="hb">
			{shown.map(({ name, now }) => (
				<li key={name}>
					<span className="sm:truncate" title={name}>
						{name}
					</span>
					<span className="t">
						<i style={{ width: `${Math.min(100, Math.max(0, ((now[0] ?? 0) / top) * 100))}%` }} />
						{mark !== null && <u style={{ left: `${mark}%` }} />}
					</span>
					<span>{valueWords(unit, now[0] ?? null)}</span>
				</li>
			))}
		</ul>
	);
}
