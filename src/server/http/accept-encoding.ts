export type Encoding = "br" | "gzip" | "identity";

/** The smaller the better, where a browser has no wish of its own. */
const OURS: Encoding[] = ["br", "gzip", "identity"];
/** Whoever does not name it takes the plain form too, but only for want of another. */
const UNNAMED = { br: 0, gzip: 0, identity: 0.0001 };

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

function weightOf(parameters: string[]): number {
	const [first] = parameters;
	if (first === undefined) return 1;
	return Number(WEIGHT.exec(first.trim())?.[1] ?? 0);
}

/** RFC 9110, 12.5.3. Where nothing we have is wanted, the plain form is the lesser harm. */
function weigh(accepted: string): Encoding {
	const weights = new Map<string, number>();
	for (const part of accepted.split(",")) {
		const [name = "", ...parameters] = part.split(";");
		weights.set(name.trim().toLowerCase(), weightOf(parameters));
	}
	const others = weights.get("*");
	const wish = (encoding: Encoding) => weights.get(encoding) ?? others ?? UNNAMED[encoding];
	const best = OURS.reduce((one, other) => (wish(other) > wish(one) ? other : one));
	return wish(best) > 0 ? best : "identity";
}

/** Browsers say it in a handful of ways; what else comes is weighed each time. */
const MOST_KNOWN = 100;
const known = new Map<string, Encoding>();

export function preferredEncoding(accepted = ""): Encoding {
	const earlier = known.get(accepted);
	if (earlier) return earlier;
	const encoding = weigh(accepted);
	if (known.size < MOST_KNOWN) known.set(accepted, encoding);
	return encoding;
}
