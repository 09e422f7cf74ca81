import { useState } from "react";
import { Link } from "react-router";
import { useForm } from "#browser/forms/use-form.ts";
import { deviceKey } from "#browser/session/device-key.ts";
import { isRefusal } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import { type LoginStep, OfficeLogin } from "#contract/office/session.ts";
import { plainApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import * as icons from "../ui/icons.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { useAct } from "../ui/use-act.ts";
import { answerWithPasskey, arePasskeysPossible, PasskeyDeclined } from "./passkeys.ts";

const FAILED = "Die Anmeldung hat gerade nicht geklappt. Versuch es gleich noch einmal.";
const WRONG = "Adresse und Passwort passen nicht zusammen.";

interface PasswordStepProps {
	email?: string | undefined;
	onStep: (step: LoginStep) => void;
}

export function PasswordStep({ email = "", onStep }: PasswordStepProps) {
	const [failure, setFailure] = useState(FAILED);
	const form = useForm(plainApi, {
		schema: OfficeLogin,
		initial: { email, password: "" },
		body: (values) => ({ ...values, device: deviceKey() }),
		send: async (api, body) => {
			try {
				onStep((await api.session.logIn({ body })).data);
			} catch (error) {
				setFailure(isRefusal(error, "credentials_wrong") ? WRONG : FAILED);
				throw error;
			}
		},
	});
	return (
		<>
			<form {...form.props()} className="stack">
				<FormAlert form={form} failure={failure} />
				<TextField
					{...form.text("email")}
					label="E-Mail"
					type="email"
					autoComplete="username"
					autoFocus={email === ""}
				/>
				<PasswordField
					{...form.text("password")}
					label="Passwort"
					autoComplete="current-password"
					autoFocus={email !== ""}
				/>
				<Button type="submit" variant="primary" busy={form.loading}>
					Weiter
				</Button>
			</form>
			{arePasskeysPossible() && <PasskeyAlone onStep={onStep} />}
			<p className="s muted">
				<Link to={officePaths.forgotPassword} className="link">
					Passwort vergessen?
				</Link>
			</p>
		</>
	);
}

function PasskeyAlone({ onStep }: Pick<PasswordStepProps, "onStep">) {
	const { busy, failure, run } = useAct();
	const logIn = async () => {
		const options = (await plainApi.session.passkeyOptions()).data;
		try {
			const body = { answer: await answerWithPasskey(options), device: deviceKey() };
			onStep((await plainApi.session.logInByPasskey({ body })).data);
		} catch (error) {
			if (!(error instanceof PasskeyDeclined)) throw error;
		}
	};
	return (
		<>
			<Button icon={icons.fingerprint} busy={busy} onClick={() => run(logIn)}>
				Ohne Passwort mit Passkey
			</Button>
			<Failure text={failure} />
		</>
	);
}
