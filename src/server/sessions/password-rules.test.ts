import { expect, test } from "vitest";
import { DEMO_MEMBERS, DEMO_TEAM } from "#server/demo/accounts.ts";
import { loadWords } from "./guesses.ts";
import { isEasyToGuess } from "./password-rules.ts";

const TONI = { email: "toni@vsz.example" };

const EASY = [
	"12345678",
	"123456789",
	"87654321",
	"1234567890",
	"11111111",
	"00000000",
	"12341234",
	"password",
	"Password1",
	"PASSWORT",
	"Passwort1!",
	"passwort123",
	"P@ssw0rd",
	"p4ssw0rt2024",
	"qwertz123",
	"qwertzuiop",
	"qwertyuiop",
	"asdfghjkl",
	"yxcvbnm,",
	"1q2w3e4r",
	"1qay2wsx",
	"qwer1234",
	"abc12345",
	"abcdefgh",
	"iloveyou",
	"ichliebedich",
	"hallo123",
	"HalloHallo",
	"Schatz2020",
	"Sommer-2026",
	"sommer2026!",
	"trustno1",
	"superman",
	"sunshine",
	"princess1",
	"football",
	"Dynamo1953",
	"michael1",
	"aaaaaaaa",
	"a1234567",
	"123456789a",
	"        ",
	"!!!!!!!!",
	"Regenbogen-7",
	"83920174",
];

test.each(EASY)("what people try first is refused: %s", async (password) => {
	expect(await isEasyToGuess(password, TONI)).toBe(true);
});

const GOOD = [
	"korrekt Pferd Batterie Heftklammer",
	"Elbsandstein 42",
	"xK7#vB2q",
	"sommer-hund-liebe-berg",
	"Regenbogen-Kanne-7",
	"b7391#x4",
	"as#1x$92",
	"Geranie!19 Balkon",
	"ßtraßenbahn",
];

test.each([...GOOD, ...[...DEMO_TEAM, ...DEMO_MEMBERS].map(({ password }) => password)])(
	"a good one is taken: %s",
	async (password) => {
		expect(await isEasyToGuess(password, TONI)).toBe(false);
	},
);

test("what others know about a person is no password, nor the name of the house", async () => {
	const toni = { email: "Toni.Winter@vsz.example", name: "Antonia Wintersberger" };
	for (const password of ["toni.winter-83x", "ToniWinter1980", "Wintersberger7", "Wintersberger-vsz", "MeinVsz-2026"])
		expect([password, await isEasyToGuess(password, toni)]).toEqual([password, true]);
	expect(await isEasyToGuess("al-Regenbogen-83", { email: "al@vsz.example" })).toBe(false);
});

test("six characters, which the checkout allows, must be without any pattern", async () => {
	for (const [password, easy] of [
		["xK7#vB", false],
		["winter", true],
		["123456", true],
		["Sonne1", true],
		["Anna12", true],
	] as const)
		expect([password, await isEasyToGuess(password, TONI)]).toEqual([password, easy]);
});

test("more than 10000 leaked passwords and common words are known, in German and English", async () => {
	const words = await loadWords();
	const all = new Set(Object.values(words).flat());
	expect(words.leaked?.length).toBeGreaterThan(40_000);
	expect(all.size).toBeGreaterThan(100_000);
});

test("of a very long password only the beginning is looked at, so that it takes no longer than others", async () => {
	expect(await isEasyToGuess(`xK7#vB2q${"4@8({[<369&#!1/|0$5+7%2".repeat(10)}`, TONI)).toBe(false);
	expect(await isEasyToGuess("a".repeat(255), TONI)).toBe(true);
});
