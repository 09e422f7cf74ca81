import { useState } from "react";
import { isRefusal } from "#contract/errors.ts";
import type { Outcome } from "#contract/office/state.ts";
import { officeApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { failureText } from "../ui/use-act.ts";
import { mailBody, type TypedMail } from "./mail-values.ts";

interface MailTestProps {
	/** Looks at the fields first, and shows what is wrong there. */
	check: () => boolean;
	values: TypedMail;
}

const withoutLabel = (text: string): string => text.replace(/^[\w ]+: /, "");

/** What the server will not even try is told as if it had. */
function refused(error: unknown): Outcome {
	const faults = isRefusal(error) ? Object.values(error.body.validation_errors ?? {}).flat() : [];
	return { health: "err", sentence: faults.map(withoutLabel).join(" ") || failureText(error) };
}

/** Sends a letter through exactly what stands in the fields. */
export function MailTest({ check, values }: MailTestProps) {
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);

	async function press() {
		if (!check()) return;
		setBusy(true);
		setOutcome(null);
		setOutcome(await officeApi.mail.test({ body: mailBody(values) }).then(({ data }) => data, refused));
		setBusy(false);
	}

	return (
		<>
			<div>
				<Button icon={icons.send} busy={busy} onClick={press}>
					Testbrief senden
				</Button>
			</div>
			<div role="status">
				{busy && <span className="s muted">Das dauert höchstens 15 Sekunden …</span>}
				{outcome && <Alert kind={outcome.health}>{outcome.sentence}</Alert>}
			</div>
		</>
	);
}
