import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "#server/config.ts";
import type { TransferRequest } from "#server/debits/document.ts";
import type { SlipDocument } from "#server/receipts/document.ts";
import { unlessAborted, withDeadline } from "./deadline.ts";
import { DeliveryError, smsFault } from "./failures.ts";
import { type Composed, type Sender, type Written, written } from "./letter.ts";
import { mailbox } from "./mailbox.ts";
import { picturesNamed } from "./pictures.ts";
import { type Handover, sendBySmtp } from "./smtp.ts";
import type { OutboxRow } from "./store.ts";
import type { Channel } from "./tables.ts";

/** What goes with the words of a letter. */
interface Beside {
	/** For mails of a list: the address that ends it with one click (RFC 8058). */
	unsubscribeUrl?: string;
	/** For what goes to all readers: the name of the list (RFC 2919). */
	listId?: string;
	/** An invitation that calendars take over. */
	icalEvent?: { method: "REQUEST" | "CANCEL"; filename: string; content: string };
	attachments?: AttachmentRef[];
	/** The number of the order whose films open when this letter has left. */
	unlocks?: string;
	/** The letters of the same conversation, by their ids, the oldest first (RFC 5322): it stands below them. */
	answers?: readonly string[];
	/** The number of the order that it tells of. */
	about?: string;
}

/** Its words are set when it leaves the house. */
export interface Mail extends Composed, Beside {}

/** What goes to thousands is set once for all of them; and all was, before words were set this late. */
export interface SetMail extends Omit<Composed, "letter">, Written, Beside {}

const wordsOf = (mail: Mail | SetMail, sender: Sender): Written =>
	"letter" in mail ? written(mail, sender) : { text: mail.text, html: mail.html };

/** Files are named when a letter is written and drawn when it leaves the house. */
export type AttachmentRef =
	| { kind: "document"; id: number }
	| { kind: "reminder"; id: number }
	| { kind: "receipt"; id: number }
	/** With all that stands on it, for nothing of it is kept elsewhere. */
	| { kind: "slip"; slip: SlipDocument }
	| { kind: "transfer_request"; request: TransferRequest }
	/** The list of a session to be signed, with those who have a seat when the letter leaves. */
	| { kind: "attendance_list"; id: number; at: string }
	/** In the version that the person agreed to; without one as it holds when the letter leaves. */
	| { kind: "terms" | "withdrawal_policy"; version?: string | undefined };

interface Attachment {
	filename: string;
	contentType: string;
	content: Buffer;
}

export type DrawAttachment = (ref: AttachmentRef) => Promise<Attachment>;

export interface Sms {
	text: string;
}

/** A way out of the house, for a row with its message opened; the signal breaks off what takes too long. */
export type Transport = (row: Leaving, signal: AbortSignal, handover?: Handover) => Promise<void>;
export type Leaving = Pick<OutboxRow, "id" | "recipient" | "created_at" | "message">;
export type Transports = Record<Channel, Transport>;

/** Without a mail server letters become files that everybody may read; where strangers come, they wait for one instead. */
export const keepsLetters = ({ smtpUrl, demo, isPublic }: Pick<Config, "smtpUrl" | "demo" | "isPublic">): boolean =>
	smtpUrl === null && (demo || !isPublic);

/** What goes these ways lies in the house afterwards. */
export const keptChannels = (config: Pick<Config, "smtpUrl" | "demo" | "isPublic" | "sms">): Channel[] => [
	...(keepsLetters(config) ? (["mail"] as const) : []),
	...(config.sms ? [] : (["sms"] as const)),
];

export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

/** The same message always gets the same name, so a repeated delivery overwrites instead of doubling. */
const fileName = ({ created_at, id }: Leaving, ending: string): string =>
	`${created_at.toISOString().replaceAll(":", "-")}-${id}.${ending}`;

/** PINs and links stand in these files: they are for the user of the application alone. */
async function writeWhole(folder: string, name: string, content: string | Buffer): Promise<void> {
	await mkdir(folder, { recursive: true });
	await chmod(folder, 0o700);
	const partial = join(folder, `.${name}.partial`);
	await writeFile(partial, content, { mode: 0o600 });
	await rename(partial, join(folder, name));
}

