import { SeminarCard } from "./seminar-card.tsx";
import type { SeminarEntry } from "./seminar-entry.ts";
import { StarNotes } from "./star-notes.tsx";

/** Some dates one below the other on another page, with what their stars mean. */
export const DateCards = ({ dates }: { dates: SeminarEntry[] }) => (
	<>
		<div className="grid gap-5">
			{dates.map((seminar) => (
				<SeminarCard key={seminar.presence_seminar_date_id} seminar={seminar} />
			))}
		</div>
		<div className="mt-8">
			<StarNotes />
		</div>
	</>
);
