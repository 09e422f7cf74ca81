import { expect, test } from "vitest";
import type { SearchResult } from "#contract/search.ts";
import { sampleArticle } from "#tests/support/sample-articles.ts";
import { sampleCourse } from "#tests/support/sample-courses.ts";
import { markedWords, rankHits } from "./ranking.ts";

const article = (id: number, title: string, teaser_text = "") => ({ ...sampleArticle(id), title, teaser_text });
const course = (id: number, topic: string) => ({ ...sampleCourse(id), topic, description: "<p>Kurz.</p>" });
const found = (over: Partial<SearchResult>): SearchResult => ({
	blog_posts: [],
	presence_seminars: [],
	online_seminars: [],
	lecturers: [],
	suggestion: null,
	...over,
});
const titles = (hits: { title: string }[]) => hits.map(({ title }) => title);

test("all kinds stand in one list: titles before texts, and of equals those that lead their kind", () => {
	const { near, far } = rankHits(
		found({
			blog_posts: [
				article(1, "Satzung ändern"),
				article(2, "Protokoll", "Was die Satzung sagt"),
				article(3, "Lastenrad"),
			],
			online_seminars: [course(4, "Die Satzung im Bild")],
		}),
		"Satzung",
	);
	expect(titles(near)).toEqual(["Satzung ändern", "Die Satzung im Bild", "Protokoll"]);
	expect(titles(far)).toEqual(["Lastenrad"]);
});

test("of several words all must be seen", () => {
	const { near, far } = rankHits(
		found({ blog_posts: [article(1, "Satzung lesen"), article(2, "Satzung ändern", "Mit Plan")] }),
		"satzung plan",
	);
	expect([titles(near), titles(far)]).toEqual([["Satzung ändern"], ["Satzung lesen"]]);
});

test("a compound is seen in its parts too", () => {
	const { near } = rankHits(
		found({ online_seminars: [course(1, "Spenden richtig bescheinigen")] }),
		"Spendenbescheinigung",
	);
	expect(titles(near)).toEqual(["Spenden richtig bescheinigen"]);
	expect(markedWords("Spendenbescheinigung")).toBe("Spendenbescheinigung Spenden bescheinigung");
});
