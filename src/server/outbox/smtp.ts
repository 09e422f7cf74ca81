import { Socket } from "node:net";
import { Transform } from "node:stream";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { unlessAborted } from "./deadline.ts";
import { DeliveryError, smtpFault } from "./failures.ts";

/** A server that is well answers within a second; parameters of `SMTP_URL` go before these. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/**
 * Asked when all of a letter has gone over but its end: until `letGo` is called, the server cannot take the letter, and
 * then it leaves with nothing to wait for. Throws only before that.
 */
export type Handover = (letGo: () => void) => Promise<void>;

const heldBackBy = (handover: Handover) =>
	new Transform({
		transform: (chunk, _, done) => done(null, chunk),
		flush: (done) => void handover(done).catch(done),
	});

/** Over a connection of its own, which the signal cuts: otherwise a letter given up here could still arrive. */
export async function sendBySmtp(
	url: string,
	mail: SendMailOptions,
	signal: AbortSignal,
	handover?: Handover,
): Promise<void> {
	const socket = new Socket({ signal });
	socket.on("error", () => {});
	try {
		const transport = nodemailer.createTransport({ url, ...SMTP_TIMEOUTS, socket });
		if (handover)
			transport.use("stream", ({ message }, done) => {
				message.transform(heldBackBy(handover));
				done();
			});
		await unlessAborted(signal, transport.sendMail(mail));
	} catch (error) {
		const { message } = error as Error;
		throw new DeliveryError(message, signal.aborted ? "server" : smtpFault(error as Error), error);
	} finally {
		socket.destroy();
	}
}
