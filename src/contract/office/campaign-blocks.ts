import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { isScene } from "#contract/images.ts";

const MOST_BLOCKS = 30;
const TITLE_MAX_LENGTH = 150;
const LINK = /^(?:https?:\/\/|mailto:|\/(?!\/))\S+$/;
const WHICH_LINK = "Bitte eine Adresse wie https://… oder /seminare angeben";

const key = field.uuid;
const title = field.text(TITLE_MAX_LENGTH);
const link = field.limitedText(500).check(z.regex(LINK, WHICH_LINK));
const optionalLink = field.text(500).check(z.refine((value: string) => value === "" || LINK.test(value), WHICH_LINK));

/** What a newsletter is put together from; what articles, seminars and courses say is read when it goes out. */
export const CampaignBlock = z.discriminatedUnion("kind", [
	z.object({ key, kind: z.literal("text"), title, text: field.requiredLongText }),
	z.object({ key, kind: z.literal("article"), id: z.int() }),
	z.object({ key, kind: z.literal("dates"), title, weeks: field.wholeNumber(1, 12) }),
	z.object({ key, kind: z.literal("course"), id: z.int() }),
	z.object({
		key,
		kind: z.literal("picture"),
		image: z.string().check(z.refine(isScene, "Bitte ein Bild wählen")),
		alt: field.text(300),
		link: optionalLink,
	}),
	z.object({ key, kind: z.literal("button"), label: field.limitedText(60), link }),
]);
export type CampaignBlock = z.output<typeof CampaignBlock>;
export type CampaignBlockKind = CampaignBlock["kind"];

export const CampaignBlocks = z.array(CampaignBlock).check(z.maxLength(MOST_BLOCKS, "Bitte höchstens 30 Bausteine"));

export const CAMPAIGN_BLOCK_WORDS: Record<CampaignBlockKind, string> = {
	text: "Text",
	article: "Artikel",
	dates: "Seminare",
	course: "Videokurs",
	picture: "Bild",
	button: "Knopf",
};
