import type { ContactRequest } from "#contract/contact.ts";
import type { Fact } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter } from "#server/outbox/letter.ts";

const facts = ({ name, company, phone, email }: ContactRequest): Fact[] => [
	["Name", name, { isStrong: true }],
	...(company ? [["Institution", company] as Fact] : []),
	...(phone ? [["Telefon", phone] as Fact] : []),
	["E-Mail", email],
];

export const requestMail = (request: ContactRequest): Letter => ({
	subject: `Anfrage von ${request.name}`,
	preheader: request.description.slice(0, 120),
	scene: "office",
	lead: "Eine neue Anfrage. Deine Antwort auf diese E-Mail geht an die Person selbst.",
	blocks: [
		{ kind: "facts", facts: facts(request) },
		{ kind: "text", text: request.description },
	],
});

const RECEIPT_SUBJECT = "Deine Anfrage ist bei uns";

/** What a colleague writes, with what it answers below. */
export const answerMail = (text: string, request: Pick<ContactRequest, "description">): Letter => ({
	subject: `Re: ${RECEIPT_SUBJECT}`,
	preheader: text.slice(0, 120),
	scene: "post",
	lead: text,
	blocks: [{ kind: "box", title: "Das hattest du uns geschrieben", text: request.description }],
});

export const receiptMail = (request: ContactRequest): Letter => ({
	subject: RECEIPT_SUBJECT,
	preheader: "Wir antworten persönlich und so schnell wie möglich.",
	scene: "post",
	greeting: hello(request.name),
	lead: "danke für deine Nachricht. Wir antworten persönlich und melden uns so schnell wie möglich bei dir.",
	blocks: [{ kind: "box", title: "Das hast du uns geschrieben", text: request.description }],
	farewell: "Bis bald",
});
