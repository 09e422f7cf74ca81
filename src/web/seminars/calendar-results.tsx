import { useRef } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Loading } from "#browser/ui/loading.tsx";
import { isFiltered, subscribeHref } from "./calendar-links.ts";
import { groupByMonth } from "./calendar-months.ts";
import { CalendarOutcome } from "./calendar-outcome.tsx";
import type { CalendarData } from "./calendar-source.ts";
import { MonthSection } from "./month-section.tsx";
import { QUIET_ACTION } from "./quiet-action.ts";
import { ResetFilter } from "./reset-filter.tsx";
import { StarNotes } from "./star-notes.tsx";

interface CalendarResultsProps {
	calendar: CalendarData;
	loading: boolean;
	/** The address to try once more after a failure. */
	retryHref: string;
}

export function CalendarResults({ calendar, loading, retryHref }: CalendarResultsProps) {
	const section = useRef<HTMLElement>(null);
	// The link that was pressed is gone: reading goes on at the results.
	const focusResults = () => section.current?.focus({ preventScroll: true });
	const { entries, address } = calendar;
	const found = !loading && entries.length > 0;
	return (
		<section
			ref={section}
			tabIndex={-1}
			aria-label="Termine"
			aria-busy={loading}
			className={loading ? "min-h-screen" : undefined}
		>
			<div
				className={classNames(
					"flex min-h-target flex-wrap items-center gap-x-6",
					found ? "mt-[clamp(1rem,0.6rem+1vw,1.5rem)]" : "mt-results",
				)}
			>
				<div role="status" className={found ? undefined : "grow"}>
					{!loading && <CalendarOutcome calendar={calendar} retryHref={retryHref} onReset={focusResults} />}
				</div>
				{loading && <Loading>Seminare werden geladen...</Loading>}
				{found && isFiltered(address) && <ResetFilter onReset={focusResults} />}
				{found && (
					<a href={subscribeHref(address)} type="text/calendar" className={`${QUIET_ACTION} sm:ml-auto`}>
						<Icon shape={icons.calendar} />
						Kalender abonnieren
					</a>
				)}
			</div>
			{found && (
				<>
					{groupByMonth(entries).map((group, index) => (
						<MonthSection key={group.month} {...group} first={index === 0} />
					))}
					<div className="mt-section-tight">
						<StarNotes />
					</div>
				</>
			)}
		</section>
	);
}
