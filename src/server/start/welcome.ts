import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { ROLES } from "#contract/office/permissions.ts";
import type { Config } from "#server/config.ts";
import { DEMO_MEMBERS, DEMO_TEAM } from "#server/demo/accounts.ts";
import { keepsLetters, outboxFolder } from "#server/outbox/transports.ts";
import { warningsOf } from "./production.ts";

interface State {
	/** The one that answers, where the configured address leaves the choice to the machine. */
	port: number;
	hasDemo: boolean;
	/** Of the link that makes the first Leitung; none when there is one. */
	setupToken: string | null;
}

function loginLines(): string[] {
	return [
		...DEMO_MEMBERS.map(({ email, password }) => `  Mitglied     ${email} / ${password}`),
		...DEMO_TEAM.map(({ account: { email, roles }, password }) => {
			const work = roles.map((role) => ROLES[role].name).join(", ");
			return `  Verwaltung   ${email} / ${password} (${work})`;
		}),
		"",
	];
}

const setupLines = (url: string): string[] => [
	"  Noch niemand leitet die Verwaltung. Dieser Link beginnt die Einrichtung; er gilt einmal und bis zum nächsten Start:",
	`  ${url}`,
	"",
];

/** What a person reads when everything runs. */
export function welcomeLines(config: Config, { port, hasDemo, setupToken }: State): string[] {
	const { dataDir } = config;
	const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
	return [
		`\nDas VSZ läuft: ${publicUrl}/\n`,
		...(hasDemo ? loginLines() : []),
		...(setupToken ? setupLines(publicUrl + OFFICE_BASE + officePaths.setUpLink.replace(":token", setupToken)) : []),
		...warningsOf(config).map((warning) => `  Achtung: ${warning}`),
		...(config.smtpUrl ? ["  Mails gehen über den Mailserver hinaus."] : []),
		...(keepsLetters(config)
			? [`  Mails und SMS: ${publicUrl}/postausgang (Dateien in ${outboxFolder(dataDir)})`]
			: []),
		"  Anhalten mit Strg+C.\n",
	];
}
