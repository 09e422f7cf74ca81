import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { LEGAL_KINDS } from "#contract/legal-texts.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { revision } from "./revision.ts";

export const LEGAL_TITLES = {
	terms: "AGB",
	withdrawal_policy: "Widerrufsbelehrung",
	privacy: "Datenschutz",
	imprint: "Impressum",
	accessibility: "Barrierefreiheit",
} as const;

const kind = z.enum(LEGAL_KINDS);
const params = z.object({ kind });

const Version = z.object({
	version: z.string(),
	valid_from: z.string(),
	/** Of those that hold, one is in force; before its day a version is planned and can be taken back. */
	state: z.enum(["planned", "in_force", "past"]),
});

const OfficeText = z.object({
	kind,
	versions: z.array(Version),
	/** What is being written; without a draft its revision is 0. */
	draft: z.nullable(z.object({ updated_at: z.string(), updated_by: z.nullable(z.string()) })),
});
export type OfficeText = z.output<typeof OfficeText>;

const EditedText = z.object({
	kind,
	title: z.string(),
	/** As it is edited, with placeholders: the draft, or else the newest version. */
	content: z.string(),
	revision,
	/** The newest version as it is edited: what the draft is compared with. */
	before: z.object({ version: z.string(), content: z.string() }),
	/** The draft with its values, as the page will show it. */
	preview: z.string(),
	versions: z.array(Version),
	/** What a text may take from the settings. */
	placeholders: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type EditedText = z.output<typeof EditedText>;

const CONTENT_MAX_LENGTH = 150_000;

/** Line breaks stay; whether it can be read is judged by the server. */
export const DraftChange = z.object({
	content: z
		.string(field.REQUIRED)
		.check(
			z.overwrite(field.cleanedLines),
			z.minLength(1, field.REQUIRED),
			z.maxLength(CONTENT_MAX_LENGTH, `Höchstens ${CONTENT_MAX_LENGTH} Zeichen`),
		),
});

export const legalTexts = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/legal_text",
		access: "settings.write",
		summary: "Alle rechtlichen Texte mit ihren Fassungen",
		response: single(z.array(OfficeText)),
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/legal_text/:kind",
		access: "settings.write",
		summary: "Ein rechtlicher Text zum Bearbeiten",
		params,
		response: single(EditedText),
	}),
	write: officeEndpoint({
		method: "PUT",
		path: "/office/legal_text/:kind",
		access: "settings.write",
		audit: "legal_text_written",
		summary: "Sichert den Entwurf einer neuen Fassung",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(DraftChange, { revision }),
		response: single(EditedText),
	}),
	publish: officeEndpoint({
		method: "POST",
		path: "/office/legal_text/:kind/version",
		access: "settings.write",
		audit: "legal_text_published",
		summary: "Der Entwurf gilt von einem Tag an",
		refuses: ["changed_meanwhile"],
		params,
		body: z.object({
			valid_from: isoDay,
			revision,
		}),
		response: single(EditedText),
	}),
	takeBack: officeEndpoint({
		method: "DELETE",
		path: "/office/legal_text/:kind/version/:version",
		access: "settings.write",
		audit: "legal_text_taken_back",
		summary: "Nimmt eine Fassung zurück deren Tag noch nicht gekommen ist",
		params: z.object({ kind, version: field.slug }),
		response: single(EditedText),
	}),
};
