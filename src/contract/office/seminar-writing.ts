import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { TAX_CATEGORIES } from "#contract/money.ts";
import { single } from "#contract/paging.ts";
import { seats } from "./date-rows.ts";
import { DATE_STATES } from "./date-words.ts";
import { officeEndpoint } from "./endpoint.ts";
import { price, shownText, slug } from "./page-fields.ts";
import { edited, revision } from "./revision.ts";

export const SeminarInput = z.object({
	topic: field.limitedText(120),
	slug,
	description: shownText,
	duration: field.limitedText(60),
	category_id: field.chosenId,
	lecturer_id: field.chosenId,
	/** None is online. */
	place_id: z.nullable(field.id),
	/** In euro for one person; none means free of charge. */
	price,
	tax_category: z.enum(TAX_CATEGORIES),
	tax_supported: z.boolean(),
	image: field.requiredText,
	image_alt: field.limitedText(300),
});
export type SeminarInput = z.output<typeof SeminarInput>;

/** What whoever writes texts alone leaves as it is. */
export const SEMINAR_TERMS = ["slug", "place_id", "price", "tax_category", "tax_supported"] as const;

const SeminarDateRow = z.object({
	id: z.int(),
	date: z.string(),
	location: z.string(),
	registration_deadline: z.nullable(z.string()),
	state: z.enum(DATE_STATES),
	...seats,
});
export type SeminarDateRow = z.output<typeof SeminarDateRow>;

const WrittenSeminar = z.object({
	id: z.int(),
	...SeminarInput.shape,
	is_active: z.boolean(),
	/** How many persons have a seat at a date to come: a new price changes nothing for them. */
	booked: z.int(),
	/** Those to come first of all, in order; then those of the last year. */
	dates: z.array(SeminarDateRow),
	...edited,
});
export type WrittenSeminar = z.output<typeof WrittenSeminar>;

const params = z.object({ id: field.id });
const response = single(WrittenSeminar);

export const seminarTexts = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/seminar/:id",
		access: "seminars.read",
		summary: "Ein Seminar mit Text, Preis und Terminen, auch ein Entwurf",
		params,
		response,
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/seminar",
		access: "seminars.write",
		audit: "seminar_created",
		summary: "Legt ein Seminar als Entwurf an",
		body: SeminarInput,
		response,
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/seminar/:id",
		access: "seminars.texts",
		audit: "seminar_changed",
		summary: "Ändert ein Seminar; Preis, Ort und Adresse nur mit dem Recht dazu",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(SeminarInput, { revision }),
		response,
	}),
	copy: officeEndpoint({
		method: "POST",
		path: "/office/seminar/:id/copy",
		access: "seminars.write",
		audit: "seminar_created",
		summary: "Legt eine Kopie als Entwurf an, ohne Termine",
		params,
		response,
	}),
	publish: officeEndpoint({
		method: "PUT",
		path: "/office/seminar/:id/visible",
		access: "seminars.write",
		audit: "seminar_published",
		summary: "Zeigt ein Seminar auf der Website oder nimmt es herunter",
		refuses: ["changed_meanwhile"],
		params,
		body: z.object({ is_active: z.boolean(), revision }),
		response,
	}),
};
