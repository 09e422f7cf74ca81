/**
 * Whose fault it is that a letter did not leave: the server on the other side did not do its work, it will never take
 * anything for this recipient, or something about this letter made it refuse for now.
 */
export type Fault = "server" | "recipient" | "letter";

export class DeliveryError extends Error {
	readonly fault: Fault;
	constructor(message: string, fault: Fault, cause?: unknown) {
		super(message, { cause });
		this.fault = fault;
	}
}

export const faultOf = (error: unknown): Fault => (error instanceof DeliveryError ? error.fault : "letter");

/** The part of nodemailer's errors that says what happened when. */
export interface SmtpError extends Error {
	code?: string;
	responseCode?: number;
	response?: string;
	command?: string;
}

/** Whether the server has said itself that it does not take the letter: then nobody gets it. */
export const isAnswered = (error: unknown): boolean =>
	error instanceof DeliveryError && Number((error.cause as SmtpError | undefined)?.responseCode ?? 0) > 0;

/** Codes of nodemailer for what happens before or beside the letter itself: no connection, no greeting, no login. */
const SERVER_CODES = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "EAUTH", "EPROTOCOL", "EPROXY"]);
const CLOSING = 421;
const MAILBOX_REFUSALS = new Set([550, 551, 552, 553]);
/** A server that does not want to hear from us says it to every recipient: it says nothing about this one. */
const IS_POLICY = /\b5\.7\.\d|relay/i;

export function smtpFault({ code = "", responseCode = 0, response = "", command }: SmtpError): Fault {
	if (SERVER_CODES.has(code) || responseCode === CLOSING || command === "MAIL FROM") return "server";
	const isRefused = command === "RCPT TO" && MAILBOX_REFUSALS.has(responseCode) && !IS_POLICY.test(response);
	return isRefused ? "recipient" : "letter";
}

const SMS_UNKNOWN_NUMBER = "202";
/** No credit left, wrong key or address: it would be the same for every number. */
const SMS_SERVER_REFUSALS = new Set(["500", "900", "901", "902", "903"]);

/** The gateway answers 200 to refused messages too and says in `success` what came of it. */
export function smsFault(status: number, success: string | undefined): Fault {
	if (status !== 200 || success === undefined || SMS_SERVER_REFUSALS.has(success)) return "server";
	return success === SMS_UNKNOWN_NUMBER ? "recipient" : "letter";
}
