import { useState } from "react";
import { type MetaArgs, useActionData } from "react-router";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { PasswordRecovery } from "#contract/passwords.ts";
import { paths } from "#contract/paths.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import passwordScene from "#web/illustrations/digital-passwort.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { Gate, MAILBOX } from "./gate.tsx";
import { LinkSent } from "./link-sent.tsx";

const LEAD =
	"Kein Problem, das passiert uns auch. Sag uns deine E-Mail-Adresse, und du bekommst einen Link zum Zurücksetzen.";
const SENT = "Deine Anfrage wurde erfolgreich gesendet.";
const FAILED = "Beim Senden der Anfrage ist ein Fehler aufgetreten.";

const recoveryForm = defineForm({
	schema: PasswordRecovery,
	initial: { email: "" },
	body: (values) => values,
	send: async (api, body) => {
		await api.passwords.recover({ body });
		return { email: body.email };
	},
	resets: true,
});

/** Without JavaScript. */
export const action = formAction(recoveryForm);
export const meta = (args: MetaArgs) => pageMeta(args, { title: "Passwort vergessen?", noIndex: true });

/** The answer is the same whether there is an account or not. */
export default function ForgotPasswordPage() {
	const form = useForm(recoveryForm, useActionData());
	const [left, setLeft] = useState<{ email: string }>();
	if (form.success && form.result && form.result !== left) {
		return (
			<Gate
				{...MAILBOX}
				lead="Gibt es ein Konto mit dieser Adresse, ist gleich eine E-Mail bei dir."
				illustration={passwordScene}
			>
				<LinkSent
					told={SENT}
					email={form.result.email}
					validity={["Link gültig", "60 Minuten, einmal"]}
					onBack={() => setLeft(form.result)}
				>
					Öffne den Link in der E-Mail und wähl dort ein neues Passwort. Bis dahin gilt das alte.
				</LinkSent>
			</Gate>
		);
	}
	return (
		<Gate title="Passwort vergessen?" lead={LEAD} illustration={passwordScene}>
			<form {...form.props()} className="grid gap-4.5">
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
