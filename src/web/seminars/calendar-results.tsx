import { useRef } from "react";
import { Loading } from "#browser/ui/loading.tsx";
import { CalendarList } from "./calendar-list.tsx";
import { CalendarOutcome } from "./calendar-outcome.tsx";
import type { CalendarData } from "./calendar-source.ts";

interface CalendarResultsProps {
	calendar: CalendarData;
	loading: boolean;
	params: URLSearchParams;
}

export function CalendarResults({ calendar, loading, params }: CalendarResultsProps) {
	const section = useRef<HTMLElement>(null);
	// The link that was pressed is gone: reading goes on at the results.
	const focusResults = () => section.current?.focus({ preventScroll: true });
	const { entries } = calendar;
	const found = !loading && entries.length > 0;
	return (
		<section
			ref={section}
			tabIndex={-1}
			aria-label="Termine"
			aria-busy={loading}
			className={loading ? "min-h-screen" : undefined}
		>
			<div role="status" className={found ? undefined : "mt-5"}>
				{!loading && <CalendarOutcome calendar={calendar} params={params} onRelief={focusResults} />}
			</div>
			{loading && <Loading>Seminare werden geladen...</Loading>}
			{found && <CalendarList calendar={calendar} params={params} />}
		</section>
	);
}
