import { useEffect, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";

/** Growing takes 0.1 s (duration-badge); the rest lets it arrive before it shrinks. */
const BUMP_MS = 150;

interface BasketBadgeProps {
	/** Undefined until it is known. */
	count: number | undefined;
}

/** The number on the basket's icon. It swells for a moment when an item comes or goes (FRAME-18). */
export function BasketBadge({ count }: BasketBadgeProps) {
	const [bumped, setBumped] = useState(false);
	const previous = useRef(count);
	useEffect(() => {
		if (count === undefined || previous.current === count) return;
		const isFirst = previous.current === undefined;
		previous.current = count;
		if (isFirst) return;
		setBumped(true);
		const timer = setTimeout(() => setBumped(false), BUMP_MS);
		return () => clearTimeout(timer);
	}, [count]);
	if (!count && !bumped) return null;
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"absolute top-0.5 right-0 h-5.25 min-w-5.25 rounded-pill bg-raps-400 px-1.25 text-center text-xs leading-[1.3rem] font-[750] text-holunder-900 shadow-[0_0_0_2px_var(--bg)] transition-transform duration-badge ease-linear",
				bumped && "is-bump transform-[scale(1.3)]",
			)}
		>
			{count}
		</span>
	);
}
