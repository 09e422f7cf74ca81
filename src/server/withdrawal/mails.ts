import { berlinIso } from "#contract/berlin.ts";
import { formatDate, formatTime } from "#contract/dates.ts";
import type { Withdrawal } from "#contract/withdrawal.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter } from "#server/outbox/letter.ts";
import { linkBlocks } from "#server/outbox/link-blocks.ts";

export type Declaration = Pick<Withdrawal, "name" | "contract" | "email">;

/** What follows: a press on a button, nothing more to do for the person, or an answer from the office. */
type Next = { kind: "link"; url: string; until: Date } | { kind: "done" } | { kind: "office" };

/** The order that a declaration names, and whether it can be withdrawn without a decision. */
export interface Named {
	number: string;
	isClear: boolean;
}

const facts = ({ name, contract, email }: Declaration, receivedAt: string): Block => ({
	kind: "facts",
	facts: [
		["Name", name],
		["Vertrag", contract],
		["E-Mail", email],
		["Eingegangen am", `${formatDate(receivedAt)}, ${formatTime(receivedAt)}`],
	],
});

const OFFICE = "Wir prüfen deine Erklärung und melden uns mit allem Weiteren. Bewahre diese E-Mail bitte auf.";

function whatFollows(next: Next): Block[] {
	if (next.kind === "office") return [{ kind: "text", text: OFFICE }];
	if (next.kind === "done") {
		const text =
			"Dein Widerruf ist ausgeführt. Was daraus folgt, steht in einer weiteren E-Mail. Bewahre beide bitte auf.";
		return [{ kind: "text", text }];
	}
	return [
		{ kind: "heading", text: "Schneller mit einem Klick" },
		{
			kind: "text",
			text: "Der Knopf führt zu einer Seite, auf der du den Widerruf selbst ausführst. So wissen wir, dass er von dir kommt, und alles läuft von selbst. Das Öffnen der Seite ändert noch nichts.",
		},
		...linkBlocks("Widerruf ausführen", next),
		{
			kind: "text",
			text: `Auch wenn du den Knopf nicht drückst: ${OFFICE}\n\nDu hast gar nichts widerrufen? Dann drück den Knopf nicht und antworte bitte auf diese E-Mail.`,
		},
	];
}

/** § 356a Abs. 4 BGB: content, date and time of the receipt; it says nothing of whether the right exists. */
export const receiptMail = (declaration: Declaration, receivedAt: string, next: Next): Letter => ({
	subject: "Eingangsbestätigung deines Widerrufs",
	preheader: `${declaration.contract}, eingegangen am ${formatDate(receivedAt)}, ${formatTime(receivedAt)}.`,
	scene: "empty",
	greeting: hello(declaration.name),
	lead: "dein Widerruf ist eingegangen. Diese Erklärung haben wir von dir erhalten:",
	blocks: [facts(declaration, receivedAt), ...whatFollows(next)],
	farewell: "Bis bald",
});

function task(named: Named | null): string {
	if (!named)
		return "Zu dieser Adresse und diesen Angaben finden wir keine Bestellung. Bitte sieh nach, was gemeint ist.";
	const { number, isClear } = named;
	return isClear
		? `Gemeint ist die Bestellung ${number}. Mit dem Link in der Eingangsbestätigung kann die Person sie selbst widerrufen; dann bekommst du eine weitere Mail. Kommt keine, prüfe bitte, ob die Erklärung von ihr ist, und vollziehe den Widerruf.`
		: `Gemeint ist die Bestellung ${number}. Ob das Widerrufsrecht noch besteht, ist nicht eindeutig. Bitte entscheide und antworte.`;
}

export const noticeMail = (declaration: Declaration, receivedAt: string, named: Named | null): Letter => ({
	subject: `Widerruf von ${declaration.name}`,
	preheader: `${declaration.contract}, eingegangen am ${formatDate(receivedAt)}, ${formatTime(receivedAt)}.`,
	scene: "office",
	lead: task(named),
	blocks: [facts(declaration, receivedAt)],
});

/** What staff have decided, in their words; the declaration is told once more, for it may be long ago. */
export const refusedMail = (row: Declaration & { received_at: Date }, reason: string): Letter => ({
	subject: "Zu deinem Widerruf",
	preheader: reason.slice(0, 120),
	scene: "post",
	greeting: hello(row.name),
	lead: "wir haben deinen Widerruf geprüft und können ihn nicht annehmen. Der Vertrag besteht weiter.",
	blocks: [
		{ kind: "box", title: "Warum", text: reason },
		facts(row, berlinIso(row.received_at)),
		{
			kind: "text",
			text: "Siehst du das anders? Dann antworte auf diese E-Mail, und wir sehen es uns noch einmal an.",
		},
	],
	farewell: "Bis bald",
});
