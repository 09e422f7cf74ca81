import type { Letter } from "#server/outbox/letter.ts";

export const confirmationMail = (confirmUrl: string): Letter => ({
	subject: "Bitte bestätige deinen Newsletter",
	heading: "Noch ein Klick",
	blocks: [
		{
			kind: "text",
			text: "Hallo,\n\njemand, wahrscheinlich du, hat mit dieser Adresse unseren Newsletter bestellt. Bitte bestätige auf der folgenden Seite, dass du ihn bekommen möchtest. Der Link gilt 14 Tage.",
		},
		{ kind: "button", label: "Newsletter bestätigen", url: confirmUrl },
		{
			kind: "text",
			text: "Du warst das nicht? Dann ignoriere diese Mail. Ohne Bestätigung bekommst du nichts von uns.",
		},
	],
});

export const alreadySubscribedMail = (): Letter => ({
	subject: "Du bekommst unseren Newsletter schon",
	heading: "Du bist schon dabei",
	blocks: [
		{
			kind: "text",
			text: "Hallo,\n\nmit dieser Adresse wurde gerade unser Newsletter bestellt. Du bekommst ihn aber schon alle 14 Tage. Du musst nichts tun.",
		},
	],
});

export const welcomeMail = (unsubscribeUrl: string): Letter => ({
	subject: "Willkommen beim Newsletter",
	heading: "Schön, dass du dabei bist",
	blocks: [
		{
			kind: "text",
			text: "Hallo,\n\ndeine Bestellung ist bestätigt. Ab jetzt kommt alle 14 Tage Post von uns: Tipps von Fachleuten, neue Seminartermine und einmal im Jahr die Einladung zu unserem digitalen Treffen.",
		},
		{ kind: "text", text: `Abbestellen kannst du jederzeit mit einem Klick:\n${unsubscribeUrl}` },
	],
});
