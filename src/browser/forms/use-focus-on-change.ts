import { type RefObject, useEffect, useRef } from "react";

/** When what is shown has changed, and the button that was pressed is gone, reading goes on at the new part. */
export function useFocusOnChange<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
	const element = useRef<E>(null);
	const before = useRef(shown);
	useEffect(() => {
		if (before.current === shown) return;
		before.current = shown;
		element.current?.focus();
	}, [shown]);
	return element;
}
