import { articleContent, articleImages } from "#server/articles/picture-uses.ts";
import { lecturerImages } from "#server/catalogue/picture-uses.ts";
import { courseImages } from "#server/courses/picture-uses.ts";
import { seminarImages } from "#server/seminars/picture-uses.ts";
import { partnerImages } from "#server/settings/picture-uses.ts";
import type { PictureUses } from "./uses.ts";

/** Who shows pictures. */
export const PICTURE_USES: readonly PictureUses[] = [
	articleImages,
	articleContent,
	seminarImages,
	courseImages,
	lecturerImages,
	partnerImages,
];
