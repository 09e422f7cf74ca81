import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { iban } from "#contract/bank.ts";
import type { Provider } from "#contract/site.ts";
import type { S3Config } from "./media/s3/requests.ts";
import { readTrustProxy, type TrustProxy } from "./proxies.ts";

/** The only place that reads the environment. Each variable has one clear sentence for a wrong value. */

const port = z.pipe(
	z.transform((value: string) => Number(value)),
	z.int().check(z.gte(0), z.lte(65535)),
);
/** So many as the machine has cores, or a number. */
const processes = z.pipe(
	z.transform((value: string) => (value === "auto" ? availableParallelism() : Number(value))),
	z.int().check(z.gte(1), z.lte(64)),
);
const kept = z.pipe(
	z.transform((value: string) => Number(value)),
	z.int().check(z.gte(1), z.lte(1000)),
);
const seconds = z.pipe(
	z.transform((value: string) => Number(value)),
	z.number().check(z.gte(0), z.lte(3600)),
);
/** As an address has it. */
const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host);
const percent = z.pipe(
	z.transform((value: string) => Number(value)),
	z.int().check(z.gte(0), z.lte(50)),
);
const onOff = z.pipe(
	z.transform((value: string) => ({ "1": true, true: true, on: true, "0": false, false: false, off: false })[value]),
	z.boolean(),
);
const trustProxy = z.pipe(
	z.transform(readTrustProxy),
	z.custom<TrustProxy>((value) => value !== null),
);
const url = (...protocols: string[]) =>
	z.string().check(z.refine((value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol)));
