import { useForm } from "#browser/forms/use-form.ts";
import { PasswordProof } from "#contract/office/proof.ts";
import { officeApi } from "../api.ts";
import { answerWithPasskey, arePasskeysPossible, PasskeyDeclined } from "../login/passkeys.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import * as icons from "../ui/icons.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { useAct } from "../ui/use-act.ts";
import { useColleague } from "./colleague.ts";
import { endProof } from "./fresh-proof.ts";

/** Before what would help whoever found the screen unlocked: the password once more, or a passkey. */
export default function ProofDialog() {
	const { email, second_factor } = useColleague();
	const form = useForm(officeApi, {
		schema: PasswordProof,
		initial: { password: "" },
		body: (values) => values,
		send: async (api, body) => {
			await api.proof.password({ body });
			endProof(true);
		},
	});
	return (
		<Dialog
			title="Bist du es noch?"
			lead="Damit niemand an deinem offenen Bildschirm Wichtiges ändert, fragen wir nach fünf Minuten noch einmal."
			onClose={() => endProof(false)}
		>
			<form {...form.props()} className="stack">
				<FormAlert form={form} failure="Das hat nicht geklappt. Es ist nichts geändert." />
				<input type="hidden" autoComplete="username" value={email} readOnly />
				<PasswordField {...form.text("password")} label="Dein Passwort" autoComplete="current-password" autoFocus />
				<div className="row">
					<Button type="submit" variant="primary" busy={form.loading}>
						Bestätigen
					</Button>
					<Button onClick={() => endProof(false)}>Abbrechen</Button>
				</div>
				{second_factor === "passkey" && arePasskeysPossible() && <PasskeyProof />}
			</form>
		</Dialog>
	);
}

function PasskeyProof() {
	const { busy, failure, run } = useAct();
	const prove = async () => {
		const options = (await officeApi.proof.passkeyOptions()).data;
		try {
			await officeApi.proof.passkey({ body: { answer: await answerWithPasskey(options) } });
			endProof(true);
		} catch (error) {
			if (!(error instanceof PasskeyDeclined)) throw error;
		}
	};
	return (
		<>
			<div className="row">
				<Button icon={icons.fingerprint} busy={busy} onClick={() => run(prove)}>
					Lieber mit Passkey
				</Button>
			</div>
			<Failure text={failure} />
		</>
	);
}
