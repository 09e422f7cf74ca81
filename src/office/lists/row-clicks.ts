import { type RefObject, useEffect } from "react";
import { ROW } from "./row-keys.ts";

const OWN = "a, button, input, label, select, summary";

/** The whole row opens what its name leads to: for the mouse alone, and never while somebody marks words to copy them. */
export function useRowClicks(list: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const body = list.current;
		const open = ({ target }: MouseEvent) => {
			if (!(target instanceof Element) || target.closest(OWN) || getSelection()?.toString()) return;
			target.closest("tr")?.querySelector<HTMLElement>(`a[${ROW}]:not([target])`)?.click();
		};
		body?.addEventListener("click", open);
		return () => body?.removeEventListener("click", open);
	}, [list]);
}
