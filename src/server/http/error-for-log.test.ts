import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { errorForLog } from "./error-for-log.ts";

test("a failed query is logged with its text, its cause and where it was asked, but without its values", () => {
	const cause = new Error('duplicate key value violates unique constraint "members_email"');
	const shown = errorForLog(
		new DrizzleQueryError("insert into members (email) values ($1)", ["ada@vsz.example"], cause),
	);
	expect(shown).toMatchObject({ message: cause.message, query: "insert into members (email) values ($1)" });
	expect(shown.stack).toContain("error-for-log.test.ts");
	expect(JSON.stringify(shown)).not.toContain("ada@vsz.example");
});

test("any other error keeps all it says", () => {
	const error = new TypeError("no such thing");
	expect(errorForLog(error)).toEqual({ type: "TypeError", message: "no such thing", stack: error.stack });
});
