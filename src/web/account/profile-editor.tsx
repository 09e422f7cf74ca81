import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Button } from "#browser/ui/button.tsx";
import { Field, Select } from "#browser/ui/field.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { internationalPhone } from "#contract/phones.ts";
import { type Profile, TITLES } from "#contract/profile.ts";
import { useForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { BankFields } from "./bank-fields.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { PersonFields } from "./person-fields.tsx";
import { needsPassword, profileForm } from "./profile-form.ts";

export interface Saved {
	/** Counts what was saved: each time the form begins anew with the profile as it is now. */
	times: number;
	/** As the server answered it. */
	profile?: Profile;
	/** An address that waits for its confirmation. */
	newEmail?: string | undefined;
}

interface ProfileEditorProps {
	profile: Profile;
	saved: Saved;
	onSaved: (saved: Omit<Saved, "times">) => void;
}

const FAILED = "Beim Aktualisieren des Konto ist ein Fehler aufgetreten.";

/** MEM-25 to MEM-28 */
export function ProfileEditor({ profile, saved, onSaved }: ProfileEditorProps) {
	const { revalidate } = useRevalidator();
	const definition = profileForm(profile);
	const form = useForm({
		...definition,
		send: async (api, body) => {
			const answer = await definition.send(api, body);
			void revalidate();
			const isSame = answer.email.toLowerCase() === body.email.toLowerCase();
			onSaved({ profile: answer, newEmail: isSame ? undefined : body.email });
		},
	});
	const { error: titleError, ...title } = form.text("title");
	const phoneChanges = internationalPhone(form.values.phone_number) !== internationalPhone(profile.phone_number ?? "");
	return (
		<form {...form.props()} className="grid gap-field-groups">
			{saved.times > 0 && <SavedNotice newEmail={saved.newEmail} />}
			<FormSummary form={form} failure={FAILED} />
			<RequiredNote />
			<PersonFields
				text={form.text}
				emailHint={
					form.values.email.trim() !== profile.email &&
					"Die neue Adresse gilt, sobald du sie per E-Mail bestätigt hast."
				}
				phoneHint={
					profile.is_pin_authenticated === 1 && phoneChanges
						? "Für Rechnung und Bankeinzug bestätigst du eine neue Nummer wieder mit einer PIN."
						: undefined
				}
			>
				<Field id={title.id} label="Anrede" optional error={titleError} className="sm:col-span-3">
					<Select {...title} autoComplete="honorific-prefix">
						<option value="">Keine Angabe</option>
						{TITLES.map((option) => (
							<option key={option}>{option}</option>
						))}
					</Select>
				</Field>
			</PersonFields>
			<BankFields text={form.text} known={profile.iban !== null} />
			<FieldGroup title="Passwort ändern" hint="Lass beide Felder leer, wenn dein Passwort so bleiben soll.">
				<NewPasswordFields
					label="Neues Passwort"
					password={form.text("password")}
					repeat={form.text("password_repeat")}
					className="sm:col-span-3"
				/>
			</FieldGroup>
			{needsPassword(form.values, profile) && (
				<FieldGroup title="Zur Sicherheit">
					<PasswordField
						{...form.text("current_password")}
						label="Aktuelles Passwort"
						required
						autoComplete="current-password"
						hint="Wir fragen danach, wenn du E-Mail oder Passwort änderst."
						className="sm:col-span-3"
					/>
				</FieldGroup>
			)}
			<PrivacyNote section="konto">Wir verwenden deine Angaben für dein Konto und deine Bestellungen.</PrivacyNote>
			<div>
				<Button type="submit" size="lg" busy={form.loading}>
					Speichern
				</Button>
			</div>
		</form>
	);
}

function SavedNotice({ newEmail }: Pick<Saved, "newEmail">) {
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<div ref={notice} tabIndex={-1} className="scroll-mt-40">
			<Notice kind="ok" role="status">
				<p>Dein Konto wurde erfolgreich aktualisiert.</p>
				{newEmail && (
					<p>
						An <b className="wrap-anywhere">{newEmail}</b> haben wir eine E-Mail geschickt. Bis du sie bestätigst,
						bleibt deine bisherige Adresse gültig.
					</p>
				)}
			</Notice>
		</div>
	);
}
