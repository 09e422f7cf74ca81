/** The statistics that a funder may ask for. */
export const GRANT_TABLES = ["sector", "commitment", "weekly", "area"] as const;
export type GrantTable = (typeof GRANT_TABLES)[number];

export const GRANT_TABLE_WORDS: Record<GrantTable, string> = {
	sector: "Bereich des Engagements",
	commitment: "Dauer des Engagements",
	weekly: "Stunden in der Woche",
	area: "Postleitzahlgebiet",
};
