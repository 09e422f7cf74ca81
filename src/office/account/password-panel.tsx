import { useForm } from "#browser/forms/use-form.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import { PasswordChange } from "#contract/office/account.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { Panel } from "../ui/panel.tsx";
import { PasswordField } from "../ui/password-field.tsx";

export function PasswordPanel({ email }: { email: string }) {
	const form = useForm(officeApi, {
		schema: PasswordChange,
		initial: { current_password: "", password: "", password_repeat: "" },
		body: (values) => values,
		send: async (api, body) => {
			await api.account.changePassword({ body });
			toast("Dein neues Passwort gilt. Alle anderen Sitzungen sind beendet.");
		},
		resets: true,
	});
	return (
		<Panel title="Passwort">
			<form {...form.props()} className="stack">
				<FormAlert form={form} failure="Dein Passwort ist noch das alte. Versuch es gleich noch einmal." />
				<input type="hidden" autoComplete="username" value={email} readOnly />
				<PasswordField {...form.text("current_password")} label="Aktuelles Passwort" autoComplete="current-password" />
				<PasswordField
					{...form.text("password")}
					label="Neues Passwort"
					hint={`Mindestens ${PASSWORD_MIN_LENGTH.memberArea} Zeichen. Gut sind drei Wörter ohne Zusammenhang.`}
					autoComplete="new-password"
				/>
				<PasswordField {...form.text("password_repeat")} label="Passwort wiederholen" autoComplete="new-password" />
				<div className="row">
					<Button type="submit" variant="primary" busy={form.loading}>
						Passwort ändern
					</Button>
				</div>
			</form>
		</Panel>
	);
}
