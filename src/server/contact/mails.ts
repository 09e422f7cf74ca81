import type { ContactRequest } from "#contract/contact.ts";
import type { Letter } from "#server/outbox/letter.ts";

const facts = ({ name, company, phone, email }: ContactRequest): [string, string][] => [
	["Name", name],
	...(company ? [["Institution", company] as [string, string]] : []),
	...(phone ? [["Telefon", phone] as [string, string]] : []),
	["E-Mail", email],
];

export const requestMail = (request: ContactRequest): Letter => ({
	subject: `Anfrage von ${request.name}`,
	heading: "Neue Anfrage",
	blocks: [
		{ kind: "facts", facts: facts(request) },
		{ kind: "text", text: request.description },
	],
});

export const receiptMail = (request: ContactRequest): Letter => ({
	subject: "Deine Anfrage ist bei uns",
	heading: "Danke für deine Anfrage",
	blocks: [
		{
			kind: "text",
			text: `Hallo ${request.name},\n\nwir haben deine Nachricht bekommen und melden uns so schnell wie möglich bei dir. Wir antworten persönlich. Das hast du uns geschrieben:`,
		},
		{ kind: "text", text: request.description },
	],
});
