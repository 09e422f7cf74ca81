import { paths } from "#contract/paths.ts";
import { useSite } from "#web/frame/site.ts";
import { TextLink } from "#web/links/text-link.tsx";

const HEADING_ID = "auf-einen-blick";

export function PressFacts() {
	const { provider } = useSite();
	const facts = [
		["Gegründet", `2012 in ${provider.city}`],
		["Form", "gemeinnütziger e.\u00a0V."],
		["Seminare", "mehr als 100 im Jahr"],
		["Treffen", "einmal im Jahr digital und kostenlos, seit 2021 über 1.200 Anmeldungen"],
		["Förderung", "Freistaat Sachsen und Spenden"],
		[
			"Projekt",
			<>
				<TextLink to={paths.readAloud}>Vorleser</TextLink>: Geschichten für schwer kranke Kinder
			</>,
		],
	] as const;
	return (
		<section aria-labelledby={HEADING_ID}>
			<h2 id={HEADING_ID} className="mb-4 text-h3 font-stretch-92%">
				Auf einen Blick
			</h2>
			<dl className="border-t-2 border-ink">
				{facts.map(([label, value]) => (
					<div key={label} className="grid grid-cols-term gap-4 border-b border-line py-2.5">
						<dt className="text-sm text-ink-2">{label}</dt>
						<dd className="min-w-0 leading-entry font-label">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
