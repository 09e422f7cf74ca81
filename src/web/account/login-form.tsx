import { useState } from "react";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { errorText, isRefusal } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import { Login } from "#contract/session.ts";
import { useForm } from "#web/forms/form.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { logIn } from "./log-in.ts";
import { PasswordField } from "./password-field.tsx";

const UNREACHABLE = "Die Anmeldung hat gerade nicht geklappt. Bitte versuche es gleich noch einmal.";

const BELOW = "inline-flex min-h-target items-center font-label";

interface LoginFormProps {
	/** Called when the session has begun; everybody else is told by the session itself. */
	onSuccess?: () => void | Promise<void>;
	/** Filled in already. */
	email?: string;
	/** The page around must not be left: links open in a tab of their own. */
	inPlace?: boolean;
}

/** MEM-10 to MEM-12: stands on the login page, in the checkout and wherever a session has run out. */
export function LoginForm({ onSuccess, email = "", inPlace = false }: LoginFormProps) {
	const [failure, setFailure] = useState(UNREACHABLE);
	const form = useForm({
		schema: Login,
		initial: { username: email, password: "" },
		body: (values) => values,
		send: async (api, body) => {
			try {
				await logIn(api, body);
			} catch (error) {
				// ERR-08: told and logged. Faults of other kinds are logged by the form.
				if (isRefusal(error)) console.error(errorText(error));
				setFailure(isRefusal(error, "credentials_wrong") ? error.body.message : UNREACHABLE);
				throw error;
			}
			await onSuccess?.();
		},
	});
	const target = inPlace ? "_blank" : undefined;
	return (
		<form {...form.props()} className="grid gap-4.5">
			<FormSummary form={form} failure={failure} />
			{form.problem === "failure" && failure !== UNREACHABLE && (
				<p className="-mt-2 text-sm text-ink-2">
					Vergleich bitte beide Angaben noch einmal. Auch mit einem Link per E-Mail kommst du hinein.
				</p>
			)}
			<TextField {...form.text("username")} label="E-Mail" type="email" required autoComplete="username" />
			<PasswordField {...form.text("password")} label="Passwort" required autoComplete="current-password" />
			<p className="text-sm text-ink-2">
				Mit der Anmeldung akzeptierst du unsere{" "}
				<TextLink to={paths.termsPdf} reloadDocument target={target}>
					AGB (PDF)
				</TextLink>{" "}
				und nimmst die{" "}
				<TextLink to={paths.privacy} target={target}>
					Datenschutzhinweise
				</TextLink>{" "}
				zur Kenntnis.
			</p>
			<Button type="submit" size="lg" busy={form.loading || form.success}>
				Anmelden
			</Button>
			<p className="flex flex-wrap gap-x-6">
				<TextLink to={paths.forgotPassword} target={target} className={BELOW}>
					Passwort vergessen?
				</TextLink>
				<TextLink to={paths.loginLink} target={target} className={BELOW}>
					Link per E-Mail statt Passwort
				</TextLink>
			</p>
		</form>
	);
}
