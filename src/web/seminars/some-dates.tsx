import type { ReactNode } from "react";
import { DateRows } from "./date-rows.tsx";
import type { SeminarEntry } from "./seminar-entry.ts";
import { StarNotes } from "./star-notes.tsx";

interface SomeDatesProps {
	dates: readonly SeminarEntry[];
	/** What stands between the dates and the meaning of their stars. */
	children?: ReactNode;
}

/** Some dates on another page than the calendar, with what their stars mean. */
export const SomeDates = ({ dates, children }: SomeDatesProps) => (
	<>
		<DateRows dates={dates} />
		{children}
		<div className="mt-8">
			<StarNotes />
		</div>
	</>
);
