import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { SceneHero } from "#browser/ui/scene-hero.tsx";
import { paths } from "#contract/paths.ts";
import lostScene from "#web/illustrations/verirrt-404.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { NewsletterPromo } from "#web/newsletter/newsletter-promo.tsx";

export function NotFound() {
	return (
		<>
			<SceneHero scene={lostScene} ground="bg-elbe-200">
				<p
					aria-hidden="true"
					className="text-[clamp(4.5rem,3rem+8vw,9rem)] leading-[0.8] font-numeral tracking-close font-stretch-80%"
				>
					404
				</p>
				<h1>Hier steht leider kein Stuhl</h1>
				<Lead>
					Die Adresse oder der Link wurde nicht gefunden. Vielleicht ist der Link schon etwas älter. Am großen Tisch ist
					aber noch Platz.
				</Lead>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
					<ButtonLink to={paths.home} size="lg">
						Zur Startseite
					</ButtonLink>
					<ArrowLink to={paths.search}>Etwas suchen</ArrowLink>
				</div>
			</SceneHero>
			<Wrap className="py-section-tight">
				<NewsletterPromo />
			</Wrap>
		</>
	);
}
