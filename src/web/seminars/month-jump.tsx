import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatMonth, formatShortMonth } from "#contract/dates.ts";
import { monthHref } from "./calendar-links.ts";
import type { Month } from "./calendar-months.ts";
import { dateCount } from "./date-count.ts";

interface MonthJumpProps {
	months: Month<unknown>[];
	/** Of these the ones that are on the page. */
	shown: Month<unknown>[];
	/** The month being read. */
	current: string | undefined;
	params: URLSearchParams;
	/** Up to which month the page shows what it has found. */
	until: string;
}

/** Leads to every month, also to those that are not on the page yet. */
export function MonthJump({ months, shown, current, params, until }: MonthJumpProps) {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const item = list.current?.querySelector<HTMLElement>(`[data-jump="${current}"]`);
		if (list.current && item) list.current.scrollLeft = item.offsetLeft - item.offsetWidth;
	}, [current]);

	return (
		<nav aria-label="Zum Monat springen" className="month-jump print:hidden">
			<ol ref={list} className="relative flex overflow-x-auto lg:grid lg:overflow-visible lg:border-l-2 lg:border-line">
				{months.map(({ month, entries }) => (
					<li key={month} data-jump={month}>
						<Link
							to={monthHref(params, month, shown.some((one) => one.month === month) ? until : month)}
							aria-current={month === current || undefined}
							className="month-link"
						>
							<span className="sr-only">{`${formatMonth(month)}: ${dateCount(entries.length)}`}</span>
							<span aria-hidden="true">{formatShortMonth(month)}</span>
							<span aria-hidden="true" className="text-sm font-hint text-ink-2 tabular-nums">
								{entries.length}
							</span>
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