/** RFC 2369: by the web, and by mail where somebody reads it; both name the reader by the same secret. */
function waysToLeave(url: string, bounceAddress: string | null): string {
	const token = url.slice(url.lastIndexOf("/") + 1);
	return bounceAddress ? `<${url}>, <mailto:${bounceAddress}?subject=abmelden%20${token}>` : `<${url}>`;
}

const threadOf = (earlier: string[]) => {
	const last = earlier.at(-1);
	return last ? { inReplyTo: last, references: earlier } : {};
};

/** Header values are set by the mail library, which folds line breaks away; the recipient comes from a validated field. */
export async function outgoing(
	config: Pick<Config, "mailFrom" | "provider" | "publicUrl" | "bounceAddress">,
	draw: DrawAttachment,
	{ id, recipient, created_at, message }: Leaving,
) {
	const mail = message as Mail | SetMail;
	const { subject, replyTo, icalEvent, unsubscribeUrl, listId, attachments = [], pictures = [], answers = [] } = mail;
	const idOf = (letter: string) => `<${letter}@${new URL(config.publicUrl).hostname}>`;
	return {
		...{ subject, replyTo, icalEvent },
		...wordsOf(mail, config),
		attachments: [...picturesNamed(pictures), ...(await Promise.all(attachments.map(draw)))],
		from: config.mailFrom ?? mailbox(config.provider.name, config.provider.email),
		to: recipient,
		...(listId && config.bounceAddress ? { envelope: { from: config.bounceAddress, to: recipient } } : {}),
		date: created_at,
		messageId: idOf(id),
		...threadOf(answers.map(idOf)),
		headers: {
			// Whoever is answered by a person may answer.
			...(answers.length > 0 ? {} : { "Auto-Submitted": "auto-generated" }),
			...(unsubscribeUrl
				? {
						"List-Unsubscribe": waysToLeave(unsubscribeUrl, config.bounceAddress),
						"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
					}
				: {}),
			...(listId ? { "List-Id": `<${listId}>`, Precedence: "bulk" } : {}),
		},
	};
}

const SMS_TIMEOUT_MS = 10_000;

async function sendSms(
	{ apiKey, apiUrl }: NonNullable<Config["sms"]>,
	{ recipient, message }: Leaving,
	signal: AbortSignal,
): Promise<void> {
	const { response, success } = await withDeadline(signal, SMS_TIMEOUT_MS, async (ending) => {
		const response = await fetch(apiUrl, {
			method: "POST",
			headers: { "X-Api-Key": apiKey, "Content-Type": "application/json", Accept: "application/json" },
			body: JSON.stringify({ to: recipient, text: (message as Sms).text }),
			signal: ending,
		}).catch((error: Error) => {
			throw new DeliveryError(`SMS gateway: ${error.message}`, "server");
		});
		const { success } = (await response.json().catch(() => ({}))) as { success?: string };
		return { response, success };
	});
	// It answers 200 to refused messages too; 100 is "sent".
	if (response.ok && success === "100") return;
	throw new DeliveryError(`SMS gateway: ${response.status} ${success ?? ""}`, smsFault(response.status, success));
}

export const nothingToDraw: DrawAttachment = async ({ kind }) => {
	throw new Error(`Nobody draws the attachment ${kind}.`);
};

export function createTransports(config: Config, draw = nothingToDraw): Transports {
	const folder = outboxFolder(config.dataDir);
	const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
	return {
		async mail(row, signal, handover) {
			const mail = await unlessAborted(signal, outgoing(config, draw, row));
			if (config.smtpUrl) return sendBySmtp(config.smtpUrl, mail, signal, handover);
			if (!keepsLetters(config)) throw new DeliveryError("Noch ist kein Mailserver eingerichtet.", "server");
			const { message } = await composer.sendMail(mail);
			const keep = () => writeWhole(folder, fileName(row, "eml"), message as Buffer);
			if (!handover) return keep();
			let keeping: Promise<void> | undefined;
			await handover(() => {
				keeping = keep();
			});
			await keeping;
		},
		async sms(row, signal) {
			if (config.sms) return sendSms(config.sms, row, signal);
			await writeWhole(folder, fileName(row, "sms.txt"), `To: ${row.recipient}\n\n${(row.message as Sms).text}\n`);
		},
	};
}
