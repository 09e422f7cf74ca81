import { Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";

const HEADING_ID = "stimmen";

const VOICES = [
	{
		quote: "Für eine Stunde war mein Sohn kein Patient, sondern Pirat.",
		name: "Katrin, Mutter eines Vorlesekindes",
		town: "Leipzig",
		tone: "bg-flieder-200",
	},
	{
		quote: "Ich komme mit Büchern und gehe mit Geschichten.",
		name: "Henning, Vorleser seit vier Jahren",
		town: "Dresden",
		tone: "bg-raps-300",
	},
	{ quote: "Noch ein Kapitel!", name: "Mila, 7 Jahre", town: "Chemnitz", tone: "bg-elbe-200" },
] as const;

/** PAGE-11: none of these people exists. */
export function Voices() {
	return (
		<Section labelledBy={HEADING_ID} className="bg-bg-soft">
			<Wrap>
				<SectionHead id={HEADING_ID} title="Stimmen aus dem Projekt" />
				<div className="grid gap-5 sm:grid-cols-3 lg:grid-cols-[1.25fr_1fr_0.85fr]">
					{VOICES.map(({ quote, name, town, tone }) => (
						<figure
							key={name}
							className={`${tone} grid content-between gap-6 rounded-xl p-[clamp(1.5rem,1rem+1.6vw,2.25rem)] text-holunder-900`}
						>
							<blockquote className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-panel font-strong tracking-close font-stretch-90%">
								„{quote}“
							</blockquote>
							<figcaption className="text-sm">
								<b className="block">{name}</b>
								{town}
							</figcaption>
						</figure>
					))}
				</div>
				<p className="mt-6 text-sm text-ink-2">Die Namen haben wir zum Schutz der Familien geändert.</p>
			</Wrap>
		</Section>
	);
}
