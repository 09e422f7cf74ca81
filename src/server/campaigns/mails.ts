import type { Block } from "#server/outbox/blocks.ts";
import { compose, type Letter, type Sender, written } from "#server/outbox/letter.ts";
import type { Mail, SetMail } from "#server/outbox/transports.ts";

/** Stands where each reader's own link will, and is as long. */
const ANY_TOKEN = "Abmeldelink".padEnd(43, "_");

const unsubscribePage = ({ publicUrl }: Sender, token: string): string => `${publicUrl}/newsletter/abmelden/${token}`;

export const campaignLetter = (words: { subject: string; preheader: string }, blocks: Block[]): Letter => ({
	...words,
	scene: "post",
	blocks,
	farewell: "Bis bald",
});

const withEnding = (letter: Letter, sender: Sender, token: string): Letter => ({
	...letter,
	blocks: [
		...letter.blocks,
		{
			kind: "note",
			text: `Du bekommst diesen Newsletter, weil du ihn bestellt hast. Abbestellen kannst du ihn jederzeit mit einem Klick:\n${unsubscribePage(sender, token)}`,
		},
	],
});

const listOf = ({ publicUrl }: Sender): string => `newsletter.${new URL(publicUrl).hostname}`;

/** The letter for everybody; it is put together once and not for each reader. */
export function campaignMail(letter: Letter, sender: Sender): (token: string) => SetMail {
	const composed = compose(withEnding(letter, sender, ANY_TOKEN), sender);
	const { letter: _, ...frame } = composed;
	const { text, html } = written(composed, sender);
	return (token) => ({
		...frame,
		text: text.replaceAll(ANY_TOKEN, token),
		html: html.replaceAll(ANY_TOKEN, token),
		unsubscribeUrl: unsubscribePage(sender, token),
		listId: listOf(sender),
	});
}

/** The same letter for whoever writes it; its link leads nowhere. */
export const campaignTestMail = (letter: Letter, sender: Sender): Mail => ({
	...compose(withEnding({ ...letter, subject: `Test: ${letter.subject}` }, sender, "probe"), sender),
	listId: listOf(sender),
});
