import { isRouteErrorResponse, useLocation } from "react-router";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { FAULT_MARK, isRefusal } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { NotFound } from "./not-found.tsx";

export const isNotFound = (error: unknown): boolean =>
	isRouteErrorResponse(error) ? error.status === 404 : isRefusal(error, "not_found");

/** What shows in place of a page that could not be shown. */
export function PageError({ error }: { error: unknown }) {
	return isNotFound(error) ? <NotFound /> : <Fault unanswered={error instanceof NoAnswer} />;
}

function Fault({ unanswered }: { unanswered: boolean }) {
	const { pathname, search } = useLocation();
	return (
		<Wrap className="grid justify-items-start gap-5 py-section">
			<h1>{unanswered ? "Gerade ohne Netz" : "Das hat leider nicht geklappt"}</h1>
			<Lead>
				{unanswered
					? "Die Verbindung ist weg. Sobald du wieder online bist, kannst du hier weitermachen."
					: "Die Seite lässt sich gerade nicht laden. Das liegt an uns, nicht an dir. Bitte versuche es in ein paar Minuten noch einmal."}
			</Lead>
			{/* Known to the server alone: what it has written stays. */}
			<p className="text-sm text-ink-2 empty:hidden" suppressHydrationWarning>
				{import.meta.env.SSR ? FAULT_MARK : ""}
			</p>
			<div className="flex flex-wrap gap-x-4 gap-y-3">
				<ButtonLink to={`${pathname}${search}`} reloadDocument>
					Noch einmal versuchen
				</ButtonLink>
				<ButtonLink to={paths.home} variant="line" reloadDocument>
					Zur Startseite
				</ButtonLink>
			</div>
		</Wrap>
	);
}
