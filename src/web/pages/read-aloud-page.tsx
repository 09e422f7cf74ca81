import type { MetaArgs } from "react-router";
import * as icons from "#browser/ui/icons.ts";
import { Section, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import packedCase from "#web/illustrations/koffer-packen.svg?url";
import readingScene from "#web/illustrations/vorlesen-titel.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { PromoPanel } from "./promo-panel.tsx";
import { ReadAloudStory } from "./read-aloud-story.tsx";
import { Voices } from "./voices.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Vorleser",
		description:
			"Ehrenamtliche lesen schwer kranken Kindern vor: mit einem Koffer voller Bücher und viel Zeit. So ist unser Projekt entstanden, und so kannst du helfen.",
	});

export default function ReadAloudPage() {
	return (
		<>
			<section className="on-deep overflow-clip bg-holunder-800">
				<Wrap className="grid items-center gap-6 py-[clamp(2.5rem,1rem+3vw,3.5rem)] sm:grid-cols-2 lg:gap-10">
					<div>
						<h1 className="headline">Geschichten, die ans Bett kommen</h1>
						<p className="mt-5 mb-7 max-w-[27em] font-serif text-[clamp(1.2rem,1.1rem+0.5vw,1.45rem)] leading-note text-ink-2">
							Wenn ein Kind schwer krank ist, wird die Welt klein. Unsere Vorleserinnen und Vorleser machen sie wieder
							größer – Seite für Seite.
						</p>
						<ButtonLink to={paths.donate} variant="sun" size="lg" icon={icons.heart}>
							jetzt spenden
						</ButtonLink>
					</div>
					<img className="w-full" src={readingScene} alt="" width={1100} height={1000} />
				</Wrap>
			</section>
			<ReadAloudStory />
			<Voices />
			<Section>
				<Wrap>
					<PromoPanel
						tone="mohn"
						title="Pack einen Koffer mit"
						text="Mit deiner Spende kaufen wir Bücher und bilden neue Vorleserinnen und Vorleser aus. Du kannst auch selbst vorlesen – schreib uns einfach."
						illustration={packedCase}
					>
						<ButtonLink to={paths.donate} variant="donate" size="lg" icon={icons.heart}>
							jetzt spenden
						</ButtonLink>
						<ArrowLink to={paths.contact} line="mohn">
							Selbst vorlesen
						</ArrowLink>
					</PromoPanel>
				</Wrap>
			</Section>
		</>
	);
}
