import { DeliveryError, type SmtpError } from "./failures.ts";

/** Why a letter did not leave, for somebody who sets up a mail server: the cause, and what to look at. */

interface Cause {
	fits: (error: SmtpError) => boolean;
	says: string;
}

const code =
	(...codes: string[]) =>
	(error: SmtpError): boolean =>
		codes.includes(error.code ?? "");
const message =
	(pattern: RegExp) =>
	({ message: text }: SmtpError): boolean =>
		pattern.test(text);
const command =
	(name: string) =>
	(error: SmtpError): boolean =>
		error.command === name;

const AUTHENTICATION_REQUIRED = 530;

/** The first that fits. */
const CAUSES: Cause[] = [
	{
		fits: code("EDNS", "ENOTFOUND"),
		says: "Diesen Server findet niemand. Bitte prüfe seinen Namen.",
	},
	{
		fits: message(/ECONNREFUSED/),
		says: "Der Server nimmt an diesem Port keine Verbindung an. Üblich sind 587 mit STARTTLS und 465 mit TLS.",
	},
	{
		fits: message(/EHOSTUNREACH|ENETUNREACH/),
		says: "Zu diesem Server führt kein Weg. Bitte prüfe den Namen und die Firewall.",
	},
	{
		fits: message(/certificate|altnames/i),
		says: "Dem Zertifikat des Servers ist nicht zu trauen. Bitte prüfe, ob der Name genau so im Zertifikat steht.",
	},
	{
		fits: message(/wrong version number|packet length|SSL routines/i),
		says: "Der Server spricht an diesem Port kein TLS von Anfang an. Meist ist es STARTTLS mit Port 587.",
	},
	{
		fits: code("ETLS"),
		says: "Der Server bietet hier kein STARTTLS an. Meist ist es TLS mit Port 465.",
	},
	{
		fits: code("ETIMEDOUT"),
		says: "Der Server antwortet nicht. Bitte prüfe Port und Verschlüsselung; vielleicht hält auch eine Firewall auf.",
	},
	{
		fits: code("EAUTH"),
		says: "Der Server nimmt Benutzername oder Passwort nicht an.",
	},
	{
		fits: ({ responseCode }) => responseCode === AUTHENTICATION_REQUIRED,
		says: "Der Server verlangt eine Anmeldung. Bitte nenne Benutzername und Passwort.",
	},
	{
		fits: command("MAIL FROM"),
		says: "Der Server erlaubt diesen Absender nicht.",
	},
	{
		fits: command("RCPT TO"),
		says: "Der Server nimmt für deine Adresse keine Post an.",
	},
];

const UNKNOWN = "Der Server hat den Brief nicht angenommen.";
const SILENT = "Der Server braucht zu lange. Bitte prüfe Port und Verschlüsselung oder versuche es später noch einmal.";
const ANSWER_MAX_LENGTH = 160;

/** Its own words, in one line and not for long. */
const answerOf = ({ response = "" }: SmtpError): string => {
	const words = response.replace(/\s+/g, " ").trim().slice(0, ANSWER_MAX_LENGTH);
	return words ? ` Er antwortet: „${words}“` : "";
};

export function smtpWords(error: unknown): string {
	const cause = error instanceof DeliveryError ? error.cause : error;
	if (!(cause instanceof Error)) return UNKNOWN;
	if (cause.name === "TimeoutError") return SILENT;
	const found = CAUSES.find(({ fits }) => fits(cause));
	return `${found?.says ?? UNKNOWN}${answerOf(cause)}`;
}
