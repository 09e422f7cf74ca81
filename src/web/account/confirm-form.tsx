import { FormSummary } from "#browser/forms/form-summary.tsx";
import type { Form } from "#browser/forms/use-form.ts";
import { Button } from "#browser/ui/button.tsx";
import type { ConfirmationLink } from "#contract/accounts.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { LinkAddress } from "./link-address.tsx";
import { PasswordField } from "./password-field.tsx";

const FAILED = "Das hat nicht geklappt. Bitte versuche es in ein paar Minuten noch einmal.";

/** Whoever reads the mailbox but did not choose the password may choose one; the same link leads there. */
const FIRST = {
	hint: "Das Passwort, das du beim Erstellen gewählt hast",
	after:
		"Was du mit dieser Adresse als Gast gebucht hast, gehört danach zu deinem Konto. Andere offene Anmeldungen beenden wir.",
	newPassword: (token: string) => paths.resetPassword(token),
	notYou: "Du hast kein Konto erstellt? Dann schließ diese Seite einfach. Es passiert nichts.",
};

/** Not so for an address that shall replace another: it may be mistyped, and the account somebody else's. */
const CHANGE = {
	hint: "Das Passwort deines Kontos",
	after: "Danach meldest du dich mit dieser Adresse an. Andere offene Anmeldungen beenden wir.",
	newPassword: () => paths.forgotPassword,
	notYou:
		"Ein neues bekommst du über deine bisherige Adresse. Du wolltest keine Adresse ändern? Dann schließ diese Seite einfach. Es passiert nichts.",
};

interface ConfirmFormProps {
	form: Form<{ password: string }, unknown>;
	link: ConfirmationLink;
	token: string;
}

export function ConfirmForm({ form, link: { email, is_change }, token }: ConfirmFormProps) {
	const words = is_change ? CHANGE : FIRST;
	return (
		<form {...form.props()} className="grid gap-4.5">
			<h2 className="text-h3 leading-(--leading-snug) font-stretch-92%">Adresse bestätigen</h2>
			<LinkAddress email={email} />
			<FormSummary form={form} failure={FAILED} />
			<PasswordField
				{...form.text("password")}
				label="Passwort"
				required
				autoComplete="current-password"
				hint={words.hint}
			/>
			<Button type="submit" size="lg" busy={form.loading}>
				Bestätigen und anmelden
			</Button>
			<p className="text-sm text-ink-2">{words.after}</p>
			<div className="mt-3 grid gap-3 border-t-2 border-dashed border-line pt-6">
				<h2 className="text-h4 font-stretch-94%">Passwort nicht zur Hand?</h2>
				<ButtonLink to={words.newPassword(token)} variant="line">
					Neues Passwort vergeben
				</ButtonLink>
				<p className="text-sm text-ink-2">{words.notYou}</p>
			</div>
		</form>
	);
}