const text = z.string().check(z.minLength(1));
const host = z
	.string()
	.check(z.refine((value: string) => !/[\s/@?#]/.test(value) && URL.canParse(`http://${bracketed(value)}`)));
/** As people write it, in groups of four. */
const ownIban = z.string().check(z.refine((value: string) => z.safeParse(iban, value).success));

const SECRET_MIN_LENGTH = 32;
const LOST = "lost";
/** Earlier keys; the word stands for one that nobody has any more. */
const earlierKeys = z.pipe(
	z.transform((value: string) => value.split(",").map((key) => key.trim())),
	z.array(z.string().check(z.refine((key: string) => key === LOST || key.length >= SECRET_MIN_LENGTH))),
);

const RULES = {
	PORT: [port, "eine Portnummer von 0 bis 65535"],
	HOST: [host, "ein Rechnername oder eine Adresse"],
	PROCESSES: [processes, "eine Zahl von 1 bis 64 oder auto"],
	METRICS_PORT: [port, "eine Portnummer von 0 bis 65535"],
	METRICS_HOST: [host, "ein Rechnername oder eine Adresse"],
	DATA_DIR: [text, "ein Ordner"],
	S3_ENDPOINT: [url("http:", "https:"), "eine Adresse wie https://s3.beispiel.de"],
	S3_BUCKET: [z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)), "der Name eines Buckets"],
	S3_REGION: [z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), "eine Region wie eu-central-1"],
	S3_ACCESS_KEY: [text, "der Zugangsschlüssel des Speichers"],
	S3_SECRET_KEY: [text, "der geheime Schlüssel des Speichers"],
	X_ACCEL: [z.string().check(z.regex(/^(\/[\w-]+)+$/)), "ein Pfad wie /intern"],
	DATABASE_URL: [
		z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
		"eine Adresse wie postgres://name:passwort@rechner:5432/vsz",
	],
	DATABASE_REPLICA_URL: [
		z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/)),
		"eine Adresse wie postgres://name:passwort@rechner:5432/vsz",
	],
	DATABASE_REPLICA_DELAY: [seconds, "eine Zahl von 0 bis 3600"],
	PUBLIC_URL: [url("http:", "https:"), "eine Adresse wie https://www.beispiel.de"],
	SMTP_URL: [url("smtp:", "smtps:"), "eine Adresse wie smtp://name:passwort@mail.beispiel.de:587"],
	MAIL_FROM: [
		z.string().check(z.regex(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/)),
		"ein Absender wie VSZ <kontakt@beispiel.de>",
	],
	DEMO: [onOff, "on oder off"],
	SECRET_KEY: [
		z.string().check(z.minLength(SECRET_MIN_LENGTH)),
		`ein zufälliger Text von mindestens ${SECRET_MIN_LENGTH} Zeichen`,
	],
	SECRET_KEY_PREVIOUS: [
		earlierKeys,
		`eine Liste früherer Schlüssel mit Kommas dazwischen (jeder von mindestens ${SECRET_MIN_LENGTH} Zeichen) oder ${LOST}`,
	],
	MOLLIE_API_KEY: [
		z.string().check(z.regex(/^(test|live)_\w{10,}$/)),
		"ein Schlüssel von Mollie wie test_… oder live_…",
	],
	MOLLIE_API_URL: [url("https:"), "die Adresse der Schnittstelle von Mollie, beginnend mit https://"],
	ALARM_WEBHOOK_URL: [url("http:", "https:"), "eine Adresse wie https://chat.beispiel.de/hook"],
	ALARM_SMTP_URL: [url("smtp:", "smtps:"), "eine Adresse wie smtp://name:passwort@mail.beispiel.de:587"],
	ALARM_MAIL_TO: [z.email(), "eine E-Mail-Adresse"],
	ALARM_DISK_PERCENT: [percent, "eine Zahl von 0 bis 50"],
	SMS_API_KEY: [text, "der Schlüssel des SMS-Dienstes"],
	SMS_API_URL: [url("http:", "https:"), "die Adresse des SMS-Dienstes"],
	NEWSLETTER_FORM_URL: [url("https:"), "eine Adresse wie https://www.beispiel.de"],
	DONATION_FORM_URL: [url("https:"), "eine Adresse wie https://www.beispiel.de"],
	TRUST_PROXY: [
		trustProxy,
		"off, eine Zahl von 1 bis 9 (so viele eigene Proxys stehen davor) oder eine Liste von Netzen wie loopback,10.0.0.0/8",
	],
	BOUNCE_KEY: [z.string().check(z.minLength(20)), "ein Schlüssel von mindestens 20 Zeichen"],
	BOUNCE_FOLDER: [text, "ein Ordner, in den ein Mailserver Briefe legt (Maildir)"],
	BOUNCE_ADDRESS: [z.email(), "eine E-Mail-Adresse"],
	IMAP_URL: [url("imap:", "imaps:"), "eine Adresse wie imaps://name:passwort@mail.beispiel.de/INBOX"],
	REPLY_ADDRESS: [z.email(), "eine E-Mail-Adresse"],
	BACKUP_FOLDER: [text, "ein Ordner, am besten auf einer anderen Platte"],
	BACKUP_KEEP: [kept, "eine Zahl von 1 bis 1000"],
	BACKUP_WAL: [onOff, "on oder off"],
	SECURITY_LOG: [text, "stdout oder der Pfad einer Datei"],
	LOG_LEVEL: [z.enum(["silent", "error", "warn", "info", "debug"]), "silent, error, warn, info oder debug"],
	PROVIDER_NAME: [text, "der Name des Anbieters"],
	PROVIDER_SHORT_NAME: [text, "der Kurzname des Anbieters"],
	PROVIDER_LEGAL_NAME: [text, "der Name des Anbieters mit Rechtsform"],
	PROVIDER_STREET: [text, "Straße und Hausnummer"],
	PROVIDER_POSTCODE: [text, "eine Postleitzahl"],
	PROVIDER_CITY: [text, "ein Ort"],
	PROVIDER_PHONE: [text, "eine Telefonnummer"],
	PROVIDER_FAX: [text, "eine Faxnummer"],
	PROVIDER_EMAIL: [z.email(), "eine E-Mail-Adresse"],
	PROVIDER_MANAGEMENT: [text, "der Name des Vorstands"],
	PROVIDER_REGISTER_COURT: [text, "ein Registergericht"],
	PROVIDER_REGISTER_NUMBER: [text, "eine Registernummer"],
	PROVIDER_TAX_OFFICE: [text, "ein Finanzamt"],
	PROVIDER_TAX_NUMBER: [text, "eine Steuernummer"],
	PROVIDER_VAT_ID: [text, "eine Umsatzsteuer-Identifikationsnummer"],
	PROVIDER_BANK: [text, "der Name einer Bank"],
	PROVIDER_IBAN: [ownIban, "eine IBAN"],
	PROVIDER_BIC: [text, "eine BIC"],
	PROVIDER_CREDITOR_ID: [text, "eine Gläubiger-Identifikationsnummer"],
	PROVIDER_VIDEO_PLATFORM_URL: [url("https:"), "eine Adresse wie https://www.beispiel.de"],
} as const satisfies Record<string, readonly [z.ZodMiniType<unknown, string>, string]>;

