import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { errorForLog, urlForLog } from "./for-log.ts";
import { newToken } from "./tokens.ts";

test("a failed query is logged with its text, its cause and where it was asked, but without its values", () => {
	const cause = new Error('duplicate key value violates unique constraint "members_email"');
	const shown = errorForLog(
		new DrizzleQueryError("insert into members (email) values ($1)", ["ada@vsz.example"], cause),
	);
	expect(shown).toMatchObject({ message: cause.message, query: "insert into members (email) values ($1)" });
	expect(shown.stack).toContain("for-log.test.ts");
	expect(JSON.stringify(shown)).not.toContain("ada@vsz.example");
});

test("any other error keeps all it says", () => {
	const error = new TypeError("no such thing");
	expect(errorForLog(error)).toEqual({ type: "TypeError", message: "no such thing", stack: error.stack });
});

test("an address is logged without what opens it", () => {
	expect(urlForLog(`/buchung/${newToken()}?x=1`)).toBe("/buchung/…?x=1");
	expect(urlForLog("/api/v1/basket/0f8fad5b-d9cb-469f-a165-70867728950e/product")).toBe("/api/v1/basket/…/product");
	expect(urlForLog("/ratgeber/satzung-aendern-ohne-stolperfallen")).toBe(
		"/ratgeber/satzung-aendern-ohne-stolperfallen",
	);
});
