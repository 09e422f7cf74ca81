import { Link } from "react-router";
import type { CalendarAddress } from "#contract/calendar-address.ts";
import { formatMonth, formatShortMonth } from "#contract/dates.ts";
import { filterHref } from "./calendar-links.ts";

interface MonthChoiceProps {
	months: string[];
	address: CalendarAddress;
	params: URLSearchParams;
}

/** Leads to the dates of each month, where they are too many to stand on one page. */
export const MonthChoice = ({ months, address, params }: MonthChoiceProps) => (
	<nav aria-label="Monat wählen" className="month-jump print:hidden">
		<ol className="relative flex overflow-x-auto lg:grid lg:overflow-visible lg:border-l-2 lg:border-line">
			{months.map((month) => (
				<li key={month}>
					<Link
						to={filterHref(params, { ...address, month })}
						aria-current={month === address.month || undefined}
						className="month-link"
					>
						<span className="sr-only">{formatMonth(month)}</span>
						<span aria-hidden="true">{formatShortMonth(month)}</span>
					</Link>
				</li>
			))}
		</ol>
	</nav>
);
