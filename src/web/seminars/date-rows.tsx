import type { SeminarEntry } from "./seminar-entry.ts";
import { SeminarRow } from "./seminar-row.tsx";

/** Dates one below the other, alike on every page. */
export const DateRows = ({ dates }: { dates: readonly SeminarEntry[] }) => (
	<ul className="border-t border-line">
		{dates.map((date) => (
			<li key={date.presence_seminar_date_id}>
				<SeminarRow seminar={date} />
			</li>
		))}
	</ul>
);
