import { DAY_MS } from "#contract/constants.ts";
import type { Health, PartState, StatePart } from "#contract/office/state.ts";
import type { BackupState } from "#server/backups/manifest.ts";
import type { Config } from "#server/config.ts";
import type { InboxState } from "#server/inbox/service.ts";
import { troubles } from "#server/outbox/alarm.ts";
import type { OutboxState, SentLately } from "#server/outbox/service.ts";
import type { Channel } from "#server/outbox/tables.ts";
import { keepsLetters } from "#server/outbox/transports.ts";
import type { Disk } from "./disk.ts";
import type { DatabaseFacts } from "./store.ts";
import { bytesText, momentOr } from "./words.ts";

/** What the parts of the house say of themselves: pure, from what was looked up. No key and no password goes in here. */

type Facts = [label: string, value: string][];

const part = (key: StatePart, health: Health, sentence: string, facts: Facts): PartState => ({
	key,
	health,
	sentence,
	facts: facts.map(([label, value]) => ({ label, value })),
});

const hostOf = (url: string): string => new URL(url).host;
const sumOf = (rows: readonly { channel: Channel }[], channel: Channel, count: (row: never) => number): number =>
	rows.filter((row) => row.channel === channel).reduce((total, row) => total + count(row as never), 0);

export interface Post {
	outbox: OutboxState;
	sent: SentLately;
	now: Date;
}

/** What both ways out of the house have in common; null when letters leave as they should. */
function postTrouble({ outbox, now }: Post, channel: Channel): [Health, string] | null {
	const found = [...troubles(outbox, now)].filter(([name]) => name.startsWith(`${channel}-`));
	const stuck = found.find(([name]) => !name.endsWith("-failed"));
	if (stuck) return ["err", `${stuck[1]} Bitte prüfe, ob der Dienst erreichbar ist.`];
	const refused = found[0];
	return refused ? ["warn", `${refused[1]} Der Grund steht im Postausgang.`] : null;
}

function postFacts({ outbox, sent }: Post, channel: Channel): Facts {
	const lately = sent.find((row) => row.channel === channel);
	const waiting = sumOf(outbox.waiting, channel, (row: { waiting: number }) => row.waiting);
	const failed = sumOf(outbox.failed, channel, (row: { failed: number }) => row.failed);
	const paused = outbox.paused_until[channel];
	return [
		["Zuletzt verschickt", momentOr(lately?.last_at, "in 30 Tagen nichts")],
		["In 30 Tagen", `${lately?.sent ?? 0} verschickt, ${failed} unzustellbar`],
		["Warten", String(waiting)],
		...(paused ? [["Pause bis", momentOr(paused, "")] as [string, string]] : []),
	];
}

export function mailPart(post: Post, config: Pick<Config, "smtpUrl" | "demo" | "isPublic">): PartState {
	const { smtpUrl } = config;
	const way: Facts = [["Server", smtpUrl ? hostOf(smtpUrl) : "keiner"], ...postFacts(post, "mail")];
	const trouble = postTrouble(post, "mail");
	if (trouble) return part("mail", ...trouble, way);
	if (!smtpUrl)
		return part(
			"mail",
			"warn",
			`Kein Mailserver eingerichtet: ${
				keepsLetters(config)
					? "Briefe verlassen das Haus nicht, sie liegen im Postausgang."
					: "Briefe warten, bis es einen gibt."
			} Du nennst ihn unter Einstellungen.`,
			way,
		);
	return part("mail", "ok", "Briefe gehen hinaus.", way);
}

/** POST-02: what comes back to what we answered. */
export function repliesPart(state: InboxState, run: Run | undefined): PartState {
	if (!state)
		return part(
			"replies",
			"warn",
			"Kein Postfach eingerichtet: Antworten auf unsere Antworten stehen nicht bei den Anfragen. Den Zugang hinterlegt, wer euren Server betreut (IMAP_URL).",
			[["Server", "keiner"]],
		);
	const { server, row } = state;
	const facts: Facts = [
		["Server", server],
		["Zuletzt nachgesehen", momentOr(row?.looked_at, "noch nie")],
		["Übernommen", `${row?.replies ?? 0} Antworten, ${row?.automatic ?? 0} automatische`],
		["Unberührt im Postfach", `${row?.untouched ?? 0} ohne Anfrage dazu`],
	];
	if (run?.error) return part("replies", "err", `Das Postfach lässt sich nicht lesen: ${run.error}`, facts);
	return part("replies", "ok", "Antworten kommen zu ihren Anfragen.", facts);
}

