import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { upload } from "#contract/files.ts";
import { IMAGE_KINDS } from "#contract/images.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { edited, revision } from "./revision.ts";

export const PICTURE_KIND_WORDS = { scenes: "Szene", portraits: "Porträt", logos: "Logo" } as const;

/** Narrower than this a picture is not taken; up to the largest width of its kind it is never enlarged. */
export const PICTURE_MIN_WIDTHS = { scenes: 480, portraits: 240, logos: 60 } as const;
export const PICTURE_MAX_BYTES = 30 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 80_000_000;

/** What browsers call what can be made of; the last for what they do not know. What is in a file decides. */
export const PICTURE_TYPES = [
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/avif",
	"application/octet-stream",
] as const;

export const USE_KINDS = {
	article: "Ratgeber",
	seminar: "Seminar",
	course: "Videokurs",
	lecturer: "Person",
	partner: "Partner",
	campaign: "Newsletter",
} as const;
export type UseKind = keyof typeof USE_KINDS;

/** Of each kind, the newest. */
export const MOST_USES_NAMED = 20;

const PictureUse = z.object({
	kind: z.enum(Object.keys(USE_KINDS) as [UseKind, ...UseKind[]]),
	title: z.string(),
	/** Where in the office it stands. */
	path: z.string(),
});
export type PictureUse = z.output<typeof PictureUse>;

const percent = z.nullable(z.int().check(z.gte(0), z.lte(100)));

const OfficePicture = z.object({
	id: z.int(),
	kind: z.enum(IMAGE_KINDS),
	/** As it is written where it is used, with what crops keep in sight. */
	path: z.string(),
	title: z.string(),
	alt: z.string(),
	focus_x: percent,
	focus_y: percent,
	/** Not known of what was there before pictures were counted. */
	width: z.nullable(z.int()),
	height: z.nullable(z.int()),
	bytes: z.nullable(z.int()),
	uploaded_by: z.nullable(z.string()),
	created_at: z.string(),
	uses: z.array(PictureUse),
	...edited,
});
export type OfficePicture = z.output<typeof OfficePicture>;

export const PictureChange = z.object({
	title: field.limitedText(120),
	/** Empty: not described yet. */
	alt: z.string().check(z.overwrite(field.cleanedLines), z.trim(), z.maxLength(300, "Höchstens 300 Zeichen")),
	focus_x: percent,
	focus_y: percent,
});
export type PictureChange = z.output<typeof PictureChange>;

const params = z.object({ id: field.id });
const response = single(OfficePicture);
const body = upload({ types: PICTURE_TYPES, maxBytes: PICTURE_MAX_BYTES });
const FILE_REFUSALS = [
	"picture_kind_unknown",
	"picture_vector",
	"picture_heic",
	"picture_broken",
	"picture_animated",
	"picture_too_large",
	"picture_too_small",
	"body_too_large",
	"unsupported_media_type",
	"busy",
] as const;
const name = field.limitedText(200);

export const pictures = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/picture",
		access: "articles.read",
		summary: "Alle Bilder mit Beschreibung und wo sie benutzt werden",
		query: z.object({ kind: z.optional(z.enum(IMAGE_KINDS)) }),
		response: z.object({ data: z.array(OfficePicture) }),
	}),
	add: officeEndpoint({
		method: "POST",
		path: "/office/picture",
		access: "pictures.add",
		audit: "picture_added",
		summary: "Nimmt ein Bild auf und macht daraus alle Größen; geprüft wird sein Inhalt",
		refuses: FILE_REFUSALS,
		query: z.object({ kind: z.enum(IMAGE_KINDS), name }),
		body,
		response,
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/picture/:id",
		access: "pictures.write",
		audit: "picture_changed",
		summary: "Ändert Name und Beschreibung und Mittelpunkt eines Bildes überall wo es steht",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(PictureChange, { revision }),
		response,
	}),
	replace: officeEndpoint({
		method: "POST",
		path: "/office/picture/:id/replacement",
		access: "pictures.write",
		audit: "picture_replaced",
		summary: "Setzt ein anderes Bild an alle Stellen von diesem",
		refuses: FILE_REFUSALS,
		params,
		query: z.object({ name }),
		body,
		response,
	}),
	remove: officeEndpoint({
		method: "DELETE",
		path: "/office/picture/:id",
		access: "pictures.write",
		audit: "picture_removed",
		summary: "Löscht ein Bild das nirgends benutzt wird; einen Tag lang lässt es sich zurückholen",
		refuses: ["picture_in_use"],
		params,
		response,
	}),
	restore: officeEndpoint({
		method: "POST",
		path: "/office/picture/:id/restoration",
		access: "pictures.write",
		audit: "picture_restored",
		summary: "Holt ein gelöschtes Bild zurück",
		params,
		response,
	}),
};
