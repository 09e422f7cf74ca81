/** OFF-085: what banks read. Escaping is not enough: signs beyond these are refused. */

const SPELLED: Record<string, string> = {
	...{ ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue", ß: "ss", ẞ: "SS", "&": "+", "@": "(at)", "€": "EUR" },
	...{ æ: "ae", Æ: "Ae", ø: "o", Ø: "O", œ: "oe", Œ: "Oe", ı: "i", ł: "l", Ł: "L", đ: "d", Đ: "D", þ: "th", Þ: "Th" },
	...{ "’": "'", "‘": "'", "–": "-", "—": "-" },
};

export const NAME_MAX = 70;
export const PURPOSE_MAX = 140;
export const ID_MAX = 35;

/** Nothing is left of a name without a single letter that banks know. */
const NAMELESS = "Unbekannt";

export const sepaText = (text: string, max: number): string =>
	Array.from(text.normalize("NFC"), (sign) => SPELLED[sign] ?? sign)
		.join("")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-zA-Z0-9/\-?:().,'+ ]/g, " ")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, max)
		.trim();

export const sepaName = (name: string): string => sepaText(name, NAME_MAX) || NAMELESS;

/** Ids come back with every answer of the bank: none is cut, and a slash may neither begin nor end one. */
export function sepaId(id: string): string {
	const isFit = /^[a-zA-Z0-9\-?:().,'+ ]+$/.test(id) && id.length <= ID_MAX;
	if (!isFit) throw new Error(`Not an id that a bank takes: ${id}`);
	return id;
}
