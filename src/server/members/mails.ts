import { paths } from "#contract/paths.ts";
import { hello, notYou } from "#server/outbox/greeting.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";
import { type LinkInMail, linkBlocks, validUntil } from "#server/outbox/link-blocks.ts";
import { momentText } from "#server/outbox/moments.ts";

const farewell = "Bis bald";

export const accountCreatedMail = ({ url, until }: LinkInMail): Letter => ({
	subject: "Dein Konto bei Mein VSZ",
	preheader: `Bitte bestätige bis ${momentText(until)} deine Adresse.`,
	scene: "welcome",
	greeting: hello(null),
	lead: "dein Konto bei Mein VSZ ist angelegt. Bitte bestätige noch mit deinem Passwort, dass diese Adresse dir gehört: Dann findest du in deinem Konto auch Seminare, die du mit ihr gebucht hast.",
	blocks: [
		...linkBlocks("Adresse bestätigen", { url, until }),
		{
			kind: "box",
			title: "Du hast kein Konto angelegt?",
			text: "Dann bestätige bitte nichts. Ein Konto, in dem sich niemand anmeldet, löschen wir nach 14 Tagen.",
		},
		{ kind: "address", url },
	],
	farewell,
});

export const accountExistsMail = (publicUrl: string): Letter => ({
	subject: "Es gibt schon ein Konto",
	preheader: "Melde dich einfach damit an.",
	scene: "key",
	greeting: hello(null),
	lead: "mit dieser Adresse wollte gerade jemand, vermutlich du, ein Konto bei Mein VSZ anlegen. Es gibt aber schon eines. Melde dich einfach damit an.",
	blocks: [
		{ kind: "button", label: "Anmelden", url: `${publicUrl}${paths.login}` },
		{ kind: "button", label: "Passwort vergessen?", url: `${publicUrl}${paths.forgotPassword}`, isSecond: true },
		{
			kind: "box",
			title: "Du warst das nicht?",
			text: "Dann lösch diese E-Mail. An deinem Konto hat sich nichts geändert.",
		},
	],
	farewell,
});

export const confirmAddressMail = ({ url, until }: LinkInMail): Letter => ({
	subject: "Bitte bestätige deine E-Mail-Adresse",
	preheader: validUntil(until),
	scene: "post",
	greeting: hello(null),
	lead: "gehört diese Adresse dir? Bestätige es auf der folgenden Seite mit deinem Passwort. Danach gilt sie für dein Konto bei Mein VSZ.",
	blocks: [
		...linkBlocks("Adresse bestätigen", { url, until }),
		{
			kind: "box",
			title: "Du warst das nicht?",
			text: "Dann lösch diese E-Mail. Ohne Bestätigung ändert sich nichts.",
		},
		{ kind: "address", url },
	],
	farewell,
});

export const addressChangeMail = (name: string | null, sender: Sender): Letter => ({
	subject: "Deine E-Mail-Adresse soll sich ändern",
	preheader: "Sie gilt erst, wenn sie bestätigt ist.",
	scene: "key",
	greeting: hello(name),
	lead: "für dein Konto bei Mein VSZ wurde eine andere E-Mail-Adresse eingetragen. Sie gilt, sobald sie über die Mail bestätigt ist, die wir dorthin geschickt haben. Bis dahin bleibt alles, wie es ist.",
	blocks: [notYou(sender)],
	farewell,
});

/** To the owner of an address that somebody else wants for another account. */
export const addressTakenMail = (): Letter => ({
	subject: "Deine E-Mail-Adresse wurde noch einmal eingetragen",
	preheader: "Sie gehört zu deinem Konto, und dabei bleibt es.",
	scene: "key",
	greeting: hello(null),
	lead: "in einem anderen Konto bei Mein VSZ wurde gerade deine E-Mail-Adresse eingetragen. Sie gehört aber zu deinem Konto, und dabei bleibt es. Du musst nichts tun.",
	blocks: [
		{
			kind: "box",
			title: "Hast du zwei Konten?",
			text: "Möchtest du nur eines, dann lösche zuerst das, das du nicht mehr brauchst.",
		},
	],
	farewell,
});

