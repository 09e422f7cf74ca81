import { expect, test } from "vitest";
import { refuse } from "#contract/errors.ts";
import { orNotFound } from "./or-not-found.ts";

test("ART-21 an unknown slug becomes a 404", async () => {
	await expect(orNotFound(Promise.reject(refuse("not_found")))).rejects.toMatchObject({ init: { status: 404 } });
});

test("ART-21 a slug that cannot exist becomes a 404", async () => {
	await expect(orNotFound(Promise.reject(refuse("invalid")))).rejects.toMatchObject({ init: { status: 404 } });
});

test("other errors stay what they are", async () => {
	const error = refuse("internal");
	await expect(orNotFound(Promise.reject(error))).rejects.toBe(error);
});

test("an answer stays what it is", async () => {
	expect(await orNotFound(Promise.resolve("da"))).toBe("da");
});
