/** What a script's early link and a script are called until the page has been painted. */
const LATER_LINK = "after-paint";
/** A data block, as HTML calls it: its type has the form of a media type, and it cannot be `async`. */
const LATER_SCRIPT = "text/after-paint";

/** A page shows without its scripts: they are asked for when styles, typefaces and pictures have had the line alone. */
export const holdScripts = (html: string, mark: string): string =>
	html
		.replaceAll('rel="modulepreload"', `rel="${LATER_LINK}"`)
		.replaceAll(`<script nonce="${mark}" type="module" async=""`, `<script nonce="${mark}" type="${LATER_SCRIPT}"`);

/** Runs in the page as it stands here. A page in the background is loaded, but not painted. */
export const releaseScripts = `(() => {
	const release = () => {
		for (const link of document.querySelectorAll('link[rel="${LATER_LINK}"]')) link.rel = "modulepreload";
		for (const script of document.querySelectorAll('script[type="${LATER_SCRIPT}"]')) {
			script.type = "module";
			script.async = true;
			// Put in once more, it runs.
			script.parentNode.insertBefore(script, script.nextSibling);
		}
	};
	new PerformanceObserver(release).observe({ type: "paint", buffered: true });
	addEventListener("load", () => setTimeout(release, 500));
})();`;
