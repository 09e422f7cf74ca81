import { type AddressInfo, createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";
import type { LetterKind } from "#contract/office/letter-kinds.ts";
import { readConfig } from "#server/config.ts";
import { createOutbox } from "#server/outbox/service.ts";
import { createTransports, type Mail, type Transports } from "#server/outbox/transports.ts";
import { createSecrets } from "#server/secrets/service.ts";
import { createTestDatabase } from "./database.ts";

const SUBJECT = "Grüße";
export const MAIL: Mail = {
	subject: SUBJECT,
	letter: { subject: SUBJECT, preheader: "", scene: "post", lead: "Hallo", blocks: [] },
	pictures: [],
};
export const MAIL_LANE = { channel: "mail", from: 0, upTo: 2 } as const;
export const SMS_LANE = { channel: "sms", from: 0, upTo: 2 } as const;

interface Options {
	clock?: () => Date;
	env?: Record<string, string>;
	transports?: Partial<Transports>;
	sendingMs?: number;
}

export interface Kept {
	state: string;
	tries: number;
	last_error: string | null;
	leased_until: Date | null;
}

/** A database with nothing but the post, and as many processes that look after it as one likes. */
export async function postOffice() {
	const database = await createTestDatabase();
	onTestFinished(() => database.drop());
	const secrets = createSecrets({ db: database.db, config: readConfig({}) });
	await secrets.ready();

	const open = ({ clock = () => new Date(), env = {}, transports = {}, ...rest }: Options = {}) => {
		const config = readConfig({ DATA_DIR: "/tmp/unused", ...env });
		const outbox = createOutbox({
			db: database.db,
			clock,
			secrets,
			sender: config,
			transports: { ...createTransports(config), ...transports },
			...rest,
		});
		const write = (recipient: string, kind: LetterKind = "contact_receipt") =>
			outbox.writeMail(database.db, kind, recipient, MAIL);
		return { ...outbox, write };
	};

	const rows = async (): Promise<Kept[]> =>
		(await database.pool.query("select state, tries, last_error, leased_until from outbox order by id")).rows;
	return { ...database, open, rows };
}

/** A mail server, and the address at which it waits. */
export async function smtpServer(options: Partial<SMTPServerOptions>): Promise<string> {
	const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], closeTimeout: 100, ...options });
	server.on("error", () => {});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
	const scheme = options.secure ? "smtps" : "smtp";
	return `${scheme}://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** Accepts every connection and never says a word. */
export async function silentServer() {
	const sockets: Socket[] = [];
	const server = createServer((socket) => {
		socket.on("error", () => {});
		sockets.push(socket);
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

/** Keeps what a mail server is sent. */
export const collect =
	(received: string[]): SMTPServerOptions["onData"] =>
	(stream, _, callback) => {
		let text = "";
		stream.on("data", (chunk: Buffer) => {
			text += chunk;
		});
		stream.on("end", () => {
			received.push(text);
			callback();
		});
	};
