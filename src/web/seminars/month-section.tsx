import { formatMonth } from "#contract/dates.ts";
import { SeminarCard } from "./seminar-card.tsx";
import type { SeminarEntry } from "./seminar-entry.ts";

interface MonthSectionProps {
	month: string;
	entries: SeminarEntry[];
	/** The first of the page: its first picture is wanted at once. */
	first: boolean;
}

export function MonthSection({ month, entries, first }: MonthSectionProps) {
	const headingId = `monat-${month}`;
	return (
		<section aria-labelledby={headingId} className="mt-[clamp(2.25rem,1.5rem+2vw,3.5rem)]">
			<div className="mb-5 flex items-baseline gap-4">
				<h2 id={headingId} className="text-[clamp(1.75rem,1.4rem+1.4vw,2.5rem)]">
					{formatMonth(month)}
				</h2>
				<span className="text-sm text-ink-2">{entries.length === 1 ? "1 Termin" : `${entries.length} Termine`}</span>
			</div>
			<div className="grid gap-5">
				{entries.map((entry, index) => (
					<SeminarCard key={entry.presence_seminar_date_id} seminar={entry} priority={first && index === 0} />
				))}
			</div>
		</section>
	);
}
