let typed = "";

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** AltGr, by which „@“ is written, is Ctrl and Alt together. */
const isShortcut = ({ ctrlKey, metaKey, altKey }: Press): boolean => metaKey || (ctrlKey && !altKey);

/** For a field that is still on its way: until it is there no key acts, and what is typed waits for it. */
export function holdKeys(onEscape: () => void): () => void {
	typed = "";
	const press = (event: KeyboardEvent) => {
		if (isShortcut(event)) return;
		event.stopPropagation();
		const { key } = event;
		const isLetter = [...key].length === 1;
		if (isLetter) typed += key;
		if (key === "Backspace") typed = [...typed].slice(0, -1).join("");
		if (key === "Escape") onEscape();
		if (isLetter || key === "Backspace" || key === "Enter") event.preventDefault();
	};
	window.addEventListener("keydown", press, true);
	return () => window.removeEventListener("keydown", press, true);
}

/** What was typed before the field was there, once. */
export function takeTyped(): string {
	const waiting = typed;
	typed = "";
	return waiting;
}
