import { type RefObject, useEffect, useState } from "react";

/** From far above the screen down to a line below the header and the months: every month that has begun reaches into it. */
const READ = "1000000px 0px -75% 0px";

/** The month of the list that somebody is reading: the last one that has begun, the first one until they scroll. */
export function useMonthInView(list: RefObject<HTMLElement | null>, months: readonly string[]): string | undefined {
	const [seen, setSeen] = useState<string>();
	const key = months.join();

	// biome-ignore lint/correctness/useExhaustiveDependencies: other months are other sections
	useEffect(() => {
		const begun = new Set<string | undefined>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries)
					begun[isIntersecting ? "add" : "delete"]((target as HTMLElement).dataset.month);
				setSeen(months.findLast((month) => begun.has(month)));
			},
			{ rootMargin: READ },
		);
		for (const section of list.current?.querySelectorAll("[data-month]") ?? []) observer.observe(section);
		return () => observer.disconnect();
	}, [list, key]);

	return seen !== undefined && months.includes(seen) ? seen : months[0];
}
