import { expect, test } from "vitest";
import { timeLeftWords } from "./time-left.ts";

const MINUTE = 60_000;
const short = (minutes: number) => timeLeftWords(minutes * MINUTE, "short").replaceAll("\u00a0", " ");
const long = (minutes: number) => timeLeftWords(minutes * MINUTE, "long").replaceAll("\u00a0", " ");

test("MEM-29 the time that is left is told in hours and minutes", () => {
	expect(short(21 * 60 + 40)).toBe("noch 21 Std. 40 Min. verfügbar");
	expect(short(2 * 60 + 15.9)).toBe("noch 2 Std. 15 Min. verfügbar");
	expect(short(3 * 60)).toBe("noch 3 Std. verfügbar");
	expect(short(59)).toBe("noch 59 Min. verfügbar");
});

test("MEM-33 in full words beside the player, with one of each kind", () => {
	expect(long(2 * 60 + 15)).toBe("noch 2 Stunden 15 Minuten verfügbar");
	expect(long(61)).toBe("noch 1 Stunde 1 Minute verfügbar");
	expect(long(24 * 60)).toBe("noch 24 Stunden verfügbar");
});

test("CONST-02 the last minute has no number", () => {
	expect([short(0.99), long(0)]).toEqual(Array(2).fill("noch weniger als eine Minute verfügbar"));
});

test("a number and its unit are not parted at the end of a line", () => {
	expect(timeLeftWords(75 * MINUTE, "long")).toContain("1\u00a0Stunde 15\u00a0Minuten");
});