export function smsPart(post: Post, { sms }: Pick<Config, "sms">): PartState {
	const way: Facts = [["Dienst", sms ? hostOf(sms.apiUrl) : "keiner"], ...postFacts(post, "sms")];
	const trouble = postTrouble(post, "sms");
	if (trouble) return part("sms", ...trouble, way);
	if (!sms)
		return part(
			"sms",
			"warn",
			"Kein SMS-Dienst eingerichtet: PINs liegen im Postausgang. Den Schlüssel hinterlegt, wer euren Server betreut (SMS_API_KEY).",
			way,
		);
	return part("sms", "ok", "SMS gehen hinaus.", way);
}

export interface Money {
	last_paid_at: Date | null;
	last_asked_at: Date | null;
}

export function paymentsPart({ last_paid_at, last_asked_at }: Money, { mollie }: Pick<Config, "mollie">): PartState {
	const isLive = mollie?.apiKey.startsWith("live_") ?? false;
	const facts: Facts = [
		["Anbieter", mollie ? `Mollie (${hostOf(mollie.apiUrl)})` : "eingebaute Testseite"],
		["Betrieb", mollie ? (isLive ? "Echtbetrieb" : "Test, es fließt kein Geld") : "es fließt kein Geld"],
		["Letzte Zahlung", momentOr(last_paid_at, "noch keine")],
		["Zuletzt nachgefragt", momentOr(last_asked_at, "noch nie")],
	];
	if (isLive) return part("payments", "ok", "Der Zahlungsdienst ist eingerichtet.", facts);
	return part(
		"payments",
		"warn",
		mollie
			? "Mollie läuft mit einem Schlüssel zum Testen. Den für echtes Geld hinterlegt, wer euren Server betreut (MOLLIE_API_KEY)."
			: "Kein Zahlungsdienst eingerichtet: Eine Testseite vertritt ihn. Den Schlüssel hinterlegt, wer euren Server betreut (MOLLIE_API_KEY).",
		facts,
	);
}

const LITTLE = 0.1;
const VERY_LITTLE = 0.03;

export function storagePart({ folder, freeBytes, totalBytes, isWritable }: Disk, s3: Config["s3"] = null): PartState {
	const share = totalBytes > 0 ? freeBytes / totalBytes : 0;
	const facts: Facts = [
		["Ordner", folder],
		["Frei", `${bytesText(freeBytes)} von ${bytesText(totalBytes)} (${Math.round(share * 100)} %)`],
		["Bilder und Filme", isWritable ? "Ordner beschreibbar" : "Ordner nicht beschreibbar"],
		...(s3 ? [["Bucket", `${s3.bucket} bei ${new URL(s3.endpoint).host}`] satisfies Facts[number]] : []),
	];
	if (!isWritable)
		return part(
			"storage",
			"err",
			"In den Ordner für Bilder und Filme lässt sich nichts schreiben. Bitte prüfe seine Rechte.",
			facts,
		);
	if (share < VERY_LITTLE)
		return part(
			"storage",
			"err",
			"Der Speicher ist fast voll. Bitte schaffe Platz, bevor nichts mehr geschrieben werden kann.",
			facts,
		);
	if (share < LITTLE)
		return part("storage", "warn", "Der Speicher wird knapp. Bitte schaffe in den nächsten Tagen Platz.", facts);
	return part("storage", "ok", "Es ist genug Platz.", facts);
}

interface Run {
	began_at: Date;
	ended_at: Date | null;
	succeeded_at: Date | null;
	error: string | null;
}

