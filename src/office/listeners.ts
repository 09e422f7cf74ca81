/** Whoever wants to hear of a change, for what lives outside of React. */
export function createListeners() {
	const listeners = new Set<() => void>();
	return {
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		tell: () => {
			for (const listener of [...listeners]) listener();
		},
	};
}
