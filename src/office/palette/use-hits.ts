import { useEffect, useState } from "react";
import { type HitKind, SEARCH_FROM_LETTERS, type SearchHit } from "#contract/office/search.ts";
import { officeApi } from "../api.ts";
import { KIND_ICONS } from "../ui/kind-icons.ts";
import type { Group } from "./items.ts";

const TITLES: Record<HitKind, string> = {
	person: "Menschen",
	booking: "Buchungen",
	order: "Bestellungen",
	invoice: "Rechnungen",
	voucher: "Gutscheine",
	date: "Termine",
	seminar: "Seminare",
	article: "Ratgeber",
	course: "Videokurse",
	letter: "Post",
};

interface Found {
	/** What they were found for. */
	text: string;
	groups: Group[];
	failed: boolean;
}

const NOTHING: Found = { text: "", groups: [], failed: false };
/** Nobody reads what is found between two keys. */
const PAUSE_MS = 120;

/** "@clara" looks for people, "#412" for numbers, ">" for commands alone. */
export function askedFor(typed: string): { q: string; only?: "people" | "numbers" } | null {
	const q = typed.replace(/^[>#@]/, "").trim();
	if (typed.startsWith(">") || q.length < SEARCH_FROM_LETTERS) return null;
	if (typed.startsWith("@")) return { q, only: "people" };
	return typed.startsWith("#") ? { q, only: "numbers" } : { q };
}

/** The server says which kind comes first. */
const grouped = (hits: readonly SearchHit[]): Group[] =>
	[...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => ({
		title: TITLES[kind],
		items: found.map((hit) => ({ ...hit, icon: KIND_ICONS[kind] })),
	}));

/** What the server finds while somebody types; what was found last stays until there is something new. */
export function useHits(typed: string): Found & { asking: boolean } {
	const [found, setFound] = useState(NOTHING);
	const text = typed.trimStart();
	useEffect(() => {
		const query = askedFor(text);
		if (!query) {
			setFound({ ...NOTHING, text });
			return;
		}
		let current = true;
		const show = (next: Found) => current && setFound(next);
		const timer = setTimeout(() => {
			officeApi.search.find({ query }).then(
				({ data }) => show({ text, groups: grouped(data), failed: false }),
				() => show({ text, groups: [], failed: true }),
			);
		}, PAUSE_MS);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [text]);
	return { ...found, asking: found.text !== text };
}
