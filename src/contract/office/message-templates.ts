import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { messageSubject, messageText } from "./messages.ts";
import { edited, revision } from "./revision.ts";

const NAME_MAX_LENGTH = 60;
const words = { name: field.limitedText(NAME_MAX_LENGTH), subject: messageSubject, text: messageText };

export const TemplateWords = z.object(words);
export type TemplateWords = z.output<typeof TemplateWords>;
const TemplateChange = z.object({ ...words, revision });
export type TemplateChange = z.output<typeof TemplateChange>;

const Template = z.object({
	id: z.int(),
	name: z.string(),
	subject: z.string(),
	text: z.string(),
	...edited,
});
export type MessageTemplate = z.output<typeof Template>;

const params = z.object({ id: field.id });

/** For all of the house. */
export const messageTemplates = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/message_template",
		access: "bookings.write",
		summary: "Die eigenen Vorlagen für Nachrichten",
		response: z.object({ data: z.array(Template) }),
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/message_template",
		access: "bookings.write",
		audit: "message_template_made",
		summary: "Sichert eine Vorlage für alle im Haus",
		body: TemplateWords,
		response: single(Template),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/message_template/:id",
		access: "bookings.write",
		audit: "message_template_changed",
		summary: "Ändert eine Vorlage",
		refuses: ["changed_meanwhile"],
		params,
		body: TemplateChange,
		response: single(Template),
	}),
	delete: officeEndpoint({
		method: "DELETE",
		path: "/office/message_template/:id",
		access: "bookings.write",
		audit: "message_template_deleted",
		summary: "Löscht eine Vorlage; sie lässt sich zurückholen",
		params,
		response: single(Template),
	}),
	restore: officeEndpoint({
		method: "POST",
		path: "/office/message_template/:id/restore",
		access: "bookings.write",
		audit: "message_template_restored",
		summary: "Holt eine gelöschte Vorlage zurück",
		params,
		response: single(Template),
	}),
};
