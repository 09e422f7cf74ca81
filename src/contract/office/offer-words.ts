/** What the house offers, on screens of the office and in files that leave it. */
export const ARTICLE_STATE_WORDS = {
	draft: "Entwurf",
	scheduled: "geplant",
	published: "veröffentlicht",
	unpublished: "zurückgezogen",
} as const;
export const VISIBLE_WORDS = { visible: "sichtbar", hidden: "nicht sichtbar" } as const;
