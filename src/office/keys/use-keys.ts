import { useEffect, useRef } from "react";
import { type Binding, bind } from "./bindings.ts";

/** Keys of this part of the page, as long as it is shown. */
export function useKeys(bindings: readonly Binding[]): void {
	const latest = useRef(bindings);
	latest.current = bindings;
	const names = bindings.map(({ keys }) => keys).join(",");
	// biome-ignore lint/correctness/useExhaustiveDependencies: what they do is read when they are pressed
	useEffect(() => {
		const layer = latest.current.map(({ keys, label }, index) => ({
			keys,
			label,
			run: () => latest.current[index]?.run(),
		}));
		return bind(layer);
	}, [names]);
}
