import { expect, test } from "vitest";
import { ContentMemo } from "./content-memo.ts";

const tagsOf = (value: unknown) => (value as { tags: string[] }).tags;

test("a tag drops what shows it and what is still being asked for, and leaves the rest", async () => {
	const memo = new ContentMemo();
	const asked: string[] = [];
	const ask = (key: string, tags: string[], ready: Promise<void> = Promise.resolve()) =>
		memo.get(
			key,
			async () => {
				asked.push(key);
				await ready;
				return { tags };
			},
			tagsOf,
		);
	let finish = () => {};
	const slow = new Promise<void>((resolve) => {
		finish = resolve;
	});
	await ask("shows it", ["seminar:7", "seminar:8"]);
	await ask("shows another", ["seminar:8"]);
	const pending = ask("not known yet", [], slow);
	memo.drop("seminar:7");
	finish();
	await pending;
	asked.length = 0;
	for (const key of ["shows it", "shows another", "not known yet"]) await ask(key, []);
	expect(asked).toEqual(["shows it", "not known yet"]);
});

test("a question that failed is asked again", async () => {
	const memo = new ContentMemo();
	const failing = () => Promise.reject(new Error("gone"));
	await expect(memo.get("a", failing, tagsOf)).rejects.toThrow("gone");
	expect(await memo.get("a", async () => ({ tags: [] }), tagsOf)).toEqual({ tags: [] });
});

test("all get the same answer, and nobody can change it for the others", async () => {
	const memo = new ContentMemo();
	const ask = async () => ({ tags: ["seminar:7"] });
	const first = (await memo.get("a", ask, tagsOf)) as { tags: string[] };
	expect(() => first.tags.push("seminar:8")).toThrow(TypeError);
	expect(await memo.get("a", ask, tagsOf)).toBe(first);
});
