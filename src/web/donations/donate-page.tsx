import type { MetaArgs } from "react-router";
import { ColourHero } from "#browser/ui/colour-hero.tsx";
import { Lead } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { Embed } from "#web/embed/embed.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useSite } from "#web/frame/site.ts";
import { TransferData } from "./transfer-data.tsx";

const EXAMPLES = [
	["15\u00a0€", "ein neues Bilderbuch für den Vorlesekoffer"],
	["40\u00a0€", "ein Seminarplatz für eine Ehrenamtliche"],
	["120\u00a0€", "ein Nachmittag Beratung für einen kleinen Verein"],
] as const;

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Spenden",
		description:
			"Mit deiner Spende bleiben unser Ratgeber frei, unsere Seminare bezahlbar und die Vorlesekoffer voll. Einmalig oder monatlich, mit Zuwendungsbestätigung.",
	});

export default function DonatePage() {
	const { donation_form_url, provider } = useSite();
	return (
		<>
			<ColourHero
				tone="mohn"
				card={
					<Embed
						title="Spendenformular"
						external={donation_form_url}
						builtIn={paths.donateForm}
						height="h-[61rem] sm:h-[52.5rem] lg:h-[55rem]"
						caption="Spendenformular unseres Partners"
						purpose="Deine Spende läuft über den Spendendienst, mit dem wir zusammenarbeiten. Dort wählst du Betrag und Zahlungsart."
					/>
				}
			>
				<h1>Rück ein Stück zusammen</h1>
				<Lead className="mt-[1.1rem]">
					Mit deiner Spende bleiben unser Ratgeber frei, unsere Seminare bezahlbar und die Vorlesekoffer voll. Jeder
					Betrag macht einen Platz am Tisch möglich.
				</Lead>
				<ul className="mt-7 mb-5">
					{EXAMPLES.map(([amount, use]) => (
						<li
							key={amount}
							className="grid grid-cols-[6.5rem_1fr] items-baseline gap-4 border-t-2 border-holunder-900 py-3 font-serif leading-[1.4] max-[22.5rem]:grid-cols-1 max-[22.5rem]:gap-1"
						>
							<b className="font-sans text-[1.75rem] leading-none font-[720] font-stretch-86%">{amount}</b>
							<span>{use}</span>
						</li>
					))}
				</ul>
				<p className="text-sm">
					Das {provider.short_name} ist als gemeinnützig anerkannt. Du erhältst eine Zuwendungsbestätigung.
				</p>
			</ColourHero>
			<TransferData provider={provider} />
		</>
	);
}