type Variable = keyof typeof RULES;
type Values = { [V in Variable]?: z.output<(typeof RULES)[V][0]> };

export class ConfigError extends Error {}

function readAll(env: NodeJS.ProcessEnv): Values {
	const values: Record<string, unknown> = {};
	const mistakes: string[] = [];
	for (const [name, [rule, expected]] of Object.entries(RULES)) {
		const given = env[name];
		if (given === undefined || given === "") continue;
		const result = z.safeParse(rule, given);
		if (result.success) values[name] = result.data;
		else mistakes.push(`${name} muss ${expected} sein.`);
	}
	if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
	return values as Values;
}

export interface BackupConfig {
	folder: string;
	keep: number;
	/** Where all that the embedded database writes is kept besides, for the way back to any moment; none means nowhere. */
	walFolder: string | null;
}

export interface Config {
	port: number;
	host: string;
	/** How many processes of this machine answer on the port. */
	processes: number;
	/** OPS-03: where figures are told; none means nowhere. */
	metrics: { port: number; host: string } | null;
	dataDir: string;
	/** OPS-04: where media lies for good; none means in the data folder. */
	s3: S3Config | null;
	/** The path below which nginx hands out files of the data folder that we have told it to; none means we do. */
	xAccel: string | null;
	/** None means: start the embedded PostgreSQL. */
	databaseUrl: string | null;
	/** A standby that public pages are read from while it is at most so many seconds behind; none means nobody does. */
	replica: { url: string; delay: number } | null;
	publicUrl: string;
	/** Whether others than the people at this machine come through that address. */
	isPublic: boolean;
	/** Whether an empty database is filled with the demo, and its accounts are open. */
	demo: boolean;
	/** A demo that others can reach: every page says what it is. */
	isDemonstration: boolean;
	/** None means: every mail becomes a file in the outbox folder. */
	smtpUrl: string | null;
	/** None means: the provider's name and address. */
	mailFrom: string | null;
	/** Where answers to letters go; none means: the provider's address. No variable: only the Leitung sets it. */
	replyTo: string | null;
	/** POST-03: how trouble is told beside the office, and from how little free space on. */
	alarm: { webhookUrl: string | null; mail: { smtpUrl: string; to: string } | null; diskPercent: number };
	sms: { apiKey: string; apiUrl: string } | null;
	/** Encrypts bank data and makes links; none means: a key that lies in the database. */
	secretKey: string | null;
	/** Keys that were in use before: what they have made can still be read. */
	previousSecretKeys: string[];
	/** What an earlier key has sealed may stay unreadable. */
	isSecretKeyLost: boolean;
	/** None means: the built-in test payment page. */
	mollie: { apiKey: string; apiUrl: string } | null;
	/** Forms of other providers, shown in a frame after consent; none means the built-in forms. */
	newsletterFormUrl: string | null;
	donationFormUrl: string | null;
	/** Which of the addresses that a request came through belong to our own proxies. */
	trustProxy: TrustProxy;
	/** With it a program hands in letters that came back; none means that nobody can. */
	bounceKey: string | null;
	/** The Maildir in which they arrive; none means that nobody looks. */
	bounceFolder: string | null;
	/** Where they go; none as long as nobody reads what arrives there. */
	bounceAddress: string | null;
	/** POST-02: where replies to answers arrive, and the address that takes a token behind a plus; none means that nobody looks. */
	inbox: { url: string; address: string | null } | null;
	/** OPS-02: where copies of the house lie and how many; none means that it makes none by itself. */
	backup: BackupConfig | null;
	/** Where the lines of the security log go besides the table. */
	securityLog: string | null;
	logLevel: "silent" | "error" | "warn" | "info" | "debug";
	/** What the house begins with; what its Leitung has set goes before it. */
	provider: Provider;
}

const DEFAULT_MOLLIE_API_URL = "https://api.mollie.com:443";
/** Below this an alarm is raised. */
const ALARM_DISK_PERCENT = 5;
/** One for each day of two weeks. */
const KEPT_BACKUPS = 14;
const DEFAULT_SMS_API_URL = "https://gateway.seven.io/api/sms";

