import { type RefObject, useRef } from "react";
import { useKeys } from "../keys/use-keys.ts";
import type { Selection } from "./selection.ts";

/** The link of a row carries this attribute with the row's id: moving from row to row is moving the focus. */
export const ROW = "data-row";
/** The button of a row, or of what is open beside the list, that E presses. */
export const ACT = { "data-act": "" };

const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
	...(list?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? []),
];

const rowAt = (element: Element | null): HTMLElement | null => {
	const inside = element?.closest("tr, li");
	return inside?.querySelector<HTMLElement>(`[${ROW}]`) ?? null;
};

const drawer = () => document.querySelector<HTMLElement>(".drawer");

/** Opens a row; what is open already is gone into. */
function open(row: HTMLElement | undefined): void {
	if (row?.ariaCurrent) drawer()?.focus();
	else row?.click();
}

/** J and K go down and up, Enter opens, X chooses, E acts. Whoever has no row yet begins with the first. */
export function useRowKeys(list: RefObject<HTMLElement | null>, selection: Selection | null, act?: string): void {
	const last = useRef(-1);
	const current = () => rowsIn(list.current).indexOf(rowAt(document.activeElement) as HTMLElement);
	const move = (step: number) => {
		const rows = rowsIn(list.current);
		const now = current();
		// A row that has gone meanwhile leaves its place to the next.
		const from = now >= 0 ? now : Math.min(last.current, rows.length - 1);
		const next = Math.max(0, Math.min(rows.length - 1, from + step));
		last.current = next;
		rows[next]?.focus();
		rows[next]?.scrollIntoView({ block: "nearest" });
		// What is open beside the list goes along.
		if (drawer()) rows[next]?.click();
	};
	const press = () => {
		const row = rowsIn(list.current)[current()]?.closest("tr, li") ?? drawer();
		row?.querySelector<HTMLElement>("[data-act]")?.click();
	};
	const idOf = (row: HTMLElement | undefined) => row?.getAttribute(ROW) ?? null;
	const shown = () => rowsIn(list.current).flatMap((row) => idOf(row) ?? []);
	const choose = (act: (id: string) => void) => {
		const id = idOf(rowsIn(list.current)[current()]);
		if (id !== null) act(id);
	};
	useKeys([
		{ keys: "j", label: "Nächste Zeile", run: () => move(1) },
		{ keys: "k", label: "Vorige Zeile", run: () => move(-1) },
		{ keys: "Enter", label: "Öffnen", run: () => open(rowsIn(list.current)[current()]) },
		...(act ? [{ keys: "e", label: act, run: press }] : []),
		...(selection
			? [
					{ keys: "x", label: "Auswählen", run: () => choose(selection.toggle) },
					{
						keys: "Shift+X",
						label: "Bis hierher auswählen",
						run: () => choose((id) => selection.reach(shown(), id)),
					},
				]
			: []),
	]);
}
