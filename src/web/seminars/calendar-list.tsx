import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { CalendarAddress } from "#contract/calendar-address.ts";
import { canShowMore, readUntil, subscribeHref } from "./calendar-links.ts";
import { groupByMonth, splitMonths } from "./calendar-months.ts";
import type { CalendarData } from "./calendar-source.ts";
import { MonthChoice } from "./month-choice.tsx";
import { MonthJump } from "./month-jump.tsx";
import { MonthSection } from "./month-section.tsx";
import { MoreDates } from "./more-dates.tsx";
import { MoreMonths } from "./more-months.tsx";
import { QUIET_ACTION } from "./quiet-action.ts";
import { StarNotes } from "./star-notes.tsx";
import { useMonthInView } from "./use-month-in-view.ts";

/** Whoever goes to a month reads on there, with the keyboard too. */
function useFocusOnMonth(): void {
	const { key, hash } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: also to the same month once more
	useEffect(() => {
		if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
	}, [key, hash]);
}

interface CalendarListProps {
	calendar: CalendarData;
	params: URLSearchParams;
}

/** The dates that were found, month by month: the nearest at once, the others when they are asked for. */
export function CalendarList({ calendar, params }: CalendarListProps) {
	const { entries, total, address, options, portions } = calendar;
	const list = useRef<HTMLDivElement>(null);
	const until = readUntil(params);
	const months = groupByMonth(entries);
	// Where not all dates are there, those that are there are shown, and months lead to a selection of their own.
	const isWhole = entries.length >= total;
	const { shown, later } = isWhole ? splitMonths(months, until) : { shown: months, later: [] };
	const current = useMonthInView(
		list,
		shown.map(({ month }) => month),
	);
	useFocusOnMonth();
	return (
		<div className="items-start gap-x-12 lg:grid lg:grid-cols-jump">
			<div className="contents lg:sticky lg:top-below-header lg:block">
				{isWhole ? (
					<MonthJump months={months} shown={shown} current={current} params={params} until={until} />
				) : (
					<MonthChoice months={options.months} address={address} params={params} />
				)}
				<Subscribe address={address} className="max-lg:hidden" />
			</div>
			<div ref={list}>
				{shown.map((group, index) => (
					<MonthSection key={group.month} {...group} isWhole={isWhole || index < shown.length - 1} />
				))}
				{!isWhole && canShowMore(portions) && <MoreDates params={params} portions={portions} />}
				{later.length > 0 && <MoreMonths later={later} params={params} />}
				<Subscribe address={address} className="justify-center lg:hidden" />
				<div className="mt-8">
					<StarNotes />
				</div>
			</div>
		</div>
	);
}

const Subscribe = ({ address, className }: { address: CalendarAddress; className: string }) => (
	<p className={`mt-5 flex text-sm ${className}`}>
		<a href={subscribeHref(address)} type="text/calendar" className={QUIET_ACTION}>
			<Icon shape={icons.calendar} />
			Kalender abonnieren
		</a>
	</p>
);