/** Only this machine itself can be meant. The name of an open door, as 0.0.0.0 is one, is not. */
const isLoopback = (address: string): boolean =>
	/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

/** What a house is delivered with: nobody's own data. */
export const EXAMPLE_PROVIDER: Provider = {
	name: "Vereins- & Stiftungszentrum",
	short_name: "VSZ",
	legal_name: "Vereins- & Stiftungszentrum e. V.",
	street: "Musterstraße 12",
	postcode: "01067",
	city: "Dresden",
	phone: "+49 351 0000000",
	fax: "+49 351 0000001",
	email: "kontakt@vsz.example",
	management: "Dr. Miriam Kessler",
	register_court: "Amtsgericht Dresden",
	register_number: "VR 00000",
	tax_office: "Finanzamt Dresden-Nord",
	tax_number: "200/000/00000",
	vat_id: "DE000000000",
	bank: "Musterbank Dresden",
	iban: "DE02120300000000202051",
	bic: "BYLADEM1001",
	creditor_id: "DE98ZZZ09999999999",
	video_platform_url: "https://video.vsz.example",
};

const REPLICA_DELAY_S = 5;
const S3_REGION = "us-east-1";

/** All of it or nothing: with a part of it nobody knows where media lies. */
function s3Of({ S3_ENDPOINT, S3_BUCKET, S3_REGION: region = S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: Values) {
	const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
	const missing = Object.entries(needed).filter(([, value]) => value === undefined);
	if (missing.length === Object.keys(needed).length) return null;
	if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
		throw new ConfigError(missing.map(([name]) => `${name} fehlt: Der Speicher braucht alle Angaben.`).join("\n"));
	return {
		endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
		bucket: S3_BUCKET,
		region,
		accessKey: S3_ACCESS_KEY,
		secretKey: S3_SECRET_KEY,
	};
}

/** One without the other would tell nobody. */
function alarmMailOf({ ALARM_SMTP_URL, ALARM_MAIL_TO }: Values): Config["alarm"]["mail"] {
	if (ALARM_SMTP_URL && !ALARM_MAIL_TO) throw new ConfigError("ALARM_SMTP_URL braucht ALARM_MAIL_TO.");
	if (ALARM_MAIL_TO && !ALARM_SMTP_URL) throw new ConfigError("ALARM_MAIL_TO braucht ALARM_SMTP_URL.");
	return ALARM_SMTP_URL && ALARM_MAIL_TO ? { smtpUrl: ALARM_SMTP_URL, to: ALARM_MAIL_TO } : null;
}

function backupOf({ BACKUP_FOLDER, BACKUP_KEEP, BACKUP_WAL, DATABASE_URL }: Values): BackupConfig | null {
	if (BACKUP_WAL && !BACKUP_FOLDER) throw new ConfigError("BACKUP_WAL braucht BACKUP_FOLDER.");
	if (BACKUP_WAL && DATABASE_URL)
		throw new ConfigError(
			"BACKUP_WAL gilt nur für die eingebaute Datenbank: Mit DATABASE_URL nimm pgBackRest oder WAL-G.",
		);
	if (!BACKUP_FOLDER) return null;
	const folder = resolve(BACKUP_FOLDER);
	return { folder, keep: BACKUP_KEEP ?? KEPT_BACKUPS, walFolder: BACKUP_WAL ? join(folder, "wal") : null };
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
	const values = readAll(env);
	const host = values.HOST ?? "127.0.0.1";
	const port = values.PORT ?? 3000;
	const provider: Provider = {
		name: values.PROVIDER_NAME ?? EXAMPLE_PROVIDER.name,
		short_name: values.PROVIDER_SHORT_NAME ?? EXAMPLE_PROVIDER.short_name,
		legal_name: values.PROVIDER_LEGAL_NAME ?? EXAMPLE_PROVIDER.legal_name,
		street: values.PROVIDER_STREET ?? EXAMPLE_PROVIDER.street,
		postcode: values.PROVIDER_POSTCODE ?? EXAMPLE_PROVIDER.postcode,
		city: values.PROVIDER_CITY ?? EXAMPLE_PROVIDER.city,
		phone: values.PROVIDER_PHONE ?? EXAMPLE_PROVIDER.phone,
		fax: values.PROVIDER_FAX ?? EXAMPLE_PROVIDER.fax,
		email: values.PROVIDER_EMAIL ?? EXAMPLE_PROVIDER.email,
		management: values.PROVIDER_MANAGEMENT ?? EXAMPLE_PROVIDER.management,
		register_court: values.PROVIDER_REGISTER_COURT ?? EXAMPLE_PROVIDER.register_court,
		register_number: values.PROVIDER_REGISTER_NUMBER ?? EXAMPLE_PROVIDER.register_number,
		tax_office: values.PROVIDER_TAX_OFFICE ?? EXAMPLE_PROVIDER.tax_office,
		tax_number: values.PROVIDER_TAX_NUMBER ?? EXAMPLE_PROVIDER.tax_number,
		vat_id: values.PROVIDER_VAT_ID ?? EXAMPLE_PROVIDER.vat_id,
		bank: values.PROVIDER_BANK ?? EXAMPLE_PROVIDER.bank,
		iban: values.PROVIDER_IBAN ?? EXAMPLE_PROVIDER.iban,
		bic: values.PROVIDER_BIC ?? EXAMPLE_PROVIDER.bic,
		creditor_id: values.PROVIDER_CREDITOR_ID ?? EXAMPLE_PROVIDER.creditor_id,
		video_platform_url: values.PROVIDER_VIDEO_PLATFORM_URL ?? EXAMPLE_PROVIDER.video_platform_url,
	};
	const publicUrl = (values.PUBLIC_URL ?? `http://${bracketed(host)}:${port}`).replace(/\/+$/, "");
	const isPublic = !isLoopback(publicUrl);
	const demo = values.DEMO ?? (values.DATABASE_URL === undefined && !isPublic);
	const earlier = values.SECRET_KEY_PREVIOUS ?? [];
	return {
		port,
		host,
		processes: values.PROCESSES ?? 1,
		metrics:
			values.METRICS_PORT === undefined
				? null
				: { port: values.METRICS_PORT, host: values.METRICS_HOST ?? "127.0.0.1" },
		dataDir: resolve(values.DATA_DIR ?? "data"),
		s3: s3Of(values),
		xAccel: values.X_ACCEL ?? null,
		databaseUrl: values.DATABASE_URL ?? null,
		replica: values.DATABASE_REPLICA_URL
			? { url: values.DATABASE_REPLICA_URL, delay: values.DATABASE_REPLICA_DELAY ?? REPLICA_DELAY_S }
			: null,
		publicUrl,
		isPublic,
		demo,
		isDemonstration: demo && isPublic,
		smtpUrl: values.SMTP_URL ?? null,
		mailFrom: values.MAIL_FROM ?? null,
		replyTo: null,
		alarm: {
			webhookUrl: values.ALARM_WEBHOOK_URL ?? null,
			mail: alarmMailOf(values),
			diskPercent: values.ALARM_DISK_PERCENT ?? ALARM_DISK_PERCENT,
		},
		sms: values.SMS_API_KEY ? { apiKey: values.SMS_API_KEY, apiUrl: values.SMS_API_URL ?? DEFAULT_SMS_API_URL } : null,
		secretKey: values.SECRET_KEY ?? null,
		previousSecretKeys: earlier.filter((key) => key !== LOST),
		isSecretKeyLost: earlier.includes(LOST),
		mollie: values.MOLLIE_API_KEY
			? { apiKey: values.MOLLIE_API_KEY, apiUrl: values.MOLLIE_API_URL ?? DEFAULT_MOLLIE_API_URL }
			: null,
		newsletterFormUrl: values.NEWSLETTER_FORM_URL ?? null,
		donationFormUrl: values.DONATION_FORM_URL ?? null,
		trustProxy: values.TRUST_PROXY ?? (() => false),
		bounceKey: values.BOUNCE_KEY ?? null,
		bounceFolder: values.BOUNCE_FOLDER ?? null,
		bounceAddress: ((values.BOUNCE_KEY || values.BOUNCE_FOLDER) && values.BOUNCE_ADDRESS) || null,
		inbox: values.IMAP_URL ? { url: values.IMAP_URL, address: values.REPLY_ADDRESS ?? null } : null,
		backup: backupOf(values),
		securityLog: values.SECURITY_LOG ?? null,
		logLevel: values.LOG_LEVEL ?? "warn",
		provider,
	};
}
