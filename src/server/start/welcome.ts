import { ROLES } from "#contract/office/permissions.ts";
import type { Config } from "#server/config.ts";
import { DEMO_MEMBERS, DEMO_TEAM } from "#server/demo/accounts.ts";
import { outboxFolder } from "#server/outbox/transports.ts";
import { SETUP_PATH } from "#server/staff/routes.ts";
import { warningsOf } from "./production.ts";

interface State {
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
	"  Noch niemand leitet die Verwaltung. Dieser Link richtet das erste Konto ein; er gilt einmal und bis zum nächsten Start:",
	`  ${url}`,
	"",
];

/** What a person reads when everything runs. */
export function welcomeLines(config: Config, { hasDemo, setupToken }: State): string[] {
	const { publicUrl, smtpUrl, dataDir } = config;
	return [
		`\nDas VSZ läuft: ${publicUrl}/\n`,
		...(hasDemo ? loginLines() : []),
		...(setupToken ? setupLines(`${publicUrl}${SETUP_PATH}/${setupToken}`) : []),
		...warningsOf(config).map((warning) => `  Achtung: ${warning}`),
		smtpUrl
			? "  Mails gehen über den Mailserver hinaus (SMTP_URL)."
			: `  Mails und SMS: ${publicUrl}/postausgang (Dateien in ${outboxFolder(dataDir)})`,
		"  Anhalten mit Strg+C.\n",
	];
}
