import { readFileSync } from "node:fs";
import { refuse } from "#contract/errors.ts";
import { labelOf } from "#contract/fields.ts";

/** Without a comma: lists of errors are joined by commas. */
export const TOO_EASY = "Dieses Passwort ist zu leicht zu erraten";

/** The words that people choose most, in German and English; joined with the rules below they stand for millions. */
const COMMON = new Set(
	readFileSync(new URL("common-words.txt", import.meta.url), "utf8")
		.split(/\s+/)
		.filter(Boolean),
);

/** Neighbours on German and English keyboards, the columns too. */
const ROWS = [
	"1234567890",
	"qwertzuiopü",
	"qwertyuiop",
	"asdfghjklöä",
	"yxcvbnm",
	"zxcvbnm",
	"abcdefghijklmnopqrstuvwxyz",
	"qayxswedcvfrtgbnhzujmkiolp",
	"qazwsxedcrfvtgbyhnujmikolp",
	"1qay2wsx3edc4rfv5tgb6zhn7ujm8ik",
	"1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
	"1q2w3e4r5t6z7u8i9o0p",
	"1q2w3e4r5t6y7u8i9o0p",
	"1a2b3c4d5e6f7g8h9i",
	"a1b2c3d4e5f6g7h8i9",
	"12qw34er56tz",
	"741852963",
	"147258369",
	"159753",
	"112233445566778899",
];
const reverse = (text: string): string => [...text].reverse().join("");
const WALKS = ROWS.flatMap((row) => [row, reverse(row)]);

const isWalk = (text: string) => WALKS.some((walk) => walk.includes(text));
const isRepeated = (text: string) => /^(.{1,4}?)\1+$/u.test(text);
const isYear = (text: string) => /^(19|20)\d\d$/.test(text);

const LEET: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" };
const withoutLeet = (text: string) => text.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign);

/** Two letters may be chance. */
const isCommonWord = (text: string): boolean =>
	text.length > 2 &&
	(COMMON.has(text) || isWalk(text) || isRepeated(text) || COMMON.has(/^(.+)\1$/u.exec(text)?.[1] ?? ""));

/** Digits behind a word: few, a year, or in a row. */
const isCommonNumber = (text: string) => text.length <= 4 || isYear(text) || isWalk(text) || isRepeated(text);

/** "Sommer-2026!" is a word, a sign, a year and a sign: every part of it is what people try first. */
function isMadeOfCommonParts(text: string): boolean {
	const words = text.match(/\p{L}+/gu) ?? [];
	const numbers = text.match(/\d+/g) ?? [];
	const signs = text.match(/[^\p{L}\d]/gu) ?? [];
	return words.length <= 2 && signs.length <= 3 && words.every(isCommonWord) && numbers.every(isCommonNumber);
}

/** An address says nothing about a password when its name is this short. */
const NAME_MIN_LENGTH = 4;

export function isEasyToGuess(password: string, email: string): boolean {
	const lower = password.normalize("NFC").toLowerCase().trim();
	const name = email.toLowerCase().split("@")[0] ?? "";
	if (name.length >= NAME_MIN_LENGTH && lower.includes(name)) return true;
	const core = lower.replace(/^\p{L}?(\d+)\p{L}?$/u, "$1");
	if (isWalk(core) || isRepeated(core)) return true;
	const readings = [lower, withoutLeet(lower), withoutLeet(lower.replace(/\d+$/, ""))];
	return readings.some((reading) => reading !== "" && isMadeOfCommonParts(reading));
}

export function refuseEasyPassword(password: string, email: string): void {
	if (isEasyToGuess(password, email)) throw refuse("invalid", { password: [`${labelOf("password")}: ${TOO_EASY}`] });
}
