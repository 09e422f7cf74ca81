import { Alert } from "./alert.tsx";

interface FormAlertProps {
	form: { problem: "invalid" | "failure" | null; message?: string | undefined; unanswered?: boolean | undefined };
	/** What did not happen, where the server has no sentence of its own. */
	failure: string;
}

/** Above the first field, after an attempt that did not succeed. */
export function FormAlert({ form: { problem, message, unanswered }, failure }: FormAlertProps) {
	if (!problem) return null;
	if (problem === "invalid")
		return (
			<Alert kind="err" role="alert">
				Bitte prüfe deine Angaben.
			</Alert>
		);
	return (
		<Alert kind="err" role="alert">
			{unanswered ? "Gerade besteht keine Verbindung. Was du geschrieben hast, bleibt stehen." : (message ?? failure)}
		</Alert>
	);
}
