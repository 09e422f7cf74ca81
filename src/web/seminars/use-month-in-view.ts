import { type RefObject, useEffect, useState } from "react";

/** A band below the header and the months: the month that crosses it is the one being read. */
const BAND = "-20% 0px -75% 0px";

/** The month of the list that somebody is reading; the first one until they scroll. */
export function useMonthInView(list: RefObject<HTMLElement | null>, months: readonly string[]): string | undefined {
	const [seen, setSeen] = useState<string>();
	const key = months.join();

	// biome-ignore lint/correctness/useExhaustiveDependencies: other months are other sections
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { isIntersecting, target } of entries)
					if (isIntersecting) setSeen((target as HTMLElement).dataset.month);
			},
			{ rootMargin: BAND },
		);
		for (const section of list.current?.querySelectorAll("[data-month]") ?? []) observer.observe(section);
		return () => observer.disconnect();
	}, [list, key]);

	return seen !== undefined && months.includes(seen) ? seen : months[0];
}
