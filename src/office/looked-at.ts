let isLast = false;

/** Nobody asks for what nobody sees, nor for what the last act of this page is about to end. */
export const isLookedAt = (): boolean => !isLast && document.visibilityState === "visible" && navigator.onLine;

/** After it nothing that this page knows is true any more; should it fail, everything goes on. */
export async function lastAct(act: () => Promise<void>): Promise<void> {
	isLast = true;
	try {
		await act();
	} catch (error) {
		isLast = false;
		throw error;
	}
}
