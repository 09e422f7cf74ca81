import { Notice } from "#browser/ui/notice.tsx";

const INVALID_INPUT = "Eingaben ungültig. Bitte überprüfe deine Eingaben.";

interface FormSummaryProps {
	form: { problem: "invalid" | "failure" | null; message?: string | undefined };
	/** What to say when sending failed and the server has no sentence of its own. */
	failure: string;
	invalid?: string;
}

/** Above the first field, after an attempt that did not succeed. */
export function FormSummary({ form: { problem, message }, failure, invalid = INVALID_INPUT }: FormSummaryProps) {
	if (!problem) return null;
	return (
		<div role="alert" tabIndex={-1}>
			<Notice kind="error">
				<p>{problem === "invalid" ? invalid : (message ?? failure)}</p>
			</Notice>
		</div>
	);
}
