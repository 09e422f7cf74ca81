import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { file } from "./files.ts";

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** What may be handed out, and how such a file is called. */
export const HANDOUT_TYPES = {
	"application/pdf": "pdf",
	[`${OFFICE}.wordprocessingml.document`]: "docx",
	[`${OFFICE}.presentationml.presentation`]: "pptx",
	"application/vnd.oasis.opendocument.text": "odt",
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp",
} as const;
export type HandoutType = keyof typeof HANDOUT_TYPES;
export const HANDOUT_TYPE_NAMES = Object.keys(HANDOUT_TYPES) as [HandoutType, ...HandoutType[]];

export const HANDOUT_MAX_BYTES = 25 * 1024 * 1024;

const KILOBYTE = 1024;

/** "84 KB", "3,1 MB" */
export const sizeText = (bytes: number): string =>
	bytes < KILOBYTE ** 2
		? `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00a0KB`
		: `${(bytes / KILOBYTE ** 2).toFixed(1).replace(".", ",")}\u00a0MB`;

/** A file on the page of a booking. */
export const BookedHandout = z.object({ id: z.int(), name: z.string(), bytes: z.int(), path: z.string() });

export const handouts = {
	ofBooking: endpoint({
		method: "GET",
		path: "/booking/:token/handout/:id",
		access: "public",
		summary: "Eine Datei für alle die einen Platz haben",
		params: z.object({ token: field.token, id: field.id }),
		response: file(...HANDOUT_TYPE_NAMES),
	}),
};
