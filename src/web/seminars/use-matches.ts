import { useEffect, useState } from "react";
import { type CalendarAddress, calendarQuery } from "#contract/calendar-address.ts";
import { api } from "#web/api/site-api.ts";
import type { CalendarOptions } from "./calendar-options.ts";
import { isUnknownPostcode } from "./calendar-source.ts";

const DELAY_MS = 200;

interface Matches {
	/** Null while it is not known. */
	count: number | null;
	unknownPostcode: boolean;
}

const UNKNOWN: Matches = { count: null, unknownPostcode: false };

/** How many dates a choice would show, asked for while somebody still chooses. */
export function useMatches(choice: CalendarAddress, options: CalendarOptions, isWanted: boolean): Matches {
	const [matches, setMatches] = useState(UNKNOWN);
	const query = JSON.stringify({ upcoming: true, per_page: 1, ...calendarQuery(choice, options) });

	useEffect(() => {
		if (!isWanted) return;
		let isLatest = true;
		const settle = (found: Matches) => isLatest && setMatches(found);
		const timer = setTimeout(() => {
			api.seminars.list({ query: JSON.parse(query) }).then(
				({ total }) => settle({ count: total, unknownPostcode: false }),
				// Where nobody can count, the button still leads to the dates, and the page says what is wrong.
				(error) => settle({ count: null, unknownPostcode: isUnknownPostcode(error) }),
			);
		}, DELAY_MS);
		return () => {
			isLatest = false;
			clearTimeout(timer);
		};
	}, [query, isWanted]);

	return matches;
}
