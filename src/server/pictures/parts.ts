import { articleImages } from "#server/articles/picture-uses.ts";
import { campaignImages } from "#server/campaigns/picture-uses.ts";
import { lecturerImages } from "#server/catalogue/picture-uses.ts";
import { courseImages, courseTextImages } from "#server/courses/picture-uses.ts";
import { seminarImages, seminarTextImages } from "#server/seminars/picture-uses.ts";
import { partnerImages } from "#server/settings/picture-uses.ts";
import type { PictureUses } from "./uses.ts";

/** Who shows pictures. */
export const PICTURE_USES: readonly PictureUses[] = [
	articleImages,
	seminarImages,
	seminarTextImages,
	courseImages,
	courseTextImages,
	lecturerImages,
	partnerImages,
	campaignImages,
];
