import { useRouteError } from "react-router";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { ERRORS, isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";

interface Fault {
	title: string;
	text: string;
	/** Whether another try may help. */
	again: boolean;
}

function faultOf(error: unknown): Fault {
	if (isRefusal(error, "forbidden")) {
		const text = "Diese Seite gehört zu einer anderen Rolle. Wenn du sie brauchst, frag jemanden aus der Leitung.";
		return { title: ERRORS.forbidden.message, text, again: false };
	}
	if (isRefusal(error, "not_found"))
		return {
			title: "Das gibt es nicht (mehr).",
			text: "Vielleicht wurde es gelöscht oder die Adresse ist verschrieben.",
			again: false,
		};
	if (error instanceof NoAnswer)
		return {
			title: "Gerade keine Verbindung.",
			text: "Sobald du wieder im Netz bist, geht es hier weiter.",
			again: true,
		};
	const text = isRefusal(error) ? error.message : "Es liegt nicht an dir. Was du gesichert hast, ist sicher.";
	return { title: "Diese Seite lässt sich gerade nicht zeigen.", text, again: true };
}

/** In place of a page that could not be shown; the frame stays. */
export function PageFault() {
	const { title, text, again } = faultOf(useRouteError());
	return (
		<div className="panel" role="alert">
			<title>{`${title} · Verwaltung`}</title>
			<Empty level={1} title={title}>
				<p>{text}</p>
				<div className="row">
					{again && <Button onClick={() => location.reload()}>Noch einmal versuchen</Button>}
					<ButtonLink to={officePaths.today}>Zu Heute</ButtonLink>
				</div>
			</Empty>
		</div>
	);
}
