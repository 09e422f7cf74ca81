import * as icons from "#browser/ui/icons.ts";
import { formatMonth } from "#contract/dates.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { monthHref } from "./calendar-links.ts";
import { countDates, type Month } from "./calendar-months.ts";
import { dateCount } from "./date-count.ts";

/** 'Januar bis Mai 2027', 'Dezember 2026 bis Mai 2027', 'Januar 2027' */
export function monthRangeText(first: string, last: string): string {
	if (first === last) return formatMonth(first);
	const begins = formatMonth(first);
	const isOneYear = first.slice(0, 4) === last.slice(0, 4);
	return `${isOneYear ? begins.replace(/ \d+$/, "") : begins} bis ${formatMonth(last)}`;
}

/** The months that are not on the page yet, at least one. */
export function MoreMonths({ later, params }: { later: Month<unknown>[]; params: URLSearchParams }) {
	const first = later[0]?.month ?? "";
	const last = later.at(-1)?.month ?? "";
	return (
		<div className="grid justify-items-center gap-2.5 pt-7 text-center print:hidden">
			<ButtonLink to={monthHref(params, first, last)} icon={icons.calendarAdd} className="w-full max-w-96">
				Weitere Monate
			</ButtonLink>
			<p className="text-sm text-ink-2">{`${monthRangeText(first, last)}, ${dateCount(countDates(later))}`}</p>
		</div>
	);
}
