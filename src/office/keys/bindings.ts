/** A key or two one after the other ("g h"), with what they do in words for the help. */
export interface Binding {
	keys: string;
	label: string;
	run: () => void;
}

/** Later ones come first: what a page binds wins over the frame. */
const layers: (readonly Binding[])[] = [];

export function bind(bindings: readonly Binding[]): () => void {
	layers.unshift(bindings);
	return () => {
		const index = layers.indexOf(bindings);
		if (index >= 0) layers.splice(index, 1);
	};
}

/** Everything that can be pressed now, each key once. */
export function boundNow(): Binding[] {
	const byKeys = new Map<string, Binding>();
	for (const binding of layers.flat()) if (!byKeys.has(binding.keys)) byKeys.set(binding.keys, binding);
	return [...byKeys.values()];
}

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";

/** No key acts while somebody types or answers a dialog. */
export const isTyping = (target: EventTarget | null): boolean =>
	(target instanceof Element && target.closest(TYPING) !== null) || document.querySelector("dialog[open]") !== null;

const SEQUENCE_MS = 1200;
let begun: { key: string; at: number } | null = null;

const pressed = ({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): string =>
	shiftKey && /^[a-z]$/i.test(key) ? `Shift+${key.toUpperCase()}` : key.length === 1 ? key.toLowerCase() : key;

/** What this key does now; the first of two is remembered for a moment. */
export function bindingFor(event: Pick<KeyboardEvent, "key" | "shiftKey">, now: number): Binding | undefined {
	const key = pressed(event);
	const bindings = boundNow();
	const before = begun && now - begun.at < SEQUENCE_MS ? begun.key : null;
	const found = bindings.find(({ keys }) => keys === (before ? `${before} ${key}` : key));
	begun = !found && bindings.some(({ keys }) => keys.startsWith(`${key} `)) ? { key, at: now } : null;
	return found;
}
