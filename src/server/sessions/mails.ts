import { formatDate, formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { hello, notYou } from "#server/outbox/greeting.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";

interface NewLogin {
	browser: string;
	/** In Berlin, as ISO 8601. */
	at: string;
}

const newBrowser = (name: string | null, { browser, at }: NewLogin, what: string, help: Block[]): Letter => ({
	subject: "Neue Anmeldung in deinem Konto",
	preheader: `${browser}, ${formatDate(at)}, ${formatTime(at)}.`,
	scene: "key",
	greeting: hello(name),
	lead: `warst du das? In ${what} hat sich gerade jemand angemeldet, und zwar mit einem Browser, den wir noch nicht kennen. Warst du es selbst, ist alles gut.`,
	blocks: [
		{
			kind: "facts",
			facts: [
				["Browser", browser],
				["Zeit", `${formatDate(at)}, ${formatTime(at)}`],
			],
		},
		...help,
	],
	farewell: "Bis bald",
});

export const newBrowserMail = (name: string | null, login: NewLogin, sender: Sender): Letter =>
	newBrowser(name, login, "deinem Konto bei Mein VSZ", [
		notYou(sender),
		{ kind: "note", text: `Wo du gerade angemeldet bist, siehst du hier:\n${sender.publicUrl}${paths.memberData}` },
	]);

export const newStaffBrowserMail = (name: string | null, login: NewLogin, { provider }: Sender): Letter =>
	newBrowser(name, login, "deinem Zugang zur Verwaltung", [
		{ kind: "box", title: "Du warst das nicht?", text: `Dann sag bitte gleich Bescheid: ${provider.email}` },
	]);
