import PostalMime, { type Attachment, type Email } from "postal-mime";
import type { BounceKind } from "#contract/office/campaign-states.ts";

/** What a mail server tells of one of our letters. */
export interface Report {
	kind: BounceKind;
	status: string;
	/** Of our letter. */
	letterId: string;
	/** Names the report itself. */
	source: string;
}

/** As `leaveByMail` writes it. */
const LEAVE = /^abmelden ([\w-]{43})$/;
const LETTER_ID = /^Message-ID:\s*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im;
const STATUS = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im;
const ACTION = /^Action:\s*(\w+)/im;
const FEEDBACK = /^Feedback-Type:\s*(\w+)/im;

const wordsOf = ({ content }: Attachment): string =>
	(typeof content === "string" ? content : new TextDecoder().decode(content)).replace(/\r?\n[ \t]+/g, " ");

/** Somebody has followed the address in a letter's head that ends the newsletter by mail. */
interface Leave {
	kind: "leave";
	token: string;
}

/**
 * RFC 3464 (a letter that came back), RFC 5965 (somebody has called it spam) and RFC 2369 (somebody wants no more); null
 * for any other mail.
 */
export async function readReturn(message: Buffer): Promise<Report | Leave | null> {
	const mail = await PostalMime.parse(message, { forceRfc822Attachments: true });
	const [, token] = LEAVE.exec(mail.subject ?? "") ?? [];
	return token ? { kind: "leave", token } : reportIn(mail);
}

function reportIn(mail: Email): Report | null {
	const partOf = (...types: string[]) =>
		mail.attachments.filter(({ mimeType }) => types.includes(mimeType)).map(wordsOf);
	const original = partOf("message/rfc822", "text/rfc822-headers", "message/rfc822-headers").join("\n");
	const letterId = LETTER_ID.exec(original)?.[1]?.toLowerCase();
	if (!letterId) return null;
	const source = mail.messageId ?? "";
	const [feedback] = partOf("message/feedback-report");
	if (feedback && FEEDBACK.test(feedback)) return { kind: "complaint", status: "", letterId, source };
	const [delivery = ""] = partOf("message/delivery-status");
	const status = STATUS.exec(delivery)?.[1];
	const failed = ACTION.exec(delivery)?.[1]?.toLowerCase();
	if (!status || status.startsWith("2") || (failed !== "failed" && failed !== "delayed")) return null;
	return { kind: status.startsWith("5") && failed === "failed" ? "hard" : "soft", status, letterId, source };
}
