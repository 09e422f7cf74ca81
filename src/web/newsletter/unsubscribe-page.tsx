import type { MetaArgs } from "react-router";
import { paths } from "#contract/paths.ts";
import { type ActArgs, actWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { linkOutcome } from "./link-outcome.ts";
import { LinkPage } from "./link-page.tsx";

const unsubscribe = ({ api, params: { token = "" } }: ActArgs) =>
	linkOutcome(api.newsletter.unsubscribe({ body: { token } }));
export const action = actWith(unsubscribe);
export const clientAction = actWith(unsubscribe);

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Newsletter abbestellen", noIndex: true });

export default function UnsubscribePage() {
	return (
		<LinkPage
			button="Newsletter abbestellen"
			words={{
				open: {
					title: "Newsletter abbestellen",
					text: "Schade, dass du gehst. Ein Klick genügt, dann bekommst du keine Post mehr von uns.",
				},
				done: {
					title: "Du bist abgemeldet",
					text: "Du bekommst unseren Newsletter nicht mehr. Wenn du es dir anders überlegst: Ein Platz ist immer frei.",
					links: (
						<>
							<ButtonLink to={paths.home}>Zur Startseite</ButtonLink>
							<ButtonLink to={paths.newsletter} variant="line">
								Doch wieder bestellen
							</ButtonLink>
						</>
					),
				},
				expired: {
					title: "Dieser Link gilt nicht mehr",
					text: "Wahrscheinlich ist die Adresse nicht vollständig. Nimm bitte den Link aus der neuesten Ausgabe des Newsletters, oder schreib uns: Dann tragen wir dich aus.",
					links: (
						<>
							<ButtonLink to={paths.contact}>Schreib uns</ButtonLink>
							<ButtonLink to={paths.home} variant="line">
								Zur Startseite
							</ButtonLink>
						</>
					),
				},
			}}
		/>
	);
}
