import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Attachment } from "postal-mime";
import { LANES } from "#server/outbox/lanes.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { TestApp } from "./app.ts";

export interface Captured {
	to: string | undefined;
	cc: unknown;
	bcc: unknown;
	replyTo: string | undefined;
	subject: string | undefined;
	text: string;
	html: string;
	headers: Record<string, string>;
	/** The calendar part, unfolded. */
	calendar: string;
	/** Names of the files that came along, the letter's own pictures left out. */
	attachments: string[];
	/** Their bytes by name. */
	files: Map<string, Buffer>;
}

const calendarOf = (attachments: Attachment[]): string => {
	const content = attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content ?? "";
	const text = typeof content === "string" ? content : new TextDecoder().decode(content);
	return text.replace(/\r?\n /g, "");
};

async function parse(file: string): Promise<Captured> {
	const mail = await PostalMime.parse(await readFile(file));
	return {
		to: mail.to?.[0]?.address,
		cc: mail.cc,
		bcc: mail.bcc,
		replyTo: mail.replyTo?.[0]?.address,
		subject: mail.subject,
		text: mail.text ?? "",
		html: mail.html ?? "",
		calendar: calendarOf(mail.attachments),
		attachments: mail.attachments.flatMap(({ filename, mimeType, related }) =>
			filename && !related && mimeType !== "text/calendar" && mimeType !== "application/ics" ? [filename] : [],
		),
		files: new Map(
			mail.attachments.map(({ filename, content }) => [filename ?? "", Buffer.from(content as ArrayBuffer)]),
		),
		headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
	};
}

/** Everything that is due, one after the other. */
export async function deliverAll(outbox: Outbox): Promise<void> {
	for (const lane of LANES) while (await outbox.deliverNext(lane));
}

/** Delivers what is due and answers the mails since the last look. */
export const mailbox =
	({ outbox, config }: TestApp) =>
	async (): Promise<Captured[]> => {
		await deliverAll(outbox);
		const folder = join(config.dataDir, "outbox");
		const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
		const mails = await Promise.all(names.map((name) => parse(join(folder, name))));
		await Promise.all(names.map((name) => rm(join(folder, name))));
		return mails;
	};

/** The token of the booking's page, as a letter brings it. */
export const bookingTokenIn = (mail: Captured | undefined): string =>
	/\/buchung\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
