/** 'Größe' → 'groesse': as the database function `fold_german` does it. */
export const foldGerman = (text: string): string =>
	text.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
