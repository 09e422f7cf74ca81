import { expect, test } from "vitest";
import type { ArticleDraft } from "#contract/office/article-writing.ts";
import { findingsIn, stateOf, wordChange, writesOn } from "./writing-rules.ts";

const DRAFT: ArticleDraft = {
	...{ title: "Titel", slug: "titel", teaser_text: "Vorspann", content: "<p>Kurz.</p>", description: "" },
	...{ category_id: 1, lecturer_id: null, user_id: 1, image: "/media/scenes/a-1280.webp", image_alt: "Ein Tisch" },
};
const kinds = (change: Partial<ArticleDraft>, dead: string[] = []) =>
	findingsIn({ ...DRAFT, ...change }, dead).map(({ kind, is_forced }) => `${kind}${is_forced ? "!" : ""}`);

test("EDIT-09 a finished article has nothing that strikes", () => {
	expect(kinds({ content: "<h2>Eins</h2><p>Kurz.</p><h3>Zwei</h3><p>Gut.</p>" })).toEqual([]);
});

test("EDIT-09 a description that is missing stops it, of the picture above and of each in the text", () => {
	expect(kinds({ image_alt: "" })).toEqual(["picture!"]);
	const figure = (alt: string, caption = "") =>
		`<figure><img src="/media/scenes/a-1280.webp" alt="${alt}" width="1" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
	expect(kinds({ content: figure("Ein Stuhl") })).toEqual([]);
	const [finding] = findingsIn({ ...DRAFT, content: figure("", "Der Saal") }, []);
	expect(finding).toMatchObject({ is_forced: true, text: "Dem Bild „Der Saal“ im Text fehlt die Beschreibung." });
});

test("EDIT-09 a jump in the headings, a dead link and a very long sentence are told and stop nothing", () => {
	expect(kinds({ content: "<h3>Klein</h3><p>Text.</p><h2>Groß</h2>" })).toEqual(["heading"]);
	expect(kinds({}, ["/weg"])).toEqual(["link"]);
	const words = (count: number) => `<p>${Array.from({ length: count }, () => "Wort").join(" ")}.</p>`;
	expect(kinds({ content: words(35) })).toEqual([]);
	expect(kinds({ content: words(36) })).toEqual(["sentence"]);
	expect(kinds({ content: `<p>${"Wort ".repeat(20)}ist. ${"Noch ".repeat(20)}eins.</p>` })).toEqual([]);
});

test("EDIT-09 what a page cannot do without is missing", () => {
	expect(kinds({ title: "", teaser_text: "", content: "", image: "", image_alt: "" })).toEqual([
		"missing!",
		"missing!",
		"missing!",
		"picture!",
	]);
});

test("EDIT-06 who began a version writes on in it for a while, unless it was published or planned", () => {
	const head = { kind: "draft", number: 3, saved_by: 7, created_at: new Date("2026-03-02T09:00:00Z") };
	const at = (time: string) => new Date(`2026-03-02T${time}Z`);
	expect(writesOn(head, null, 7, at("09:09:59"))).toBe(true);
	expect(writesOn(head, null, 7, at("09:10:00"))).toBe(false);
	expect(writesOn(head, null, 8, at("09:01:00"))).toBe(false);
	expect(writesOn(head, 3, 7, at("09:01:00"))).toBe(false);
	expect(writesOn({ ...head, kind: "published" }, null, 7, at("09:01:00"))).toBe(false);
});

test("EDIT-01 the state follows from what visitors see and what is planned", () => {
	const [was, will] = [new Date(0), new Date(1)];
	expect(stateOf({ is_published: false, published_at: null, publish_at: null })).toBe("draft");
	expect(stateOf({ is_published: false, published_at: null, publish_at: will })).toBe("scheduled");
	expect(stateOf({ is_published: true, published_at: was, publish_at: will })).toBe("published");
	expect(stateOf({ is_published: false, published_at: was, publish_at: null })).toBe("unpublished");
});

test("words that came and went are counted, wherever they stand", () => {
	expect(wordChange("<p>a b</p><p>c</p>", "<p>c a</p><ul><li>d</li><li>e</li></ul>")).toEqual({
		added_words: 2,
		removed_words: 1,
	});
});
