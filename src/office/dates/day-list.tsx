import { formatDate, formatWeekday } from "#contract/dates.ts";
import { Check } from "../ui/choice.tsx";

export interface ListedDay {
	day: string;
	/** What is celebrated on it in Saxony. */
	holiday: string | null;
	/** There is a date on it already. */
	isKnown: boolean;
}

interface DayListProps {
	days: readonly ListedDay[];
	left: ReadonlySet<string>;
	onLeave: (left: ReadonlySet<string>) => void;
}

export const isFree = ({ holiday, isKnown }: ListedDay): boolean => holiday === null && !isKnown;

function hintOf({ holiday, isKnown }: ListedDay): string | undefined {
	if (isKnown) return "Gibt es schon";
	return holiday === null ? undefined : `${holiday}: bleibt aus`;
}

/** The days before anything is made: holidays and what is there already are left out, others can be. */
export function DayList({ days, left, onLeave }: DayListProps) {
	return (
		<ul className="day-list" aria-label="Das ergibt diese Tage">
			{days.map((listed) => {
				const { day } = listed;
				return (
					<li key={day}>
						<Check
							label={`${formatWeekday(day)}, ${formatDate(day)}`}
							hint={hintOf(listed)}
							disabled={!isFree(listed)}
							checked={isFree(listed) && !left.has(day)}
							onChange={({ currentTarget: { checked } }) => {
								const next = new Set(left);
								if (checked) next.delete(day);
								else next.add(day);
								onLeave(next);
							}}
						/>
					</li>
				);
			})}
		</ul>
	);
}