export const passwordResetMail = (name: string | null, { url, until }: LinkInMail): Letter => ({
	subject: "Neues Passwort für Mein VSZ",
	preheader: validUntil(until, "once"),
	scene: "key",
	greeting: hello(name),
	lead: "jemand – vermutlich du – möchte für diese Adresse ein neues Passwort vergeben.",
	blocks: [
		...linkBlocks("Neues Passwort wählen", { url, until }, "once"),
		{
			kind: "box",
			title: "Du warst das nicht?",
			text: "Dann lösch diese E-Mail. Dein altes Passwort bleibt gültig, niemand hat Zugriff bekommen. Wir fragen dich nie per E-Mail oder Telefon nach deinem Passwort.",
		},
		{ kind: "address", url },
	],
	farewell,
});

export const loginLinkMail = (name: string | null, { url, until }: LinkInMail): Letter => ({
	subject: "Dein Link zum Anmelden",
	preheader: validUntil(until, "once"),
	scene: "key",
	greeting: hello(name),
	lead: "auf der folgenden Seite meldest du dich mit einem Knopf bei Mein VSZ an, ganz ohne Passwort.",
	blocks: [
		...linkBlocks("Zur Anmeldung", { url, until }, "once"),
		{
			kind: "box",
			title: "Du wolltest dich nicht anmelden?",
			text: "Dann lösch diese E-Mail. Ohne den Knopf auf der Seite passiert nichts.",
		},
		{ kind: "address", url },
	],
	farewell,
});

export const passwordChangedMail = (name: string | null, sender: Sender): Letter => ({
	subject: "Dein Passwort wurde geändert",
	preheader: "Auf anderen Geräten bist du jetzt abgemeldet.",
	scene: "key",
	greeting: hello(name),
	lead: "das Passwort für dein Konto bei Mein VSZ wurde gerade geändert. Auf anderen Geräten bist du jetzt abgemeldet.",
	blocks: [notYou(sender)],
	farewell,
});

export const accountDeletedMail = (name: string | null, kept: string[], { publicUrl }: Sender): Letter => ({
	subject: "Dein Konto ist gelöscht",
	preheader: "Profil, Bankdaten, Telefonnummer und Anmeldungen sind weg.",
	scene: "empty",
	greeting: hello(name),
	lead: "dein Konto bei Mein VSZ ist gelöscht: Profil, Bankdaten, Telefonnummer und Anmeldungen sind weg.",
	blocks: [
		...(kept.length > 0 ? [{ kind: "box", title: "Das bleibt vorerst", text: kept.join("\n") } as const] : []),
		{
			kind: "note",
			text: `Bekommst du unseren Newsletter oder hast du einen Termin vorgemerkt, dann bleibt dir das erhalten, bis du es über den Link darin abbestellst. Mehr dazu, wie lange wir was speichern:\n${publicUrl}${paths.privacy}`,
		},
	],
	farewell: "Auf Wiedersehen",
});

export const accountUnusedMail = (name: string | null, day: string, { publicUrl }: Sender): Letter => ({
	subject: "Dein Konto wird bald gelöscht",
	preheader: `Melde dich bis ${day} einmal an, wenn du es behalten möchtest.`,
	scene: "free",
	greeting: hello(name),
	lead: `brauchst du dein Konto noch? Du hast dich lange nicht mehr bei Mein VSZ angemeldet. Konten, die drei Jahre niemand benutzt, löschen wir. Bei deinem ist es am ${day} so weit.`,
	blocks: [
		{ kind: "button", label: "Anmelden", url: `${publicUrl}${paths.login}` },
		{ kind: "note", text: "Möchtest du es behalten, melde dich bis dahin einmal an. Sonst musst du nichts tun." },
	],
	farewell,
});
