import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface ReceivedMail {
	messageId: string;
	to: string;
	/** When it was accepted. */
	at: number;
	raw: Buffer;
}

/** A real mail server that accepts everything and remembers it. */
export async function startMailServer(): Promise<{ url: string; received: ReceivedMail[] }> {
	const received: ReceivedMail[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		closeTimeout: 100,
		onData: (stream, { envelope }, done) => {
			buffer(stream).then((raw) => {
				const [, messageId = ""] = /^Message-ID: <([^>]+)>/im.exec(raw.toString("latin1")) ?? [];
				received.push({ messageId, to: envelope.rcptTo[0]?.address ?? "", at: Date.now(), raw });
				done();
			}, done);
		},
	});
	// Those who send are killed in the middle of it.
	server.on("error", () => {});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
	return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}
