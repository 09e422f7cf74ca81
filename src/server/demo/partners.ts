/** Who helps the demo's house; the names of their logos are those of the files. */
export const DEMO_PARTNERS = [
	{ slug: "stiftung-beispielhaus", name: "Stiftung Beispielhaus" },
	{ slug: "buergerfonds-musterland", name: "Bürgerfonds Musterland" },
	{ slug: "landesnetzwerk-engagement", name: "Landesnetzwerk Engagement" },
	{ slug: "foerderbank-beispiel", name: "Förderbank Beispiel" },
	{ slug: "kulturraum-musterstadt", name: "Kulturraum Musterstadt" },
] as const;
