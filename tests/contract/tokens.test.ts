import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** May only fall: what is used twice gets a name in `src/browser/styles`. */
const MAX_BRACKETS = 198;

/** A class name with a value, a selector or a declaration of its own: `gap-[0.6em]`, `[&>p]:mt-0`, `[--u:2]`. */
const BRACKET = /-\[\S+\]|^(?:\S+:)?\[(?:&\S*\]:|[\w-]+:)\S/;

function bracketsIn(file: string): string[] {
	const literals = readFileSync(file, "utf8").match(/"[^"\n]*"|`[^`]*`/g) ?? [];
	return literals.flatMap((literal) => literal.slice(1, -1).split(/\s+/)).filter((word) => BRACKET.test(word));
}

test("looks are made of tokens: values in brackets only become fewer", () => {
	const files = globSync("src/{web,browser,office}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });
	expect(files.length).toBeGreaterThan(200);
	const found = files.flatMap(bracketsIn);
	expect(found.length, [...new Set(found)].join("\n")).toBeLessThanOrEqual(MAX_BRACKETS);
	expect(found).toEqual(expect.arrayContaining(["[&>p]:text-ink", "[--seat-x:369]"]));
});
