import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "#server/config.ts";
import type { OutboxRow } from "./store.ts";

export interface Mail {
	subject: string;
	text: string;
	html: string;
	replyTo?: string;
	/** For mails of a list: the address that ends it with one click (RFC 8058). */
	unsubscribeUrl?: string;
	/** An invitation that calendars take over. */
	icalEvent?: { method: "REQUEST" | "CANCEL"; filename: string; content: string };
	attachments?: AttachmentRef[];
	/** The number of the order whose films open when this letter has left. */
	unlocks?: string;
}

/** Files are named when a letter is written and drawn when it leaves the house. */
export type AttachmentRef = { kind: "document"; id: number } | { kind: "terms" } | { kind: "withdrawal_policy" };

export interface Attachment {
	filename: string;
	contentType: string;
	content: Buffer;
}

export type DrawAttachment = (ref: AttachmentRef) => Promise<Attachment>;

export interface Sms {
	text: string;
}

/** The ways out of the house. */
export interface Transports {
	mail(row: OutboxRow): Promise<void>;
	sms(row: OutboxRow): Promise<void>;
}

export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

/** The same message always gets the same name, so a repeated delivery overwrites instead of doubling. */
const fileName = ({ created_at, id }: OutboxRow, ending: string): string =>
	`${created_at.toISOString().replaceAll(":", "-")}-${id}.${ending}`;

async function writeWhole(folder: string, name: string, content: string | Buffer): Promise<void> {
	await mkdir(folder, { recursive: true });
	const partial = join(folder, `.${name}.partial`);
	await writeFile(partial, content);
	await rename(partial, join(folder, name));
}

/** Header values are set by the mail library, which folds line breaks away; the recipient comes from a validated field. */
async function compose(config: Config, draw: DrawAttachment, { id, recipient, created_at, message }: OutboxRow) {
	const { unsubscribeUrl, attachments = [], ...mail } = message as Mail;
	return {
		...mail,
		attachments: await Promise.all(attachments.map(draw)),
		from: config.mailFrom,
		to: recipient,
		date: created_at,
		messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
		headers: {
			"Auto-Submitted": "auto-generated",
			...(unsubscribeUrl
				? { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
				: {}),
		},
	};
}

const SMS_TIMEOUT_MS = 15_000;

async function sendSms(
	{ apiKey, apiUrl }: NonNullable<Config["sms"]>,
	{ recipient, message }: OutboxRow,
): Promise<void> {
	const response = await fetch(apiUrl, {
		method: "POST",
		headers: { "X-Api-Key": apiKey, "Content-Type": "application/json", Accept: "application/json" },
		body: JSON.stringify({ to: recipient, text: (message as Sms).text }),
		signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
	});
	const answer = (await response.json().catch(() => ({}))) as { success?: string };
	// The gateway answers 200 to refused messages too and says in `success` what came of it; 100 is "sent".
	if (!response.ok || answer.success !== "100")
		throw new Error(`SMS gateway: ${response.status} ${answer.success ?? ""}`);
}

const nothingToDraw: DrawAttachment = async ({ kind }) => {
	throw new Error(`Nobody draws the attachment ${kind}.`);
};

export function createTransports(config: Config, draw = nothingToDraw): Transports {
	const folder = outboxFolder(config.dataDir);
	const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
	const smtp = config.smtpUrl ? nodemailer.createTransport(config.smtpUrl) : null;
	return {
		async mail(row) {
			const mail = await compose(config, draw, row);
			if (smtp) {
				await smtp.sendMail(mail);
				return;
			}
			const { message } = await composer.sendMail(mail);
			await writeWhole(folder, fileName(row, "eml"), message as Buffer);
		},
		async sms(row) {
			if (config.sms) return sendSms(config.sms, row);
			await writeWhole(folder, fileName(row, "sms.txt"), `To: ${row.recipient}\n\n${(row.message as Sms).text}\n`);
		},
	};
}
