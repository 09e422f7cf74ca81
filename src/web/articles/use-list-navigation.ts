import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { paths } from "#contract/paths.ts";
import { type ListAddress, readListAddress, sameFilter } from "./list-address.ts";

type Waiting = "nothing" | "filtered" | "more";

function waitingFor(current: ListAddress, next: ListAddress | null): Waiting {
	if (next === null) return "nothing";
	return sameFilter(current, next) && next.pages > current.pages ? "more" : "filtered";
}

/** Where the list is going. A second change builds on the first one, even while that is still loading. */
export function useListNavigation(current: ListAddress) {
	const [shownParams] = useSearchParams();
	const navigate = useNavigate();
	const { location } = useNavigation();

	const staysHere = location?.pathname === paths.articles;
	const params = staysHere ? new URLSearchParams(location.search) : shownParams;
	const next = staysHere ? readListAddress(params) : null;

	const go = (to: string, { replace = false } = {}) => {
		// Somebody who has just followed a link to another page is not called back by a text still waiting.
		if (location && !staysHere) return;
		// At once, so that a change right behind this one already builds on it.
		void navigate(to, { preventScrollReset: true, replace, flushSync: true });
	};
	return { params, target: next ?? current, waiting: waitingFor(current, next), go };
}
