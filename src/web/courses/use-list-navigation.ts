import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { paths } from "#contract/paths.ts";
import { readListAddress } from "./list-address.ts";

/** Where the list is going. A second change builds on the first one, even while that is still loading. */
export function useListNavigation() {
	const [shownParams] = useSearchParams();
	const navigate = useNavigate();
	const { location } = useNavigation();

	const loading = location?.pathname === paths.courses;
	const params = loading ? new URLSearchParams(location.search) : shownParams;

	const go = (to: string, { replace = false } = {}) => {
		// Somebody who has just followed a link to another page is not called back by a text still waiting.
		if (location && !loading) return;
		void navigate(to, { preventScrollReset: true, replace });
	};
	return { params, target: readListAddress(params), loading, go };
}
