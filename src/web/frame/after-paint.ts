import { OPERABLE } from "./operable.ts";

/** What a script's early link and a script are called until the page has been painted. */
const LATER_LINK = "after-paint";
/** A data block, as HTML calls it: its type has the form of a media type, and it cannot be `async`. */
const LATER_SCRIPT = "text/after-paint";

/**
 * A page shows without its scripts: they are asked for when styles, typefaces and pictures have had the line alone. The
 * page has a character for each byte: what is changed is ASCII, and read as the text it is it would cost ten times as much.
 */
export const holdScripts = (page: string, mark: string): string =>
	page
		.replaceAll('rel="modulepreload"', `rel="${LATER_LINK}"`)
		.replaceAll(`<script nonce="${mark}" type="module" async=""`, `<script nonce="${mark}" type="${LATER_SCRIPT}"`);

/**
 * Runs in the page as it stands here. A page in the background is loaded, but not painted. One script is asked for after
 * the other, so that nobody who scrolls meanwhile waits for all of them. A button that only scripts can answer may be
 * pressed before they are there: its last press is done again once they are.
 */
export const releaseScripts = `(() => {
	let pressed;
	const note = (event) => { pressed = event.target.closest('button[type="button"]') };
	addEventListener("click", note, true);
	addEventListener("${OPERABLE}", () => {
		removeEventListener("click", note, true);
		pressed?.click();
	}, { once: true });
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		const link = document.querySelector('link[rel="${LATER_LINK}"]');
		const next = link ?? document.querySelector('script[type="${LATER_SCRIPT}"]');
		if (!next) return;
		if (link) link.rel = "modulepreload";
		else {
			next.type = "module";
			next.async = true;
			// Put in once more, it runs.
			next.parentNode.insertBefore(next, next.nextSibling);
		}
		port2.postMessage(null);
	};
	const release = () => port2.postMessage(null);
	new PerformanceObserver(release).observe({ type: "paint", buffered: true });
	addEventListener("load", () => setTimeout(release, 500));
})();`;
