import type { Form } from "#browser/forms/use-form.ts";
import type { MailSettings } from "#contract/office/mail.ts";
import { Alert } from "../ui/alert.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { MAIL_LABELS, portFor, type TypedMail } from "./mail-values.ts";

const SECURITY = [
	{ value: "starttls", label: "STARTTLS (587)" },
	{ value: "tls", label: "TLS (465)" },
	{ value: "none", label: "ohne" },
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
				<Alert kind="info" title="Von der Umgebung vorgegeben:">
					Briefe gehen über {fixed.server}. Das steht in SMTP_URL und lässt sich nur dort ändern.
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
					hint="Von der Umgebung vorgegeben (MAIL_FROM)."
				/>
			) : (
				<TextField
					{...form.text("from")}
					label={MAIL_LABELS.from}
					className="c6"
					type="email"
					optional
					hint={`Ohne Angabe ${own_address}.`}
				/>
			)}
			<TextField
				{...form.text("reply_to")}
				label={MAIL_LABELS.reply_to}
				className="c6"
				type="email"
				optional
				hint={`Ohne Angabe ${own_address}.`}
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
				hint="Den Namen nennt euer Anbieter, etwa mail.beispiel.de."
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
				hint="Leer, wenn der Server keine Anmeldung verlangt."
			/>
			<PasswordField
				{...form.text("password")}
				label={MAIL_LABELS.password}
				className="c6"
				autoComplete="new-password"
				hint={has_password ? "Gesichert. Leer lassen, um es zu behalten." : "Liegt versiegelt, niemand kann es lesen."}
			/>
		</>
	);
}
