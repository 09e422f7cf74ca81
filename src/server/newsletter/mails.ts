import { formatDate } from "#contract/dates.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter } from "#server/outbox/letter.ts";
import { linkBlocks } from "#server/outbox/link-blocks.ts";

const farewell = "Bis bald";

export const confirmationMail = (url: string, until: Date): Letter => ({
	subject: "Bitte bestätige deinen Newsletter",
	preheader: "Noch ein Klick, dann bekommst du alle 14 Tage Post.",
	scene: "post",
	greeting: hello(null),
	lead: "jemand, vermutlich du, hat mit dieser Adresse unseren Newsletter bestellt. Bitte bestätige auf der folgenden Seite, dass du ihn bekommen möchtest.",
	blocks: [
		...linkBlocks("Newsletter bestätigen", { url, until }),
		{
			kind: "box",
			title: "Du warst das nicht?",
			text: "Dann lösch diese E-Mail. Ohne Bestätigung bekommst du nichts von uns.",
		},
	],
	farewell,
});

/** To somebody whose paper or word we have, but no confirmation by mail. */
export const importedMail = (url: string, until: Date, { given, how }: { given: string; how: string }): Letter => ({
	subject: "Bitte bestätige deinen Newsletter",
	preheader: "Noch ein Klick, dann bekommst du alle 14 Tage Post.",
	scene: "post",
	greeting: hello(null),
	lead: `du hast uns am ${formatDate(given)} gesagt, dass du unseren Newsletter bekommen möchtest (${how}). Bitte bestätige auf der folgenden Seite, dass das so ist und diese Adresse stimmt.`,
	blocks: [
		...linkBlocks("Newsletter bestätigen", { url, until }),
		{
			kind: "box",
			title: "Du möchtest ihn nicht?",
			text: "Dann lösch diese E-Mail. Ohne Bestätigung bekommst du nichts von uns, und wir löschen deine Adresse nach 14 Tagen.",
		},
	],
	farewell,
});

export const alreadySubscribedMail = (): Letter => ({
	subject: "Du bekommst unseren Newsletter schon",
	preheader: "Du musst nichts tun.",
	scene: "post",
	greeting: hello(null),
	lead: "mit dieser Adresse wurde gerade unser Newsletter bestellt. Du bekommst ihn aber schon alle 14 Tage. Du musst nichts tun.",
	blocks: [],
	farewell,
});

export const welcomeMail = (unsubscribeUrl: string): Letter => ({
	subject: "Willkommen beim Newsletter",
	preheader: "Ab jetzt kommt alle 14 Tage Post von uns.",
	scene: "welcome",
	greeting: hello(null),
	lead: "schön, dass du dabei bist. Ab jetzt kommt alle 14 Tage Post von uns: Tipps von Fachleuten, neue Seminartermine und einmal im Jahr die Einladung zu unserem digitalen Treffen.",
	blocks: [{ kind: "note", text: `Abbestellen kannst du jederzeit mit einem Klick:\n${unsubscribeUrl}` }],
	farewell,
});
