import { expect, test } from "vitest";
import { openPage } from "./page.ts";

const drawn = (words: string[]) => {
	const page = openPage({ title: "Brief", author: "VSZ", day: "2026-11-19" });
	for (const word of words) page.paragraph(word);
	return page.end();
};

test("words that have been set before, also in another document, stand where they stood", async () => {
	const first = await drawn(["Öffentliche Würde", "Öffentliche Würde", "affine Flöße"]);
	await drawn(["affine Würde"]);
	expect((await drawn(["Öffentliche Würde", "Öffentliche Würde", "affine Flöße"])).equals(first)).toBe(true);
});
