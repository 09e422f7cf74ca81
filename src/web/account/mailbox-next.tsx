import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { NumberedSteps } from "#browser/ui/numbered-steps.tsx";
import { OutcomeFacts, Seal } from "#browser/ui/outcome.tsx";
import { momentWords } from "#contract/long-date.ts";
import type { Registered } from "#contract/registration.ts";
import { api } from "#web/api/site-api.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useRequest } from "./use-request.ts";

/** MEM-23 */
const CREATED =
	"Dein Konto wurde erfolgreich erstellt. Du bekommst in Kürze eine E-Mail mit der Erstellungsbestätigung.";

const STEPS = [
	{ title: "E-Mail öffnen", text: "In wenigen Minuten ist sie da." },
	{ title: "Knopf drücken und Passwort eingeben", text: "das, das du eben gewählt hast" },
	{ title: "Fertig: Du bist angemeldet", text: "Deine Kurse und Seminare warten dort." },
] as const;

interface MailboxNextProps {
	registered: Pick<Registered, "email" | "confirm_until">;
	/** Back to the form, for whoever has mistyped the address. */
	onMend?: () => void;
}

/** In place of the form that made an account: where the mail went, how long its link works, what comes next. */
export function MailboxNext({ registered: { email, confirm_until }, onMend }: MailboxNextProps) {
	const [until, setUntil] = useState(confirm_until);
	const { busy, outcome, run } = useRequest();
	const sendAgain = () =>
		run(async () => {
			const { message, valid_until } = await api.accounts.mailConfirmation({ body: { email } });
			setUntil(valid_until);
			return message;
		});
	return (
		<div className="grid gap-4.5">
			<Seal shape={icons.mailCheck} />
			<p role="status" className="font-legend">
				{CREATED}
			</p>
			<OutcomeFacts
				stacked
				facts={[
					["E-Mail an", email],
					["Link gültig bis", momentWords(until)],
				]}
			/>
			<NumberedSteps label="So geht es weiter" steps={STEPS} />
			<div className="mt-3 grid justify-items-start gap-3 border-t-2 border-dashed border-line pt-6 noscript:hidden">
				<h2 className="text-h4 font-stretch-94%">Nichts angekommen?</h2>
				<p className="text-sm text-ink-2">
					Schau auch im Spam-Ordner nach.
					{onMend && (
						<>
							{" Ein Tippfehler in der Adresse? "}
							<button type="button" onClick={onMend} className="text-link underline hover:text-link-hover">
								Adresse ändern
							</button>
						</>
					)}
				</p>
				<Button variant="line" busy={busy} onClick={sendAgain}>
					E-Mail noch einmal senden
				</Button>
				<OutcomeNotice outcome={outcome} />
			</div>
		</div>
	);
}
