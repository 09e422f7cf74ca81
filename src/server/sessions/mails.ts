import { formatDate, formatTime } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { hello, notYou } from "#server/outbox/greeting.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";

interface NewLogin {
	browser: string;
	/** In Berlin, as ISO 8601. */
	at: string;
}

const newBrowser = (name: string | null, { browser, at }: NewLogin, what: string, help: string): Letter => ({
	subject: "Neue Anmeldung in deinem Konto",
	heading: "Warst du das?",
	blocks: [
		{
			kind: "text",
			text: `${hello(name)}\n\nin ${what} hat sich gerade jemand angemeldet, und zwar mit einem Browser, den wir noch nicht kennen:`,
		},
		{
			kind: "facts",
			facts: [
				["Browser", browser],
				["Zeit", `${formatDate(at)}, ${formatTime(at)}`],
			],
		},
		{ kind: "text", text: `Warst du es selbst, ist alles gut.\n\n${help}` },
	],
});

export const newBrowserMail = (name: string | null, login: NewLogin, sender: Sender): Letter =>
	newBrowser(
		name,
		login,
		"deinem Konto bei Mein VSZ",
		`${notYou(sender)}\n\nWo du gerade angemeldet bist, siehst du hier:\n${sender.publicUrl}${paths.memberData}`,
	);

export const newStaffBrowserMail = (name: string | null, login: NewLogin, { provider }: Sender): Letter =>
	newBrowser(
		name,
		login,
		"deinem Zugang zur Verwaltung",
		`Du warst das nicht? Dann sag bitte gleich Bescheid:\n${provider.email}`,
	);
