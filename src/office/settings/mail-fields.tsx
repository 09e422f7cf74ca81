import type { Form } from "#browser/forms/use-form.ts";
import type { MailSettings } from "#contract/office/mail.ts";
import { Alert } from "../ui/alert.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { MAIL_LABELS, portFor, type TypedMail } from "./mail-values.ts";

const SECURITY = [
	{ value: "starttls", label: "ja, üblich (STARTTLS)" },
	{ value: "tls", label: "ja, von Anfang an (TLS)" },
	{ value: "none", label: "nein" },
];

interface MailFieldsProps {
	form: Pick<Form<TypedMail, unknown>, "text" | "set" | "values">;
	settings: MailSettings;
}

/** How letters leave the house: stands in the settings and in the set-up. */
export function MailFields({ form, settings }: MailFieldsProps) {
	const { fixed, own_address } = settings;
	return (
		<div className="form">
			{fixed.server ? (
				<Alert kind="info" title="Fest eingerichtet:">
					Briefe gehen über {fixed.server}. Ändern kann das nur, wer euren Server betreut (dort heißt es SMTP_URL).
				</Alert>
			) : (
				<ServerFields form={form} settings={settings} />
			)}
			{fixed.sender ? (
				<TextField
					label={MAIL_LABELS.from}
					className="c6"
					value={fixed.sender}
					readOnly
					hint="Fest eingerichtet. Ändern kann das nur, wer euren Server betreut (dort heißt es MAIL_FROM)."
				/>
			) : (
				<TextField
					{...form.text("from")}
					label={MAIL_LABELS.from}
					className="c6"
					type="email"
					optional
					hint={`Leer: ${own_address}.`}
				/>
			)}
			<TextField
				{...form.text("reply_to")}
				label={MAIL_LABELS.reply_to}
				className="c6"
				type="email"
				optional
				hint={`Leer: ${own_address}.`}
			/>
		</div>
	);
}

function ServerFields({ form, settings: { has_password } }: MailFieldsProps) {
	const security = form.text("security");
	return (
		<>
			<TextField
				{...form.text("host")}
				label={MAIL_LABELS.host}
				className="c6"
				autoCapitalize="none"
				spellCheck={false}
				hint="Euer Mailanbieter nennt ihn, etwa mail.beispiel.de. Bei manchen heißt er SMTP-Server."
			/>
			<SelectField
				{...security}
				label={MAIL_LABELS.security}
				className="c4"
				options={SECURITY}
				onChange={(event) => {
					security.onChange(event);
					form.set("port", portFor(event.currentTarget.value, form.values.port));
				}}
			/>
			<TextField {...form.text("port")} label={MAIL_LABELS.port} className="c2" inputMode="numeric" />
			<TextField
				{...form.text("user")}
				label={MAIL_LABELS.user}
				className="c6"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				optional
				hint="Meist eure Mailadresse. Leer, wenn der Server keine Anmeldung verlangt."
			/>
			<PasswordField
				{...form.text("password")}
				label={MAIL_LABELS.password}
				className="c6"
				autoComplete="new-password"
				hint={
					has_password
						? "Ist gesichert. Lass das Feld leer, dann bleibt es."
						: "Wird verschlüsselt aufbewahrt. Niemand kann es hier nachlesen."
				}
			/>
		</>
	);
}
