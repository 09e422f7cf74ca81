import type { RefObject } from "react";
import { useKeys } from "../keys/use-keys.ts";

/** J and K walk over the rows by their links, so that Enter opens; E presses the button of the row. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
	const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
	const current = () => rows().findIndex((row) => row.contains(document.activeElement));
	const focus = (index: number) => rows().at(index)?.querySelector("a")?.focus();
	const walk = (step: 1 | -1) => {
		const at = current();
		if (at < 0) focus(step > 0 ? 0 : -1);
		else focus(Math.min(Math.max(at + step, 0), rows().length - 1));
	};
	useKeys([
		{ keys: "j", label: "Nächste Zeile", run: () => walk(1) },
		{ keys: "k", label: "Vorige Zeile", run: () => walk(-1) },
		{
			keys: "e",
			label: "Zeile angehen",
			run: () => rows()[current()]?.querySelector<HTMLElement>("[data-act]")?.click(),
		},
	]);
}
