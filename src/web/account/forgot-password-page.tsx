import { type MetaArgs, useActionData } from "react-router";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { PasswordRecovery } from "#contract/passwords.ts";
import { paths } from "#contract/paths.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import passwordScene from "#web/illustrations/digital-passwort.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { Gate } from "./gate.tsx";

const LEAD =
	"Kein Problem, das passiert uns auch. Sag uns deine E-Mail-Adresse, und du bekommst einen Link zum Zurücksetzen.";
const SENT = "Deine Anfrage wurde erfolgreich gesendet.";
const FAILED = "Beim Senden der Anfrage ist ein Fehler aufgetreten.";

const recoveryForm = defineForm({
	schema: PasswordRecovery,
	initial: { email: "" },
	body: (values) => values,
	send: (api, body) => api.passwords.recover({ body }),
	resets: true,
});

/** Without JavaScript. */
export const action = formAction(recoveryForm);
export const meta = (args: MetaArgs) => pageMeta(args, { title: "Passwort vergessen?", noIndex: true });

export default function ForgotPasswordPage() {
	const form = useForm(recoveryForm, useActionData());
	const sent = useFocusOnChange<HTMLDivElement>(form.success);
	return (
		<Gate title="Passwort vergessen?" lead={LEAD} illustration={passwordScene}>
			<form {...form.props()} className="grid gap-4.5">
				{form.success && (
					<div ref={sent} tabIndex={-1}>
						<Notice kind="ok" role="status">
							<p>{SENT}</p>
							<p className="text-sm">
								Gibt es ein Konto mit dieser Adresse, ist gleich eine E-Mail bei dir. Der Link darin gilt 60 Minuten.
							</p>
						</Notice>
					</div>
				)}
				<FormSummary form={form} failure={FAILED} />
				<TextField {...form.text("email")} label="E-Mail" type="email" required autoComplete="email" />
				<Button type="submit" size="lg" busy={form.loading}>
					Senden
				</Button>
				<p>
					<ArrowLink back to={paths.login}>
						zurück zur Anmeldung
					</ArrowLink>
				</p>
			</form>
		</Gate>
	);
}
