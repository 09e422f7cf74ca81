import { paths } from "#contract/paths.ts";
import type { Letter } from "#server/outbox/letter.ts";

export const accountCreatedMail = (name: string, confirmUrl: string): Letter => ({
	subject: "Dein Konto bei Mein VSZ",
	heading: "Dein Konto ist da",
	blocks: [
		{
			kind: "text",
			text: `Hallo ${name},\n\ndein Konto bei Mein VSZ ist angelegt. Bitte bestätige noch, dass diese Adresse dir gehört: Dann findest du in deinem Konto auch Seminare, die du mit ihr gebucht hast. Der Link gilt 14 Tage.`,
		},
		{ kind: "button", label: "Adresse bestätigen", url: confirmUrl },
		{
			kind: "text",
			text: "Du hast kein Konto angelegt? Dann musst du nichts tun: Ohne Bestätigung löschen wir es wieder.",
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
