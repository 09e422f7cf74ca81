import type { MetaArgs } from "react-router";
import { ColourHero } from "#browser/ui/colour-hero.tsx";
import { Lead } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { Embed } from "#web/embed/embed.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { EXAMPLES } from "./examples.ts";
import { usePledge } from "./pledge-message.ts";
import { PledgeThanks } from "./pledge-thanks.tsx";
import { TransferData } from "./transfer-data.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Spenden",
		description:
			"Mit deiner Spende bleiben unser Ratgeber frei, unsere Seminare bezahlbar und die Vorlesekoffer voll. Einmalig oder monatlich, mit Zuwendungsbestätigung.",
	});

export default function DonatePage() {
	const { donation_form_url, provider } = useSite();
	const pledged = usePledge();
	return (
		<>
			<ColourHero
				tone="mohn"
				card={
					<Embed
						title="Spendenformular"
						external={donation_form_url}
						builtIn={paths.donateForm}
						height="h-244 sm:h-210 lg:h-220"
						caption="Spendenformular unseres Partners"
						purpose="Deine Spende läuft über den Spendendienst, mit dem wir zusammenarbeiten. Dort wählst du Betrag und Zahlungsart."
					/>
				}
			>
				{pledged === null ? <Invitation shortName={provider.short_name} /> : <PledgeThanks euro={pledged} />}
			</ColourHero>
			{pledged === null && <TransferData provider={provider} />}
		</>
	);
}

function Invitation({ shortName }: { shortName: string }) {
	return (
		<>
			<h1>Rück ein Stück zusammen</h1>
			<Lead className="mt-4.5">
				Mit deiner Spende bleiben unser Ratgeber frei, unsere Seminare bezahlbar und die Vorlesekoffer voll. Jeder
				Betrag macht einen Platz am Tisch möglich.
			</Lead>
			<ul className="mt-7 mb-5">
				{EXAMPLES.map(({ euro, use }) => (
					<li
						key={euro}
						className="grid grid-cols-[6.5rem_1fr] items-baseline gap-4 border-t-2 border-holunder-900 py-3 font-serif leading-ui max-xs:grid-cols-1 max-xs:gap-1"
					>
						<b className="font-sans text-figure-2xl leading-none font-sum font-stretch-86%">{`${euro}\u00a0€`}</b>{" "}
						<span>{use}</span>
					</li>
				))}
			</ul>
			<p className="text-sm">Das {shortName} ist als gemeinnützig anerkannt. Du erhältst eine Zuwendungsbestätigung.</p>
		</>
	);
}
