import { useForm } from "#browser/forms/use-form.ts";
import { deviceKey } from "#browser/session/device-key.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import { OfficePassword } from "#contract/office/team.ts";
import { plainApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { PasswordField } from "../ui/password-field.tsx";

interface NewPasswordFormProps {
	/** For password managers: whose it is. */
	email?: string;
	button: string;
	send: (body: { password: string; password_repeat: string; device: string }) => Promise<unknown>;
}

export function NewPasswordForm({ email, button, send }: NewPasswordFormProps) {
	const form = useForm(plainApi, {
		schema: OfficePassword,
		initial: { password: "", password_repeat: "" },
		body: (values) => ({ ...values, device: deviceKey() }),
		send: (_, body) => send({ ...body, device: deviceKey() }),
	});
	return (
		<form {...form.props()} className="stack">
			<FormAlert form={form} failure="Das Passwort wurde nicht gesetzt. Versuch es gleich noch einmal." />
			{email && <input type="hidden" autoComplete="username" value={email} readOnly />}
			<PasswordField
				{...form.text("password")}
				label="Neues Passwort"
				hint={`Mindestens ${PASSWORD_MIN_LENGTH.memberArea} Zeichen. Gut sind drei Wörter ohne Zusammenhang.`}
				autoComplete="new-password"
			/>
			<PasswordField {...form.text("password_repeat")} label="Passwort wiederholen" autoComplete="new-password" />
			<Button type="submit" variant="primary" busy={form.loading}>
				{button}
			</Button>
		</form>
	);
}
