/** What Windows-1252 has where ISO 8859-1 has control characters: the signs from 0x80 on, blanks where there is none. */
const SIGNS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const FIRST = 0x80;

const CODES = new Map([...SIGNS].flatMap((sign, at) => (sign === " " ? [] : [[sign, FIRST + at] as const])));

/** Letters that are no other letter with a mark. */
const NEAREST: Record<string, string> = {
	ł: "l",
	Ł: "L",
	đ: "d",
	Đ: "D",
	ħ: "h",
	ı: "i",
	İ: "I",
	"‐": "-",
	"‑": "-",
	"−": "-",
};
const OTHERWISE = 0x3f;

const codeOf = (sign: string): number | undefined => {
	const code = sign.codePointAt(0) ?? 0;
	return code < FIRST || (code >= 0xa0 && code <= 0xff) ? code : CODES.get(sign);
};

/** The sign itself, the letter without its mark, or a question mark. */
function bytesOf(sign: string): number[] {
	const own = codeOf(sign);
	if (own !== undefined) return [own];
	const bare = NEAREST[sign] ?? sign.normalize("NFKD").replace(/\p{M}/gu, "");
	const codes = [...bare].map(codeOf);
	return codes.every((code) => code !== undefined) ? codes : [OTHERWISE];
}

/** Most texts have no other signs than these, which it shares with ISO 8859-1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of the first 128
const PLAIN = /^[\x00-\x7f\xa0-\xff]*$/;

/** What DATEV reads (OFF-090). */
export function windows1252(text: string): Buffer {
	const composed = text.normalize("NFC");
	return PLAIN.test(composed) ? Buffer.from(composed, "latin1") : Buffer.from([...composed].flatMap(bytesOf));
}