/** A copy is made each night; one may be missed. */
const OLD_MS = 2 * DAY_MS;

const reachWords = ({ from, until }: NonNullable<BackupState["moments"]>): string =>
	from && until ? `von ${momentOr(from, "")} bis ${momentOr(until, "")}` : "nach der ersten Sicherung";

export function backupsPart(state: BackupState | null, run: Run | undefined, now: Date): PartState {
	if (!state)
		return part(
			"backups",
			"warn",
			"Es gibt keine Sicherung von selbst. Den Ordner dafür nennt, wer euren Server betreut (BACKUP_FOLDER).",
			[["Letzte Sicherung", "keine bekannt"]],
		);
	const { folder, count, last, moments } = state;
	const facts: Facts = [
		["Letzte Sicherung", momentOr(last?.madeAt, "noch keine")],
		["Zur Probe zurückgespielt", momentOr(run?.succeeded_at, "noch nie")],
		...(last
			? ([["Inhalt", `${last.rows.toLocaleString("de-DE")} Zeilen, ${bytesText(last.mediaBytes)} Dateien`]] as Facts)
			: []),
		...(moments ? ([["Zurück zu jedem Moment", reachWords(moments)]] as Facts) : []),
		["Aufgehoben", count === 1 ? "eine" : String(count)],
		["Ordner", folder],
	];
	if (run?.error) return part("backups", "err", `Die Sicherung klappt nicht: ${run.error}`, facts);
	if (moments?.isStuck)
		return part(
			"backups",
			"err",
			"Das Archiv nimmt nichts mehr an. Bitte sieh nach, ob im Ordner der Sicherung Platz ist.",
			facts,
		);
	if (!last) return part("backups", "warn", "Die erste Sicherung steht noch aus.", facts);
	if (now.getTime() - last.madeAt.getTime() > OLD_MS)
		return part("backups", "err", "Seit zwei Tagen gibt es keine neue Sicherung.", facts);
	return part("backups", "ok", "Jede Nacht wird gesichert und zur Probe zurückgespielt.", facts);
}

export function databasePart(facts: DatabaseFacts): PartState {
	const { version, bytes, connections, maxConnections, migrations, isMigrated } = facts;
	const told: Facts = [
		["Version", `PostgreSQL ${version}`],
		["Größe", bytesText(bytes)],
		["Verbindungen", `${connections} von ${maxConnections}`],
		["Stand", `${isMigrated ? "aktuell" : "nicht aktuell"} (Schritt ${migrations})`],
	];
	if (!isMigrated)
		return part(
			"database",
			"err",
			"Die Datenbank ist auf einem älteren Stand als die Anwendung. Bitte lass die Anwendung neu starten.",
			told,
		);
	if (connections > maxConnections * 0.8)
		return part(
			"database",
			"warn",
			"Die Datenbank ist fast ausgelastet. Bitte sag es der Person, die euren Server betreut.",
			told,
		);
	return part("database", "ok", "Die Datenbank antwortet.", told);
}

export interface Process {
	version: string;
	startedAt: Date;
	memoryBytes: number;
	node: string;
}

export const processPart = ({ version, startedAt, memoryBytes, node }: Process): PartState =>
	part("process", "ok", "Die Anwendung läuft.", [
		["Version", version],
		["Läuft seit", momentOr(startedAt, "")],
		["Arbeitsspeicher", bytesText(memoryBytes)],
		["Node", node],
	]);

export interface Clocks {
	now: Date;
	databaseNow: Date;
	isDoubted: boolean;
}

export const clockPart = ({ now, databaseNow, isDoubted }: Clocks): PartState =>
	part(
		"clock",
		isDoubted ? "err" : "ok",
		isDoubted
			? "Die Uhr ist unglaubwürdig: Nichts wird gelöscht, und nichts verfällt. Bitte stelle sie richtig."
			: "Die Uhr stimmt mit der Datenbank überein.",
		[
			["Uhr des Servers", momentOr(now, "")],
			["Uhr der Datenbank", momentOr(databaseNow, "")],
		],
	);
