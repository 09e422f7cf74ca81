import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { api } from "#web/api/site-api.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useRequest } from "./use-request.ts";

/** Shows until the address is confirmed: only then do purchases and bookings made without an account belong to it. */
export function ConfirmationNotice({ email }: { email: string }) {
	const { busy, outcome, run } = useRequest();
	const send = () => run(async () => (await api.accounts.sendConfirmation()).message);
	return (
		<section aria-label="E-Mail-Adresse bestätigen" className="mb-8 grid gap-3">
			<Notice kind="warn" title="Bitte bestätige deine E-Mail-Adresse">
				<p>
					Wir haben dir eine E-Mail an <b className="wrap-anywhere">{email}</b> geschickt. Erst nach der Bestätigung
					findest du hier auch, was du ohne Konto gebucht hast.
				</p>
				<p className="pt-2">
					<Button size="sm" variant="line" busy={busy} onClick={send}>
						E-Mail noch einmal senden
					</Button>
				</p>
			</Notice>
			<OutcomeNotice outcome={outcome} />
		</section>
	);
}
