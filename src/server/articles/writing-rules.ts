import { plainText } from "#contract/html-text.ts";
import type { ArticleDraft, Finding } from "#contract/office/article-writing.ts";
import type { ArticleState } from "#contract/office/articles.ts";

const MINUTE_MS = 60_000;
/** So long whoever began a version writes on in it. */
const VERSION_MINUTES = 10;
/** More words than that are hard to follow at one go. */
const SENTENCE_WORDS = 35;

interface Head {
	kind: string;
	number: number;
	saved_by: number;
	created_at: Date;
}

/** Whether a save goes into the version that stands, or begins another. */
export const writesOn = (head: Head, plannedNumber: number | null, userId: number, now: Date): boolean =>
	head.kind === "draft" &&
	head.saved_by === userId &&
	head.number !== plannedNumber &&
	now.getTime() - head.created_at.getTime() < VERSION_MINUTES * MINUTE_MS;

interface Shown {
	is_published: boolean;
	published_at: Date | null;
	publish_at: Date | null;
}

export function stateOf({ is_published, published_at, publish_at }: Shown): ArticleState {
	if (is_published) return "published";
	if (publish_at) return "scheduled";
	return published_at ? "unpublished" : "draft";
}

function counted(html: string): Map<string, number> {
	const words = new Map<string, number>();
	for (const word of html.replace(/<[^>]*>/g, " ").split(/\s+/)) if (word) words.set(word, (words.get(word) ?? 0) + 1);
	return words;
}

const surplus = (of: Map<string, number>, over: Map<string, number>): number =>
	[...of].reduce((sum, [word, times]) => sum + Math.max(0, times - (over.get(word) ?? 0)), 0);

/** How many words came and went, wherever they stand. */
export function wordChange(before: string, after: string): { added_words: number; removed_words: number } {
	const [old, now] = [counted(before), counted(after)];
	return { added_words: surplus(now, old), removed_words: surplus(old, now) };
}

/** Addresses that a text links to. */
export const linksIn = (html: string): string[] => [
	...new Set([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))),
];

const forced = (kind: Finding["kind"], text: string): Finding => ({ kind, text, is_forced: true });
const told = (kind: Finding["kind"], text: string): Finding => ({ kind, text, is_forced: false });

/** What a page cannot do without. */
function missing({ title, teaser_text, content, image, image_alt }: ArticleDraft): Finding[] {
	return [
		title ? [] : [forced("missing", "Der Artikel braucht einen Titel.")],
		teaser_text ? [] : [forced("missing", "Der Vorspann fehlt. Er steht auf Karten und in der Suche.")],
		content ? [] : [forced("missing", "Der Artikel hat noch keinen Text.")],
		image ? [] : [forced("picture", "Wähle ein Bild für den Artikel.")],
		image_alt || !image ? [] : [forced("picture", "Beschreib das Bild für alle, die es nicht sehen.")],
	].flat();
}

const undescribed = (html: string): Finding[] =>
	[...html.matchAll(/<figure><img [^>]*\balt=""[^>]*>(?:<figcaption>(.*?)<\/figcaption>)?/g)].map(([, caption]) =>
		forced(
			"picture",
			caption
				? `Dem Bild „${plainText(caption)}“ im Text fehlt die Beschreibung.`
				: "Einem Bild im Text fehlt die Beschreibung.",
		),
	);

function headingJumps(html: string): Finding[] {
	const [first] = [...html.matchAll(/<(h2|h3)\b[^>]*>(.*?)<\/\1>/g)];
	if (first?.[1] !== "h3") return [];
	const name = plainText(first[2] ?? "");
	return [told("heading", `„${name}“ ist eine kleine Überschrift, davor steht aber noch keine große.`)];
}

/** Sentences of paragraphs, points and quotes. */
const sentencesIn = (html: string): string[] =>
	[...html.matchAll(/<(p|li|td)\b[^>]*>(.*?)<\/\1>/gs)].flatMap(([, , inner = ""]) =>
		plainText(inner).split(/(?<=[.!?])\s+(?=[\p{Lu}„])/u),
	);

const longSentences = (html: string): Finding[] =>
	sentencesIn(html)
		.map((sentence) => sentence.split(/\s+/).filter(Boolean))
		.filter(({ length }) => length > SENTENCE_WORDS)
		.map((words) =>
			told(
				"sentence",
				`Ein Satz hat ${words.length} Wörter: „${words.slice(0, 6).join(" ")} …“. Zwei lesen sich leichter.`,
			),
		);

/** EDIT-09: what to look at before publishing. */
export const findingsIn = (draft: ArticleDraft, deadLinks: readonly string[]): Finding[] => [
	...missing(draft),
	...undescribed(draft.content),
	...headingJumps(draft.content),
	...deadLinks.map((path) => told("link", `Der Link ${path} führt ins Leere.`)),
	...longSentences(draft.content),
];
