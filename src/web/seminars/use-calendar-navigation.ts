import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { paths } from "#contract/paths.ts";
import { readCalendarAddress } from "./calendar-address.ts";

/** Where the calendar is going. A second change builds on the first one, even while that is still loading. */
export function useCalendarNavigation() {
	const [shownParams] = useSearchParams();
	const navigate = useNavigate();
	const { location } = useNavigation();

	const loading = location?.pathname === paths.seminars;
	const params = loading ? new URLSearchParams(location.search) : shownParams;

	const go = (to: string, { replace = false } = {}) => {
		// Somebody who has just followed a link to another page is not called back by a text still waiting.
		if (location && !loading) return;
		void navigate(to, { preventScrollReset: true, replace });
	};
	return { params, target: readCalendarAddress(params), loading, go };
}
