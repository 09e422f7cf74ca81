import type { Home, HomeInput } from "#contract/office/home.ts";
import type { Version } from "../edit/use-edit.ts";

const TEXTS = ["banner_text", "banner_until", "notice_text", "notice_link", "notice_from", "notice_until"] as const;

/** What the controls hold; nothing chosen is empty. */
export type HomeValues = Record<
	(typeof TEXTS)[number] | "banner_article_id" | "tip_seminar_id" | "notice_kind",
	string
> & {
	banner_shown: boolean;
};

export const LABELS: Record<keyof HomeValues, string> = {
	banner_shown: "Gelbes Band oben zeigen",
	banner_article_id: "Artikel im Band",
	banner_text: "Text im Band",
	banner_until: "Text zeigen bis",
	tip_seminar_id: "Tipp-Seminar",
	notice_text: "Hinweis",
	notice_link: "Führt zu",
	notice_kind: "Art",
	notice_from: "Zeigen ab",
	notice_until: "Zeigen bis",
};

export const KINDS = [
	{ value: "plain", label: "ruhig" },
	{ value: "urgent", label: "dringend" },
];

export const optionsOf = (none: string, rows: Home["articles"]) => [
	{ value: "", label: none },
	...rows.map(({ id, title }) => ({ value: String(id), label: title })),
];

const textOf = (id: number | null): string => (id === null ? "" : String(id));
const idOf = (text: string): number | null => (text === "" ? null : Number(text));

export const versionOf = ({ articles: _, seminars: __, revision, ...home }: Home): Version<HomeValues> => ({
	revision,
	values: {
		...home,
		banner_article_id: textOf(home.banner_article_id),
		tip_seminar_id: textOf(home.tip_seminar_id),
	},
});

export const bodyOf = (values: HomeValues): HomeInput => ({
	...values,
	banner_article_id: idOf(values.banner_article_id),
	tip_seminar_id: idOf(values.tip_seminar_id),
	notice_kind: values.notice_kind === "urgent" ? "urgent" : "plain",
});
