import { Notice } from "#browser/ui/notice.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** The basket lives in the browser: where no script runs, this stands in place of what would do nothing. */
export const BasketNeedsScripts = () => (
	<noscript>
		<Notice kind="info">
			<p>
				Für Warenkorb und Kasse muss JavaScript eingeschaltet sein. Ohne geht es auch: Bestell den Videokurs über unser{" "}
				<TextLink to={paths.contact}>Kontaktformular</TextLink>.
			</p>
		</Notice>
	</noscript>
);
