import { Section, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import readingScene from "#web/illustrations/vorlesen-home.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";

const HEADING_ID = "vorleser";

export function ReadAloud() {
	return (
		<Section labelledBy={HEADING_ID} className="on-deep bg-holunder-800">
			<Wrap className="grid gap-columns sm:grid-cols-2 sm:items-center">
				<div className="aspect-10/9 overflow-hidden rounded-2xl">
					<img className="size-full object-cover" src={readingScene} alt="" width={1000} height={900} loading="lazy" />
				</div>
				<div className="grid gap-5.5">
					<h2 id={HEADING_ID}>Eine Stunde, in der die Krankheit Pause hat</h2>
					<p className="max-w-lead font-serif text-lg leading-teaser text-ink-2">
						Unsere Vorleserinnen und Vorleser besuchen schwer kranke Kinder – mit einem Koffer voller Geschichten und
						ganz viel Zeit.
					</p>
					<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
						<ButtonLink to={paths.readAloud} variant="sun">
							Das Projekt Vorleser
						</ButtonLink>
						<ButtonLink to={paths.donate} variant="line">
							jetzt spenden
						</ButtonLink>
					</div>
				</div>
			</Wrap>
		</Section>
	);
}
