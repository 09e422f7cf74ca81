const LONGEST_MINUTES = 24 * 60;

const WORDS: Record<string, string> = {
	eine: "1",
	einer: "1",
	anderthalb: "1,5",
	eineinhalb: "1,5",
	zwei: "2",
	zweieinhalb: "2,5",
	drei: "3",
	dreieinhalb: "3,5",
	vier: "4",
	fünf: "5",
	sechs: "6",
	sieben: "7",
	acht: "8",
};

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const HOURS = String.raw`(?:Stunden?|Std\b|h\b)`;
const MINUTES = String.raw`(?:Minuten?|Min\b)`;
const LENGTH = new RegExp(
	String.raw`(${NUMBER})\s*(${HOURS}|${MINUTES})\.?(?:\s*(?:und\s*)?(${NUMBER})\s*${MINUTES})?`,
	"i",
);

const toNumber = (text: string): number => Number(text.replace(",", "."));

/** The minutes in a text such as 'ca. 2,5 Stunden', of a range the longer end; null where it names no length. */
export function durationMinutes(text: string): number | null {
	const digits = text.replace(/\s*½/g, ",5").replace(/\p{L}+/gu, (word) => WORDS[word.toLowerCase()] ?? word);
	const match = LENGTH.exec(digits);
	if (!match) return null;
	const [, amount = "", unit = "", extra = "0"] = match;
	const inHours = new RegExp(`^${HOURS}`, "i").test(unit);
	const minutes = Math.round(inHours ? toNumber(amount) * 60 + toNumber(extra) : toNumber(amount));
	return minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
