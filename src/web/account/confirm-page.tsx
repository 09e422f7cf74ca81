import { Form, type MetaArgs, useActionData, useNavigation } from "react-router";
import { paths } from "#contract/paths.ts";
import { type ActArgs, actWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import accountScene from "#web/illustrations/stiftungen-konto.svg?url";
import { type LinkOutcome, linkOutcome } from "#web/newsletter/link-outcome.ts";
import { useSession } from "#web/session/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Gate } from "./gate.tsx";

const confirm = ({ api, params: { token = "" } }: ActArgs) => linkOutcome(api.accounts.confirm({ body: { token } }));
export const action = actWith(confirm);
export const clientAction = actWith(confirm);

/** The address is a secret: kept nowhere and passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs) => pageMeta(args, { title: "E-Mail-Adresse bestätigen", noIndex: true });

const WORDS = {
	open: {
		title: "Noch ein Klick",
		lead: "Bestätige bitte, dass diese E-Mail-Adresse dir gehört. Danach findest du in Mein VSZ auch, was du ohne Konto gekauft und gebucht hast.",
	},
	done: {
		title: "Deine Adresse ist bestätigt",
		lead: "Danke! Jetzt gehört alles zusammen: deine Daten, deine Videokurse und deine Seminare.",
	},
	expired: {
		title: "Dieser Link gilt nicht mehr",
		lead: "Vielleicht hast du schon bestätigt. Dann musst du nichts weiter tun. Sonst melde dich an: In deinem Profil schicken wir dir eine neue E-Mail.",
	},
} as const;

/** The page behind the link in the mail: opening it changes nothing (mail scanners open links), its one button does. */
export default function ConfirmPage() {
	const outcome = useActionData<LinkOutcome>();
	const shown = outcome === "done" || outcome === "expired" ? outcome : "open";
	const busy = useNavigation().formMethod === "POST";
	return (
		<Gate {...WORDS[shown]} illustration={accountScene} invites={false}>
			<div className="grid gap-[1.15rem]">
				{outcome === "failed" && (
					<Notice kind="error" role="alert">
						<p>Das hat nicht geklappt. Bitte versuche es in ein paar Minuten noch einmal.</p>
					</Notice>
				)}
				{shown === "open" ? (
					<Form method="post" className="grid">
						<Button type="submit" size="lg" busy={busy}>
							E-Mail-Adresse bestätigen
						</Button>
					</Form>
				) : (
					<WaysOn />
				)}
			</div>
		</Gate>
	);
}

function WaysOn() {
	const loggedIn = useSession() !== null;
	return (
		<>
			<ButtonLink to={loggedIn ? paths.profile : paths.login} size="lg">
				{loggedIn ? "Zum Profil" : "Zur Anmeldung"}
			</ButtonLink>
			<ButtonLink to={paths.courses} variant="line">
				Videokurse ansehen
			</ButtonLink>
		</>
	);
}
