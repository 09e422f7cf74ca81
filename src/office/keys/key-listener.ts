import { useEffect } from "react";
import { bindingFor, isTyping } from "./bindings.ts";
import { singleKeysOn } from "./single-keys.ts";

/** One listener for all keys of the office; `onSearch` is the one that also works while typing. */
export function useKeyListener(onSearch: () => void): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
				event.preventDefault();
				onSearch();
				return;
			}
			if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
			if (isTyping(event.target) || !singleKeysOn()) return;
			// On a link or a button Enter is theirs.
			if (event.key === "Enter" && event.target instanceof Element && event.target.closest("a, button")) return;
			const binding = bindingFor(event, performance.now());
			if (!binding) return;
			event.preventDefault();
			binding.run();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [onSearch]);
}
