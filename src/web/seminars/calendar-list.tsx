import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { CalendarAddress } from "#contract/calendar-address.ts";
import { readUntil, subscribeHref } from "./calendar-links.ts";
import { groupByMonth, splitMonths } from "./calendar-months.ts";
import { MonthJump } from "./month-jump.tsx";
import { MonthSection } from "./month-section.tsx";
import { MoreMonths } from "./more-months.tsx";
import { QUIET_ACTION } from "./quiet-action.ts";
import type { SeminarEntry } from "./seminar-entry.ts";
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
	entries: SeminarEntry[];
	address: CalendarAddress;
	params: URLSearchParams;
}

/** The dates that were found, month by month: the nearest at once, the others when they are asked for. */
export function CalendarList({ entries, address, params }: CalendarListProps) {
	const list = useRef<HTMLDivElement>(null);
	const until = readUntil(params);
	const months = groupByMonth(entries);
	const { shown, later } = splitMonths(months, until);
	const current = useMonthInView(
		list,
		shown.map(({ month }) => month),
	);
	useFocusOnMonth();
	return (
		<div className="items-start gap-x-12 lg:grid lg:grid-cols-jump">
			<div className="contents lg:sticky lg:top-below-header lg:block">
				<MonthJump months={months} shown={shown} current={current} params={params} until={until} />
				<Subscribe address={address} className="max-lg:hidden" />
			</div>
			<div ref={list}>
				{shown.map((group) => (
					<MonthSection key={group.month} {...group} />
				))}
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
