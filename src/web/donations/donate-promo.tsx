import { useId } from "react";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";

export function DonatePromo() {
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className="on-color grid content-start justify-items-start gap-3.5 rounded-xl bg-mohn-200 p-promo"
		>
			<h2 id={headingId} className="text-h3 leading-panel font-stretch-92%">
				Wissen teilen kostet Geld
			</h2>
			<p className="font-serif text-base leading-teaser">
				Unser Ratgeber bleibt für alle frei. Mit deiner Spende hilfst du uns dabei.
			</p>
			<ButtonLink to={paths.donate} variant="donate" icon={icons.heart}>
				jetzt spenden
			</ButtonLink>
		</section>
	);
}
