import { useState } from "react";
import { type MetaArgs, useNavigate, useParams } from "react-router";
import { deviceKey } from "#browser/session/device-key.ts";
import { startSession } from "#browser/session/session.ts";
import { Button } from "#browser/ui/button.tsx";
import { isRefusal } from "#contract/errors.ts";
import { addressInLink } from "#contract/link-address.ts";
import { paths } from "#contract/paths.ts";
import { api } from "#web/api/site-api.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import accountScene from "#web/illustrations/stiftungen-konto.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Gate } from "./gate.tsx";
import { LinkAddress } from "./link-address.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { addressAfterLogin } from "./remembered-address.ts";
import { useRequest } from "./use-request.ts";

/** The address is a secret: kept nowhere and passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Anmelden", noIndex: true });

/** Behind the link in the mail. Opening it changes nothing: mail scanners open links too. */
export default function LoginByLinkPage() {
	const { token = "" } = useParams();
	const email = addressInLink(token);
	const navigate = useNavigate();
	const { busy, outcome, run } = useRequest();
	const [isGone, setGone] = useState(email === "");
	const enter = () =>
		run(async () => {
			try {
				startSession(await api.session.loginByLink({ body: { token, device: deviceKey() } }));
			} catch (error) {
				if (!isRefusal(error, "link_expired")) throw error;
				setGone(true);
				return undefined;
			}
			await navigate(addressAfterLogin(), { replace: true });
			return undefined;
		});
	if (isGone) return <Gone />;
	return (
		<Gate
			title="Nur noch ein Knopf"
			lead="Du brauchst kein Passwort: Der Link aus deiner E-Mail genügt, einmal."
			illustration={accountScene}
			invites={false}
		>
			<div className="grid gap-4.5">
				<NeedsScripts />
				<LinkAddress email={email} />
				<Button size="lg" busy={busy} onClick={enter} className="noscript:hidden">
					Anmelden
				</Button>
				<OutcomeNotice outcome={outcome} />
				<p className="text-sm text-ink-2">
					Du wolltest dich nicht anmelden? Dann schließ diese Seite einfach. Es passiert nichts.
				</p>
			</div>
		</Gate>
	);
}

const Gone = () => (
	<Gate
		title="Dieser Link gilt nicht mehr"
		lead="Ein Link zum Anmelden gilt 15 Minuten und nur einmal. Lass dir einfach einen neuen schicken."
		illustration={accountScene}
		invites={false}
		inPlace
	>
		<div className="grid gap-4.5">
			<ButtonLink to={paths.loginLink} size="lg">
				Neuen Link anfordern
			</ButtonLink>
			<ButtonLink to={paths.login} variant="line">
				Mit Passwort anmelden
			</ButtonLink>
		</div>
	</Gate>
);
