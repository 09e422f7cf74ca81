import { Notice } from "#browser/ui/notice.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** The login lives in the browser: without scripts there is none, and saying so is better than a dead button. */
export const NeedsScripts = () => (
	<noscript>
		<div className="mb-5">
			<Notice kind="info">
				<p>Mein VSZ braucht JavaScript. Bitte schalte es in deinem Browser ein und lade die Seite neu.</p>
				<p>
					Dann kannst du dich <TextLink to={paths.login}>anmelden</TextLink>. Ohne geht es auch: Schreib uns über das{" "}
					<TextLink to={paths.contact}>Kontaktformular</TextLink>.
				</p>
			</Notice>
		</div>
	</noscript>
);
