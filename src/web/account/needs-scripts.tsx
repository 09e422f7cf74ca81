import { Notice } from "#browser/ui/notice.tsx";

/** The login lives in the browser: without scripts there is none, and saying so is better than a dead button. */
export const NeedsScripts = () => (
	<noscript>
		<div className="mb-5">
			<Notice kind="info">
				<p>Mein VSZ braucht JavaScript. Bitte schalte es in deinem Browser ein und lade die Seite neu.</p>
			</Notice>
		</div>
	</noscript>
);
