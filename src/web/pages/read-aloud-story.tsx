import { Section, Wrap } from "#browser/ui/layout.tsx";

export function ReadAloudStory() {
	return (
		<Section>
			<Wrap width="text">
				<div className="prose">
					<p className="lede">
						Es begann mit einem alten Lederkoffer, zwölf Büchern und der Frage einer Krankenschwester: „Habt ihr nicht
						jemanden, der am Nachmittag Zeit hat?“
					</p>
					<p>
						Heute packen Ehrenamtliche in ganz Sachsen solche Koffer. Darin: Bilderbücher, Abenteuer, eine Leselampe,
						manchmal ein Kuscheltier. Sie besuchen Kinder in Kliniken, Hospizen und zu Hause. Sie lesen vor, hören zu,
						lachen mit – und merken, wann es genug ist.
					</p>
					<p>
						Bevor jemand zum ersten Mal an ein Bett tritt, üben wir gemeinsam: leise ankommen, ein Buch aussuchen
						lassen, Pausen aushalten. Und nach den Besuchen sitzen alle regelmäßig an einem Tisch und erzählen. Denn wer
						Geschichten verschenkt, trägt auch welche mit nach Hause.
					</p>
					<h2>Was in den Koffer gehört</h2>
					<ul>
						<li>zehn bis fünfzehn Bücher, nach Alter sortiert</li>
						<li>eine Lampe für die Geschichten nach dem Abendbrot</li>
						<li>ein Heft, in das die Kinder malen und schreiben dürfen</li>
						<li>sehr viel Zeit</li>
					</ul>
				</div>
			</Wrap>
		</Section>
	);
}
