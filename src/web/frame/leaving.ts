/** Scripts that were given up for another document fail at once; a busy browser may tell of it a little later. */
const PATIENCE_MS = 5000;

let leftAt = 0;
globalThis.addEventListener("beforeunload", () => {
	leftAt = Date.now();
});

/** Whether another document is on its way, asked for by a link, a script or in the address bar. */
export const isLeaving = (): boolean => Date.now() - leftAt < PATIENCE_MS;
