import { useEffect } from "react";
import { type ClientLoaderFunctionArgs, type MetaArgs, useLocation, useNavigate } from "react-router";
import { currentSession, useSession } from "#browser/session/session.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { paths } from "#contract/paths.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import accountScene from "#web/illustrations/stiftungen-konto.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Gate, PROMISE } from "./gate.tsx";
import { LoginForm } from "./login-form.tsx";
import { lead } from "./member-loader.ts";
import { NeedsScripts } from "./needs-scripts.tsx";
import { addressAfterLogin } from "./remembered-address.ts";
import type { LoginState } from "./use-leave-after-logout.ts";

/** MEM-13: whoever is logged in already has nothing to do here. */
function goOn({ request }: Pick<ClientLoaderFunctionArgs, "request">): null {
	if (currentSession()) throw lead(request, addressAfterLogin());
	return null;
}
export const loader = () => null;
export const clientLoader = Object.assign(goOn, { hydrate: true as const });

export const meta = (args: MetaArgs) =>
	pageMeta(args, { title: "Anmelden", description: `Mein VSZ: ${PROMISE}`, noIndex: true });

export default function LoginPage() {
	useGoOnAfterLogin();
	return (
		<Gate title="Schön, dass du da bist" lead={PROMISE} illustration={accountScene}>
			<h2 className="mb-4.5 text-h3 leading-(--leading-snug) font-stretch-92%">Anmelden</h2>
			<Farewell />
			<NeedsScripts />
			<div className="noscript:hidden">
				<LoginForm />
			</div>
			<div className="mt-7 grid gap-3 border-t-2 border-dashed border-line pt-6">
				<h2 className="text-h4 font-stretch-94%">Noch kein Konto?</h2>
				<p className="text-sm text-ink-2">In zwei Minuten bist du dabei. Kostenlos.</p>
				<ButtonLink to={paths.register} variant="line">
					Konto erstellen
				</ButtonLink>
			</div>
		</Gate>
	);
}

/** MEM-06, MEM-09: after a login here or in another tab. */
function useGoOnAfterLogin(): void {
	const session = useSession();
	const navigate = useNavigate();
	useEffect(() => {
		if (session) void navigate(addressAfterLogin(), { replace: true });
	}, [session, navigate]);
}

/** For whoever has just left. */
function Farewell() {
	const { ended } = (useLocation().state ?? {}) as LoginState;
	// A reload keeps the browser's state of the page, of which the server knows nothing.
	const hydrated = useHydrated();
	if (!hydrated || (ended !== "logged-out" && ended !== "deleted")) return null;
	return (
		<div className="mb-4.5">
			<Notice kind="ok" role="status">
				<p>
					{ended === "deleted"
						? "Dein Konto ist gelöscht. Eine E-Mail sagt dir, was wir noch aufbewahren müssen."
						: "Du bist ausgeloggt. Bis zum nächsten Mal."}
				</p>
			</Notice>
		</div>
	);
}
