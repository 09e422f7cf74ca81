import type { MetaArgs } from "react-router";
import { paths } from "#contract/paths.ts";
import { type ActArgs, actWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { linkOutcome } from "./link-outcome.ts";
import { LinkPage } from "./link-page.tsx";

const confirm = ({ api, params: { token = "" } }: ActArgs) => linkOutcome(api.newsletter.confirm({ body: { token } }));
export const action = actWith(confirm);
export const clientAction = actWith(confirm);

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Newsletter bestätigen", noIndex: true });

/** DP-8: the second step of the double opt-in. */
export default function ConfirmPage() {
	return (
		<LinkPage
			button="Newsletter bestätigen"
			words={{
				open: {
					title: "Noch ein Klick, dann bist du dabei",
					text: "Bestätige bitte, dass du unseren kostenlosen Newsletter alle 14 Tage bekommen möchtest. Abbestellen kannst du ihn jederzeit.",
				},
				done: {
					title: "Schön, dass du dabei bist",
					text: "Deine Anmeldung ist bestätigt. Eine E-Mail dazu ist unterwegs, und in spätestens 14 Tagen kommt deine erste Ausgabe.",
					links: (
						<>
							<ButtonLink to={paths.articles}>Im Ratgeber lesen</ButtonLink>
							<ButtonLink to={paths.home} variant="line">
								Zur Startseite
							</ButtonLink>
						</>
					),
				},
				expired: {
					title: "Dieser Link gilt nicht mehr",
					text: "Vielleicht hast du schon bestätigt. Dann musst du nichts weiter tun. Sonst ist der Link älter als 14 Tage oder nicht vollständig: Bestelle den Newsletter einfach noch einmal.",
					links: (
						<>
							<ButtonLink to={paths.newsletter}>Newsletter neu bestellen</ButtonLink>
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
