import { type ActionFunctionArgs, type MetaArgs, useActionData, useParams } from "react-router";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { addressInLink } from "#contract/link-address.ts";
import { PasswordReset } from "#contract/passwords.ts";
import { paths } from "#contract/paths.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import passwordScene from "#web/illustrations/digital-passwort.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Gate } from "./gate.tsx";
import { LinkAddress } from "./link-address.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

const RESET = "Dein Passwort wurde erfolgreich zurückgesetzt.";
/** ERR-17: the recovery's words. */
const FAILED = "Beim Senden der Anfrage ist ein Fehler aufgetreten.";

const resetForm = (token: string) =>
	defineForm({
		schema: PasswordReset,
		initial: { email: addressInLink(token), password: "", password_confirmation: "" },
		body: (values) => ({ ...values, token }),
		send: (api, body) => api.passwords.reset({ body }),
	});

/** Without JavaScript. */
export const action = (args: ActionFunctionArgs) => formAction(resetForm(args.params.token ?? ""))(args);

/** The address is a secret: kept nowhere and passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Neues Passwort", noIndex: true });

export default function ResetPasswordPage() {
	const { token = "" } = useParams();
	const known = addressInLink(token);
	const form = useForm(resetForm(token), useActionData());
	const done = useFocusOnChange<HTMLDivElement>(form.success);
	const lead = form.success
		? "Alles erledigt. Du kannst dich jetzt wieder anmelden."
		: "Such dir ein neues Passwort aus. Am besten eins, das du nur hier verwendest.";
	return (
		<Gate title="Neues Passwort" lead={lead} illustration={passwordScene}>
			{form.success ? (
				<div className="grid gap-4.5">
					<div ref={done} tabIndex={-1}>
						<Notice kind="ok" role="status">
							<p>{RESET}</p>
						</Notice>
					</div>
					<ButtonLink to={paths.login} size="lg">
						Zur Anmeldung
					</ButtonLink>
				</div>
			) : (
				<form {...form.props()} className="grid gap-4.5">
					<FormSummary form={{ ...form, message: form.message && `${FAILED} ${form.message}` }} failure={FAILED} />
					{known ? (
						<LinkAddress email={known} />
					) : (
						<TextField {...form.text("email")} label="E-Mail" type="email" required autoComplete="email" />
					)}
					<NewPasswordFields required password={form.text("password")} repeat={form.text("password_confirmation")} />
					<Button type="submit" size="lg" busy={form.loading}>
						Passwort speichern
					</Button>
					<p className="text-sm text-ink-2">Der Link aus der E-Mail gilt 60 Minuten und nur einmal.</p>
					<p>
						<ArrowLink to={paths.forgotPassword}>Neuen Link anfordern</ArrowLink>
					</p>
				</form>
			)}
		</Gate>
	);
}
