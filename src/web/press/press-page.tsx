import type { MetaArgs } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { AboutTexts } from "./about-texts.tsx";
import { PressContact } from "./press-contact.tsx";
import { PressFacts } from "./press-facts.tsx";
import { Logos, Pictures } from "./press-files.tsx";

const LEAD =
	"Alles, was du für einen Beitrag brauchst: ein Mensch am Telefon, zwei Texte zum Übernehmen, Logos und Bilder.";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Presse",
		description:
			"Für Redaktionen, die über Vereine, Stiftungen und Ehrenamt berichten: Kontakt, Text über uns, Logos und Bilder zum Herunterladen.",
	});

export default function PressPage() {
	return (
		<>
			<Wrap>
				<PageHead title="Presse" lead={LEAD} />
				<div className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-press">
					<PressContact />
					<PressFacts />
					<AboutTexts />
				</div>
			</Wrap>
			<Logos />
			<Pictures />
		</>
	);
}
