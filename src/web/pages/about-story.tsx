import { Section, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { useSite } from "#web/frame/site.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** PAGE-01 to PAGE-03: what the association says of itself. */
export function AboutStory() {
	const { provider } = useSite();
	const years = [
		["2012", `Gründung in ${provider.city} – mit sieben Mitgliedern und einem geliehenen Beamer.`],
		["2021", "Das erste kostenlose digitale Treffen. Seither über 1.200 Anmeldungen."],
		["heute", "Mehr als 100 Seminare im Jahr, vor Ort und online."],
	] as const;
	return (
		<Section>
			<Wrap className="grid gap-columns lg:grid-cols-story">
				<div className="prose">
					<p className="lede">
						Das {provider.name} ist ein gemeinnütziger Verein aus {provider.city}, gegründet 2012. Wir helfen
						Ehrenamtlichen, Vereinen und Stiftungen, das zu können, was ihr Engagement braucht.
					</p>
					<p>
						Dafür bringen wir Menschen zusammen, die sich auskennen, mit Menschen, die Fragen haben. In mehr als 100
						Seminaren im Jahr, in Videokursen für den Feierabend und in einem Ratgeber, der allen offensteht.
					</p>
					<p>
						Dank der Förderung durch den Freistaat sind unsere Seminare für Ehrenamtliche in Sachsen kostenlos, wo immer
						sie aus Steuermitteln mitfinanziert werden. Im <TextLink to={paths.seminars}>Seminarkalender</TextLink>{" "}
						erkennst du sie am Wort „kostenlos“.
					</p>
					<p>
						Seit 2021 laden wir außerdem einmal im Jahr zu einem kostenlosen digitalen Treffen ein. Über 1.200
						Anmeldungen sind seither zusammengekommen – von der Schatzmeisterin aus dem Dorfverein bis zum
						Stiftungsvorstand.
					</p>
					<p>
						Und weil Engagement nicht bei Paragrafen endet, lesen wir vor: In unserem Projekt{" "}
						<TextLink to={paths.readAloud}>Vorleser</TextLink> besuchen Ehrenamtliche schwer kranke Kinder.
					</p>
				</div>
				<ol className="self-start">
					{years.map(([year, event]) => (
						<li key={year} className="grid gap-1.5 border-t-2 border-ink py-5.5">
							<b className="text-[clamp(2.25rem,1.8rem+1.8vw,3.25rem)] leading-[0.95] font-bold tracking-display font-stretch-82%">
								{year}
							</b>
							<span className="font-serif leading-note text-ink-2">{event}</span>
						</li>
					))}
				</ol>
			</Wrap>
		</Section>
	);
}
