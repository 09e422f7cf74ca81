import { formatMonth } from "#contract/dates.ts";
import { monthId } from "./calendar-links.ts";
import type { Month } from "./calendar-months.ts";
import { dateCount } from "./date-count.ts";
import { DateRows } from "./date-rows.tsx";
import type { SeminarEntry } from "./seminar-entry.ts";

interface MonthSectionProps extends Month<SeminarEntry> {
	/** Whether all of its dates are there. */
	isWhole: boolean;
}

export function MonthSection({ month, entries, isWhole }: MonthSectionProps) {
	const headingId = monthId(month);
	return (
		<section aria-labelledby={headingId} data-month={month} className="pt-4.5 sm:pt-7">
			<div className="mb-2.5 flex items-baseline gap-2.5">
				<h2 id={headingId} tabIndex={-1} className="below-jump text-figure-lg sm:text-figure-xl">
					{formatMonth(month)}
				</h2>
				{isWhole && <span className="text-sm text-ink-2">{dateCount(entries.length)}</span>}
			</div>
			<DateRows dates={entries} />
		</section>
	);
}
