import type { ArticleDraft } from "#contract/office/article-writing.ts";

export const STATE_TONES = { draft: "mute", scheduled: "info", published: "ok", unpublished: "warn" } as const;

export const LABELS: Record<keyof ArticleDraft, string> = {
	title: "Titel",
	slug: "Adresse",
	teaser_text: "Vorspann",
	content: "Text",
	description: "Text für Suchmaschinen",
	category_id: "Kategorie",
	lecturer_id: "Fachlich von",
	user_id: "Geschrieben von",
	image: "Bild",
	image_alt: "Bildbeschreibung",
};
