import { formatDate, formatTime } from "#contract/dates.ts";
import type { Withdrawal } from "#contract/withdrawal.ts";
import type { Block, Letter } from "#server/outbox/letter.ts";

const declaration = ({ name, contract, email }: Withdrawal, receivedAt: string): Block => ({
	kind: "facts",
	facts: [
		["Name", name],
		["Vertrag", contract],
		["E-Mail", email],
		["Eingegangen am", `${formatDate(receivedAt)}, ${formatTime(receivedAt)}`],
	],
});

/** § 356a Abs. 4 BGB: content, date and time of the receipt; it says nothing of whether the right exists. */
export const receiptMail = (withdrawal: Withdrawal, receivedAt: string): Letter => ({
	subject: "Eingangsbestätigung deines Widerrufs",
	heading: "Dein Widerruf ist eingegangen",
	blocks: [
		{ kind: "text", text: `Hallo ${withdrawal.name},\n\nwir haben deine Widerrufserklärung erhalten:` },
		declaration(withdrawal, receivedAt),
		{
			kind: "text",
			text: "Wir prüfen deine Erklärung und melden uns mit allem Weiteren. Bewahre diese Mail bitte auf.",
		},
	],
});

export const noticeMail = (withdrawal: Withdrawal, receivedAt: string): Letter => ({
	subject: `Widerruf von ${withdrawal.name}`,
	heading: "Neue Widerrufserklärung",
	blocks: [declaration(withdrawal, receivedAt)],
});
