import type { MailSettings, MailWithPassword, TypedMailWithPassword } from "#contract/office/mail.ts";

/** What the controls hold; the password is only ever what was just typed. */
export type TypedMail = Record<keyof MailWithPassword, string>;

export const MAIL_LABELS: Record<keyof TypedMail, string> = {
	host: "Server für ausgehende Post",
	port: "Port",
	security: "Verschlüsselung",
	user: "Benutzername",
	password: "Passwort",
	from: "Absender",
	reply_to: "Antworten an",
};

export const typedMail = ({ values }: MailSettings): TypedMail => ({
	...values,
	port: String(values.port),
	password: "",
});

/** As the endpoint takes it. */
export const mailBody = (typed: TypedMail): TypedMailWithPassword => ({
	...typed,
	security: typed.security as MailWithPassword["security"],
});

/** The port that belongs to a way of encrypting, where nobody has chosen another. */
const USUAL_PORTS: Record<string, string> = { starttls: "587", tls: "465" };

export const portFor = (security: string, port: string): string =>
	Object.values(USUAL_PORTS).includes(port) ? (USUAL_PORTS[security] ?? port) : port;
