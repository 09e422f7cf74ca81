import { useEffect, useRef } from "react";

/** What a step of the way in is about; reading goes on here when it comes. */
export function StepHeading({ children }: { children: string }) {
	const element = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other words are another step
	useEffect(() => element.current?.focus(), [children]);
	return (
		<h2 ref={element} tabIndex={-1}>
			{children}
		</h2>
	);
}
