import { expect, test } from "vitest";
import { DEMO_MEMBERS, DEMO_STAFF } from "#server/demo/accounts.ts";
import { isEasyToGuess } from "./rules.ts";

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
];

test.each(EASY)("what people try first is refused: %s", (password) => {
	expect(isEasyToGuess(password, "toni@vsz.example")).toBe(true);
});

const GOOD = [
	"Regenbogen-7",
	"korrekt Pferd Batterie Heftklammer",
	"Elbsandstein 42",
	"xK7#vB2q",
	"sommer-hund-liebe-berg",
	"83920174",
	"b7391#x4",
	"as#1x$92",
	"Geranie!19 Balkon",
	"ßtraßenbahn",
];

test.each([...GOOD, DEMO_STAFF.password, ...DEMO_MEMBERS.map(({ password }) => password)])(
	"a good one is taken: %s",
	(password) => {
		expect(isEasyToGuess(password, "toni@vsz.example")).toBe(false);
	},
);

test("the name of the own address is no password", () => {
	expect(isEasyToGuess("toni.winter-83x", "Toni.Winter@vsz.example")).toBe(true);
	expect(isEasyToGuess("al-Regenbogen-83", "al@vsz.example")).toBe(false);
});
