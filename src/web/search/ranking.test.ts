import { expect, test } from "vitest";
import type { FilmPassage, SearchResult } from "#contract/search.ts";
import { sampleArticle } from "#tests/support/sample-articles.ts";
import { sampleCourse } from "#tests/support/sample-courses.ts";
import { NOTHING_FOUND } from "#tests/support/sample-search.ts";
import { markedWords, rankHits } from "./ranking.ts";

const article = (id: number, title: string, teaser_text = "") => ({ ...sampleArticle(id), title, teaser_text });
const course = (id: number, topic: string) => ({ ...sampleCourse(id), topic, description: "<p>Kurz.</p>" });
const found = (over: Partial<SearchResult>): SearchResult => ({ ...NOTHING_FOUND, ...over });
const passage = (id: number, text: string, over: Partial<FilmPassage> = {}): FilmPassage => {
	const { slug, topic, image, price, category } = sampleCourse(id);
	const chapter = { number: 2, title: "Form und Frist" };
	return { id, slug, topic, image, price, category, start_seconds: 65.4, text, chapter, others: 0, ...over };
};
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

test("what is said stands in the same list: to be heard where the film is open, else it leads to its chapter", () => {
	const { near, far } = rankHits(
		found({
			online_seminars: [course(1, "Die Satzung im Bild")],
			film_passages: [
				passage(2, "Das regelt die Satzung."),
				passage(3, "Die Satzung sagt es.", { price: null, others: 2 }),
				passage(4, "Lest die Satzung.", { chapter: null }),
				passage(5, "Das steht woanders."),
			],
		}),
		"Satzung",
	);
	expect(near.map(({ kind, to, title, facts, spoken }) => [kind, to, title, facts, spoken])).toEqual([
		["videokurse", "/videokurse/kurs-1", "Die Satzung im Bild", expect.any(String), undefined],
		[
			"film",
			"/videokurse/kurs-2?t=65.4#kapitel-2",
			"Form und Frist",
			"Kurs 2, Kapitel 2",
			{ clock: "1:05", isOpen: false, others: 0 },
		],
		[
			"film",
			"/videokurse/kurs-3?t=65.4#film",
			"Form und Frist",
			"Kurs 3, Kapitel 2",
			{ clock: "1:05", isOpen: true, others: 2 },
		],
		["film", "/videokurse/kurs-4?t=65.4#film", "Kurs 4", "Kurs 4", { clock: "1:05", isOpen: false, others: 0 }],
	]);
	expect(titles(far)).toEqual(["Form und Frist"]);
});
