import { formatMonth } from "#contract/dates.ts";
import { monthId } from "./calendar-links.ts";
import type { Month } from "./calendar-months.ts";
import { dateCount } from "./date-count.ts";
import { DateRows } from "./date-rows.tsx";
import type { SeminarEntry } from "./seminar-entry.ts";

export function MonthSection({ month, entries }: Month<SeminarEntry>) {
	const headingId = monthId(month);
	return (
		<section aria-labelledby={headingId} data-month={month} className="pt-4.5 sm:pt-7">
			<div className="mb-2.5 flex items-baseline gap-2.5">
				<h2 id={headingId} tabIndex={-1} className="below-jump text-figure-lg sm:text-figure-xl">
					{formatMonth(month)}
				</h2>
				<span className="text-sm text-ink-2">{dateCount(entries.length)}</span>
			</div>
			<DateRows dates={entries} />
		</section>
	);
}
