/** What the house offers, on screens of the office and in files that leave it. */
export const ARTICLE_STATE_WORDS = { published: "veröffentlicht", unpublished: "nicht veröffentlicht" } as const;
export const VISIBLE_WORDS = { visible: "sichtbar", hidden: "nicht sichtbar" } as const;
