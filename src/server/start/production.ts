import type { Config } from "#server/config.ts";
import { StartError } from "./explain.ts";

/** No link can lead there: it only says that every door is open. */
const OPEN_HOST = /^https?:\/\/(0\.0\.0\.0|\[::\])(:|$)/;

/** What a site that others can reach must not be without, and why. */
const NEEDED: { variable: string; why: string; isMissing: (config: Config) => boolean }[] = [
	{
		variable: "PUBLIC_URL",
		why: "weil dorthin kein Link führen kann",
		isMissing: ({ publicUrl }) => OPEN_HOST.test(publicUrl),
	},
	{ variable: "SMS_API_KEY", why: "weil sonst keine PIN ankommt", isMissing: ({ sms }) => sms === null },
	{
		variable: "MOLLIE_API_KEY",
		why: "weil sonst jeder bezahlt, ohne dass Geld fließt",
		isMissing: ({ mollie }) => mollie === null,
	},
];

/** Nobody goes into production by accident, and nobody takes real money for what the demo offers. */
export function refuseAccident(config: Config): void {
	const { demo, isPublic, publicUrl, mollie } = config;
	if (demo && mollie?.apiKey.startsWith("live_"))
		throw new StartError(
			"Mit DEMO=on darf kein echtes Geld fließen: Setze DEMO=off oder in MOLLIE_API_KEY einen Schlüssel, der mit test_ beginnt.",
		);
	if (demo || !isPublic) return;
	const sentences = NEEDED.filter(({ isMissing }) => isMissing(config)).map(
		({ variable, why }) =>
			`Unter ${publicUrl} startet das VSZ nur mit ${variable}, ${why}, oder als Vorführung mit DEMO=on.`,
	);
	if (sentences.length > 0) throw new StartError(sentences.join("\n"));
}

/** What is allowed, but hardly meant. */
export function warningsOf({ demo, isPublic, publicUrl, secretKey, mollie, smtpUrl, s3 }: Config): string[] {
	if (demo || !isPublic) return [];
	return [
		...(secretKey ? [] : ["SECRET_KEY fehlt: Der Schlüssel für Bankdaten und Links liegt in der Datenbank selbst."]),
		...(s3?.endpoint.startsWith("http:") && publicUrl.startsWith("https:")
			? ["S3_ENDPOINT beginnt mit http: – von einer Seite mit https lädt kein Browser einen Film von dort."]
			: []),
		...(smtpUrl ? [] : ["SMTP_URL fehlt: Mails warten, bis die Leitung in den Einstellungen einen Mailserver nennt."]),
		...(mollie?.apiKey.startsWith("test_") ? ["MOLLIE_API_KEY ist ein Testschlüssel: Es fließt kein Geld."] : []),
	];
}
