import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { knownParams, withUnknown } from "./address.ts";

/** Where a list is going. A second change builds on the first one, even while that is still loading. */
export function useListNavigation<Address>(path: string, read: (params: URLSearchParams) => Address) {
	const [shownParams] = useSearchParams();
	const navigate = useNavigate();
	const { location } = useNavigation();

	const loading = location?.pathname === path;
	const given = loading ? new URLSearchParams(location.search) : shownParams;
	const params = knownParams(path, given);

	const go = (to: string, { replace = false } = {}) => {
		// Somebody who has just followed a link to another page is not called back by a text still waiting.
		if (location && !loading) return;
		// At once, so that a change right behind this one already builds on it.
		void navigate(withUnknown(path, to, given), { preventScrollReset: true, replace, flushSync: true });
	};
	return { params, target: read(params), loading, go };
}
