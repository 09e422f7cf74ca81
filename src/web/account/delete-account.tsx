import * as z from "zod/mini";
import { FormPanel } from "#browser/forms/form-panel.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { endSession } from "#browser/session/session.ts";
import { Button } from "#browser/ui/button.tsx";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import * as field from "#contract/fields.ts";
import { paths } from "#contract/paths.ts";
import { useForm } from "#web/forms/form.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { useProfile } from "./member.ts";
import { PasswordField } from "./password-field.tsx";

const FAILED = "Dein Konto lässt sich gerade nicht löschen. Bitte versuche es später noch einmal.";
const CONFIRM = "Bitte bestätige, dass du dein Konto löschen möchtest";

const Deletion = z.object({
	current_password: field.secret,
	confirmed: z.boolean().check(z.refine((value: boolean) => value, CONFIRM)),
});

/** DP-11: says first what goes at once and what stays until when. */
export function DeleteAccount() {
	const { id } = useProfile();
	const form = useForm({
		schema: Deletion,
		initial: { current_password: "", confirmed: false },
		body: (values) => values,
		send: async (api, { current_password }) => {
			await api.accounts.delete({ params: { id }, body: { current_password } });
			endSession("deleted");
		},
	});
	return (
		<FormPanel title="Konto löschen">
			<Consequences />
			<form {...form.props()} className="grid gap-5">
				<FormSummary form={form} failure={FAILED} />
				<PasswordField
					{...form.text("current_password")}
					label="Aktuelles Passwort"
					required
					autoComplete="current-password"
				/>
				<Checkbox {...form.box("confirmed")} required>
					Ja, ich möchte mein Konto endgültig löschen.
					<span aria-hidden="true" className="font-bold text-error">
						*
					</span>
				</Checkbox>
				<div>
					<Button type="submit" variant="donate" busy={form.loading}>
						Konto löschen
					</Button>
				</div>
			</form>
		</FormPanel>
	);
}

const Consequences = () => (
	<div className="mt-3 mb-5 grid gap-4 leading-note">
		<div>
			<h3 className="text-h4 font-stretch-94%">Sofort gelöscht</h3>
			<ul className="mt-1 list-disc pl-5">
				<li>Profil, Anschrift, Telefonnummer, Geburtsdatum und Bankverbindung</li>
				<li>dein Zugang: Du wirst auf allen Geräten abgemeldet</li>
				<li>
					Buchungen vergangener Termine ohne Rechnung, Bescheinigungen, Plätze auf Wartelisten, Anfragen und die Briefe
					an dich
				</li>
				<li>Videokurse, deren Zeit noch läuft, kannst du dann nicht mehr ansehen</li>
			</ul>
		</div>
		<div>
			<h3 className="text-h4 font-stretch-94%">Was vorerst bleibt</h3>
			<ul className="mt-1 list-disc pl-5">
				<li>Bestellungen und Rechnungen: 8 Jahre ab Ende des Kalenderjahres, bis dahin gesperrt</li>
				<li>Buchungen kommender Termine: Sie gelten weiter und werden nach dem Termin gelöscht</li>
				<li>
					Angaben zu geförderten Seminaren: 6 Jahre nach Ende des Bewilligungszeitraums, wenn der Bescheid keine andere
					Frist nennt
				</li>
				<li>der Newsletter und Vormerkungen für neue Termine, wenn du sie bestellt hast: bis du sie abbestellst</li>
			</ul>
			<p className="mt-2">
				Alle Fristen stehen in den <TextLink to={`${paths.privacy}#speicherdauer`}>Datenschutzhinweisen</TextLink>.
			</p>
		</div>
	</div>
);
