/** What a script or its early link is called until the page has been painted. */
const LATER = "after-paint";

/** A page shows without its scripts: they are asked for when styles, typefaces and pictures have had the line alone. */
export const holdScripts = (html: string, mark: string): string =>
	html
		.replaceAll('rel="modulepreload"', `rel="${LATER}"`)
		.replaceAll(`<script nonce="${mark}" type="module"`, `<script nonce="${mark}" type="${LATER}"`);

/** Runs in the page as it stands here. A page in the background is loaded, but not painted. */
export const releaseScripts = `(() => {
	const release = () => {
		for (const link of document.querySelectorAll('link[rel="${LATER}"]')) link.rel = "modulepreload";
		for (const script of document.querySelectorAll('script[type="${LATER}"]')) {
			script.type = "module";
			// Put in once more, it runs.
			script.parentNode.insertBefore(script, script.nextSibling);
		}
	};
	new PerformanceObserver(release).observe({ type: "paint", buffered: true });
	addEventListener("load", () => setTimeout(release, 500));
})();`;
