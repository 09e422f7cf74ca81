import { FormSummary } from "#browser/forms/form-summary.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import { OrderAccount } from "#contract/registration.ts";
import { MailboxNext } from "#web/account/mailbox-next.tsx";
import { PasswordField } from "#web/account/password-field.tsx";
import { useForm } from "#web/forms/form.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { Panel } from "./panel.tsx";

const FAILED = "Beim Erstellen des Konto ist ein Fehler aufgetreten.";

/** All but the password is known from the order; nothing of the account opens before the address is confirmed. */
export function AccountFromOrder({ token }: { token: string }) {
	const form = useForm({
		schema: OrderAccount,
		initial: { password: "" },
		body: (values) => values,
		send: async (api, body) => (await api.orders.register({ params: { token }, body })).data,
	});
	const next = useFocusOnChange<HTMLDivElement>(form.success);
	if (form.result) {
		return (
			<Panel title="Schau in dein Postfach">
				<div ref={next} tabIndex={-1}>
					<MailboxNext registered={form.result} />
				</div>
			</Panel>
		);
	}
	return (
		<Panel title="Beim nächsten Mal schneller">
			<form {...form.props()} className="grid gap-4.5">
				<p className="font-serif leading-teaser text-ink-2">
					Mit einem Passwort wird aus dieser Bestellung ein Konto. Deine Angaben übernehmen wir, du tippst nichts
					doppelt.
				</p>
				<FormSummary form={form} failure={FAILED} />
				<div className="grid items-start gap-3 xl:grid-cols-end">
					<PasswordField
						{...form.text("password")}
						label="Passwort wählen"
						required
						autoComplete="new-password"
						hint={`Mindestens ${PASSWORD_MIN_LENGTH.memberArea} Zeichen`}
					/>
					<Button type="submit" variant="line" busy={form.loading} className="min-h-13 xl:mt-7">
						Konto anlegen
					</Button>
				</div>
				<p className="text-sm text-ink-2">
					Für das Konto gelten unsere <TextLink to={paths.terms}>AGB</TextLink>. Was mit deinen Daten geschieht, steht
					in den <TextLink to={paths.privacy}>Datenschutzhinweisen</TextLink>.
				</p>
			</form>
		</Panel>
	);
}
