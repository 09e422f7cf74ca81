import { compose, type Letter, replyAddress, type Sender } from "#server/outbox/letter.ts";
import { blocksOf, filledText, type Values } from "#server/outbox/markup.ts";
import type { Mail } from "#server/outbox/transports.ts";

export interface MessageWords {
	subject: string;
	text: string;
}

/** What the text itself says, without our frame. */
export const messageBlocks = (text: string, values: Values) =>
	blocksOf(text, { values, linkLabel: Number(values.plaetze) > 1 ? "Zu eurer Buchung" : "Zu deiner Buchung" });

/** What staff have written, in our frame; answers reach the office. */
export function messageMail({ subject, text }: MessageWords, values: Values, sender: Sender): Mail {
	const letter: Letter = {
		subject: filledText(subject, values),
		preheader: `${values.seminar}, ${values.datum}, ${values.uhrzeit}.`,
		scene: values.buchung ? "taken" : "free",
		blocks: messageBlocks(text, values),
	};
	return { ...compose(letter, sender), replyTo: replyAddress(sender) };
}

/** The same letter for whoever has written it. */
export const testMail = ({ subject, text }: MessageWords, values: Values, sender: Sender): Mail =>
	messageMail({ subject: `Test: ${subject}`, text }, values, sender);
