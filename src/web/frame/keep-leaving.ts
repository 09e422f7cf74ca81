/** How long a page that was asked for may take until the router may load the old one anew. */
const PATIENCE_MS = 30_000;

/**
 * Firefox ends the loading of scripts when the visitor leaves for another document; the router takes that for a broken
 * script and loads the old page anew, in place of the one asked for. A reload that no visitor wants then does not happen.
 */
export function keepLeaving(): void {
	let leftAt = 0;
	globalThis.navigation?.addEventListener("navigate", (event) => {
		const isReload = event.navigationType === "reload";
		if (!isReload && !event.destination.sameDocument) leftAt = Date.now();
		if (isReload && !event.userInitiated && Date.now() - leftAt < PATIENCE_MS) event.preventDefault();
	});
}
