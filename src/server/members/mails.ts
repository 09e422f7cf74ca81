import { formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { hello, notYou } from "#server/outbox/greeting.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";

export const accountCreatedMail = (confirmUrl: string): Letter => ({
	subject: "Dein Konto bei Mein VSZ",
	heading: "Dein Konto ist da",
	blocks: [
		{
			kind: "text",
			text: "Hallo,\n\ndein Konto bei Mein VSZ ist angelegt. Bitte bestätige noch mit deinem Passwort, dass diese Adresse dir gehört: Dann findest du in deinem Konto auch Seminare, die du mit ihr gebucht hast. Der Link gilt 14 Tage.",
		},
		{ kind: "button", label: "Adresse bestätigen", url: confirmUrl },
		{
			kind: "text",
			text: "Du hast kein Konto angelegt? Dann bestätige bitte nichts. Ein Konto, in dem sich niemand anmeldet, löschen wir nach 14 Tagen.",
		},
	],
});

export const accountExistsMail = (publicUrl: string): Letter => ({
	subject: "Es gibt schon ein Konto",
	heading: "Du hast schon ein Konto",
	blocks: [
		{
			kind: "text",
			text: "Hallo,\n\nmit dieser Adresse wollte gerade jemand, wahrscheinlich du, ein Konto bei Mein VSZ anlegen. Es gibt aber schon eines. Melde dich einfach damit an.",
		},
		{ kind: "button", label: "Anmelden", url: `${publicUrl}${paths.login}` },
		{
			kind: "text",
			text: `Passwort vergessen? Hier bekommst du ein neues:\n${publicUrl}${paths.forgotPassword}\n\nDu warst das nicht? Dann ignoriere diese Mail. An deinem Konto hat sich nichts geändert.`,
		},
	],
});

export const confirmAddressMail = (confirmUrl: string): Letter => ({
	subject: "Bitte bestätige deine E-Mail-Adresse",
	heading: "Gehört diese Adresse dir?",
	blocks: [
		{
			kind: "text",
			text: "Hallo,\n\nbitte bestätige auf der folgenden Seite mit deinem Passwort, dass diese Adresse dir gehört. Danach gilt sie für dein Konto bei Mein VSZ. Der Link gilt 14 Tage.",
		},
		{ kind: "button", label: "Adresse bestätigen", url: confirmUrl },
		{ kind: "text", text: "Du warst das nicht? Dann ignoriere diese Mail. Ohne Bestätigung ändert sich nichts." },
	],
});

export const addressChangeMail = (name: string | null, sender: Sender): Letter => ({
	subject: "Deine E-Mail-Adresse soll sich ändern",
	heading: "Neue Adresse angefragt",
	blocks: [
		{
			kind: "text",
			text: `${hello(name)}\n\nfür dein Konto bei Mein VSZ wurde eine andere E-Mail-Adresse eingetragen. Sie gilt, sobald sie über die Mail bestätigt ist, die wir dorthin geschickt haben. Bis dahin bleibt alles, wie es ist.`,
		},
		{ kind: "text", text: notYou(sender) },
	],
});

/** To the owner of an address that somebody else wants for another account. */
export const addressTakenMail = (): Letter => ({
	subject: "Deine E-Mail-Adresse wurde noch einmal eingetragen",
	heading: "Du hast schon ein Konto",
	blocks: [
		{
			kind: "text",
			text: "Hallo,\n\nin einem anderen Konto bei Mein VSZ wurde gerade deine E-Mail-Adresse eingetragen. Sie gehört aber zu deinem Konto, und dabei bleibt es. Du musst nichts tun.\n\nHast du zwei Konten und möchtest nur eines? Dann lösche zuerst das, das du nicht mehr brauchst.",
		},
	],
});

export const passwordResetMail = (name: string | null, resetUrl: string): Letter => ({
	subject: "Neues Passwort für Mein VSZ",
	heading: "Wähle ein neues Passwort",
	blocks: [
		{
			kind: "text",
			text: `${hello(name)}\n\nauf der folgenden Seite kannst du ein neues Passwort wählen. Der Link gilt 60 Minuten und nur einmal.`,
		},
		{ kind: "button", label: "Neues Passwort wählen", url: resetUrl },
		{
			kind: "text",
			text: "Du hast nicht danach gefragt? Dann ignoriere diese Mail. Dein Passwort bleibt, wie es ist.",
		},
	],
});

export const loginLinkMail = (name: string | null, loginUrl: string, until: string): Letter => ({
	subject: "Dein Link zum Anmelden",
	heading: "Hier geht es hinein",
	blocks: [
		{
			kind: "text",
			text: `${hello(name)}\n\nauf der folgenden Seite meldest du dich mit einem Knopf bei Mein VSZ an, ohne Passwort. Der Link gilt bis ${formatTime(until)} und nur einmal.`,
		},
		{ kind: "button", label: "Zur Anmeldung", url: loginUrl },
		{
			kind: "text",
			text: "Du wolltest dich nicht anmelden? Dann ignoriere diese Mail. Ohne den Knopf passiert nichts.",
		},
	],
});

export const passwordChangedMail = (name: string | null, sender: Sender): Letter => ({
	subject: "Dein Passwort wurde geändert",
	heading: "Passwort geändert",
	blocks: [
		{
			kind: "text",
			text: `${hello(name)}\n\ndas Passwort für dein Konto bei Mein VSZ wurde gerade geändert. Auf anderen Geräten bist du jetzt abgemeldet.`,
		},
		{ kind: "text", text: notYou(sender) },
	],
});

export const accountDeletedMail = (name: string | null, kept: string[], { publicUrl }: Sender): Letter => ({
	subject: "Dein Konto ist gelöscht",
	heading: "Auf Wiedersehen",
	blocks: [
		{
			kind: "text",
			text: `${hello(name)}\n\ndein Konto bei Mein VSZ ist gelöscht: Profil, Bankdaten, Telefonnummer und Anmeldungen sind weg.`,
		},
		...(kept.length > 0 ? [{ kind: "text" as const, text: `Das bleibt vorerst:\n${kept.join("\n")}` }] : []),
		{
			kind: "text",
			text: `Bekommst du unseren Newsletter, dann bleibt er dir erhalten, bis du ihn über den Link darin abbestellst. Mehr dazu, wie lange wir was speichern:\n${publicUrl}${paths.privacy}`,
		},
	],
});

export const accountUnusedMail = (name: string | null, day: string, { publicUrl }: Sender): Letter => ({
	subject: "Dein Konto wird bald gelöscht",
	heading: "Brauchst du dein Konto noch?",
	blocks: [
		{
			kind: "text",
			text: `${hello(name)}\n\ndu hast dich lange nicht mehr bei Mein VSZ angemeldet. Konten, die drei Jahre niemand benutzt, löschen wir. Bei deinem ist es am ${day} so weit. Möchtest du es behalten, melde dich bis dahin einmal an.`,
		},
		{ kind: "button", label: "Anmelden", url: `${publicUrl}${paths.login}` },
	],
});
