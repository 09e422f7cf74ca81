import { Section, Wrap } from "#browser/ui/layout.tsx";
import type { Lecturer } from "#contract/catalogue.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { splitSentence } from "./first-sentence.ts";

const HEADING_ID = "person";

export function ExpertStory({ lecturer: { name, description } }: { lecturer: Lecturer }) {
	const [opening, rest] = splitSentence(description);
	return (
		<Section tight labelledBy={HEADING_ID}>
			<Wrap className="grid gap-columns lg:grid-cols-story">
				<div className="prose">
					<h2 id={HEADING_ID} className="sr-only">{`Über ${name}`}</h2>
					<p className="lede">{opening}</p>
					{rest && <p>{rest}</p>}
				</div>
				<div className="grid content-start justify-items-start gap-2 self-start border-l-6 border-raps-400 pl-6">
					<p className="text-h3 leading-panel font-strong text-balance font-stretch-90%">
						{`Ein Seminar mit ${name} nur für euch?`}
					</p>
					<ArrowLink to={paths.contact}>Für eure Gruppe anfragen</ArrowLink>
				</div>
			</Wrap>
		</Section>
	);
}
