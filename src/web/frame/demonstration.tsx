import { DEMONSTRATION_NOTICE } from "#contract/demonstration.ts";
import { useSiteIfLoaded } from "./site.ts";

/** Above everything, calm and always there: whoever comes here by a link must not take the demo for the real thing. */
export function Demonstration() {
	if (!useSiteIfLoaded()?.is_demonstration) return null;
	return (
		<aside
			aria-label="Demonstration"
			className="border-b border-info-line bg-info-bg px-gutter py-2 text-center text-sm leading-entry text-balance text-ink"
		>
			{DEMONSTRATION_NOTICE}
		</aside>
	);
}
