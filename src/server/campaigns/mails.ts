import type { Block } from "#server/outbox/blocks.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";

/** Stands where each reader's own link will, and is as long. */
const ANY_TOKEN = "Abmeldelink".padEnd(43, "_");

const unsubscribePage = ({ publicUrl }: Sender, token: string): string => `${publicUrl}/newsletter/abmelden/${token}`;

export const campaignLetter = (words: { subject: string; preheader: string }, blocks: Block[]): Letter => ({
	...words,
	scene: "post",
	blocks,
	farewell: "Bis bald",
});

/** The letter for everybody; it is put together once and not for each reader. */
export function campaignMail(letter: Letter, sender: Sender): (token: string) => Mail {
	const last: Block = {
		kind: "note",
		text: `Du bekommst diesen Newsletter, weil du ihn bestellt hast. Abbestellen kannst du ihn jederzeit mit einem Klick:\n${unsubscribePage(sender, ANY_TOKEN)}`,
	};
	const mail = compose({ ...letter, blocks: [...letter.blocks, last] }, sender);
	return (token) => ({
		...mail,
		text: mail.text.replaceAll(ANY_TOKEN, token),
		html: mail.html.replaceAll(ANY_TOKEN, token),
		unsubscribeUrl: unsubscribePage(sender, token),
		listId: `newsletter.${new URL(sender.publicUrl).hostname}`,
	});
}

/** The same letter for whoever writes it; its link leads nowhere. */
export function campaignTestMail(letter: Letter, sender: Sender): Mail {
	const { unsubscribeUrl: _, ...mail } = campaignMail(
		{ ...letter, subject: `Test: ${letter.subject}` },
		sender,
	)("probe");
	return mail;
}
