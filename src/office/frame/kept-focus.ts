import { useEffect } from "react";
import { ROW } from "../lists/row-keys.ts";

/** What had the focus, and where it stood while it was there. */
interface Held {
	element: Element;
	/** Of its row among all of the page; none outside of a list. */
	row: number;
	drawer: HTMLElement | null;
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main [${ROW}]`)];
/** The mark is on the line itself or on its link. */
const lineOf = (row: HTMLElement): Element => row.closest("tr, li") ?? row;

/** Headings are no stop on the way with Tab, but reading can go on from them. */
function readable(heading: HTMLElement | null | undefined): HTMLElement | null {
	if (heading) heading.tabIndex = -1;
	return heading ?? null;
}

function placeFor({ row, drawer }: Held): HTMLElement | null {
	const modal = document.querySelector("dialog[open]");
	if (modal) return readable(modal.querySelector("h2"));
	const next = row < 0 ? undefined : rows().at(Math.min(row, rows().length - 1));
	if (next) return next.matches("a, [tabindex]") ? next : next.querySelector("a");
	if (drawer?.isConnected) return drawer;
	const page = document.querySelector("main");
	return page?.querySelector<HTMLElement>(".tw") ?? readable(page?.querySelector("h1"));
}

/** When what has the focus goes, its place is taken by what came after it: the next row, the list, or the beginning of the page. */
export function keepFocus(): () => void {
	let held: Held | null = null;
	const remember = ({ target }: FocusEvent) => {
		if (!(target instanceof Element)) return;
		const row = rows().findIndex((one) => lineOf(one).contains(target));
		held = { element: target, row, drawer: target.closest<HTMLElement>(".drawer") };
	};
	// Whoever clicks beside everything wants the focus nowhere.
	const forget = () => {
		held = null;
	};
	const observer = new MutationObserver(() => {
		if (!held || held.element.isConnected || document.activeElement !== document.body) return;
		placeFor(held)?.focus({ preventScroll: true });
	});
	document.addEventListener("focusin", remember);
	document.addEventListener("pointerdown", forget);
	observer.observe(document.body, { childList: true, subtree: true });
	return () => {
		document.removeEventListener("focusin", remember);
		document.removeEventListener("pointerdown", forget);
		observer.disconnect();
	};
}

export const useKeptFocus = (): void => useEffect(keepFocus, []);
