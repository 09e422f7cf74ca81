import type { MouseEvent } from "react";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import type { Fault } from "./form-state.ts";

const INVALID_INPUT = "Eingaben ungültig. Bitte überprüfe deine Eingaben.";

interface FormSummaryProps {
	form: {
		problem: "invalid" | "failure" | null;
		message?: string | undefined;
		unanswered?: boolean | undefined;
		faults: readonly Fault[];
	};
	/** What to say when sending failed and the server has no sentence of its own. */
	failure: string;
	invalid?: string;
	/** What has not gone out when no answer came: "Deine Nachricht ist". */
	unsent?: string;
}

/** Above the first field, after an attempt that did not succeed. */
export function FormSummary({
	form,
	failure,
	invalid = INVALID_INPUT,
	unsent = "Deine Angaben sind",
}: FormSummaryProps) {
	const { problem, message, unanswered, faults } = form;
	if (!problem) return null;
	if (problem === "failure" && unanswered) return <Unsent what={unsent} />;
	return (
		<Notice kind="error">
			<p role="alert" tabIndex={-1}>
				{problem === "invalid" ? invalid : (message ?? failure)}
			</p>
			{problem === "invalid" && <FaultLinks faults={faults} />}
		</Notice>
	);
}

/** Nobody did anything wrong, and nothing is sent by itself. */
const Unsent = ({ what }: { what: string }) => (
	<Notice kind="warn" icon={icons.offline}>
		<div role="alert" tabIndex={-1}>
			<b className="block font-semibold">{what} nicht rausgegangen</b>
			<p>
				Gerade besteht keine Verbindung. Prüf dein Netz und versuch es noch einmal{"\u00a0"}– was du geschrieben hast,
				bleibt stehen.
			</p>
		</div>
	</Notice>
);

/** Without a script the address leads to the field; with one the field has the focus. */
function FaultLinks({ faults }: { faults: readonly Fault[] }) {
	const goTo = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
		const control = event.currentTarget.closest("form")?.elements.namedItem(name);
		if (!(control instanceof HTMLElement)) return;
		event.preventDefault();
		control.focus();
	};
	return (
		<ul className="grid">
			{faults.map(({ name, id, text }) => (
				<li key={name}>
					<a
						href={`#${id}`}
						onClick={(event) => goTo(event, name)}
						className="inline-flex min-h-6 items-center font-medium text-link underline hover:text-link-hover"
					>
						{text}
					</a>
				</li>
			))}
		</ul>
	);
}
