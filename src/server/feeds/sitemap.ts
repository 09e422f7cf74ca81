import { paths } from "#contract/paths.ts";
import { element, xmlDocument } from "#server/xml.ts";

export interface SitemapEntry {
	path: string;
	/** ISO 8601, where it is known. */
	changed?: string;
}

/** The pages with an address of their own that a search engine may find, besides articles, seminars, courses and people. */
export const PAGES: readonly string[] = [
	paths.home,
	paths.readAloud,
	paths.about,
	paths.newsletter,
	paths.contact,
	paths.donate,
	paths.press,
	paths.imprint,
	paths.privacy,
	paths.terms,
	paths.withdrawalPolicy,
	paths.withdraw,
	paths.accessibility,
];

const latest = (entries: readonly SitemapEntry[]): string | undefined =>
	entries
		.flatMap(({ changed }) => (changed ? [changed] : []))
		.reduce<string | undefined>(
			(newest, moment) => (newest && Date.parse(newest) >= Date.parse(moment) ? newest : moment),
			undefined,
		);

/** An overview changes with the newest of what it lists. */
export const withOverview = (path: string, entries: SitemapEntry[]): SitemapEntry[] => {
	const changed = latest(entries);
	return [changed ? { path, changed } : { path }, ...entries];
};

/** What a part of the sitemap holds: a month of articles or dates, or all other pages. */
export type SitemapPart = "seiten" | `${"ratgeber" | "seminare"}-${string}`;

const PART = /^(?:seiten|(?:ratgeber|seminare)-\d{4}-\d\d)$/;
export const isSitemapPart = (name: string): name is SitemapPart => PART.test(name);
export const partPath = (part: SitemapPart): string => `/sitemap/${part}.xml`;

const NAMESPACE = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

/** Where the parts are, in a house that has more pages than one file should name. */
export const sitemapIndex = (parts: readonly SitemapPart[], publicUrl: string): string =>
	xmlDocument(
		element(
			"sitemapindex",
			parts.map((part) => element("sitemap", [element("loc", new URL(partPath(part), publicUrl).href)])),
			NAMESPACE,
		),
	);

export function sitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
	const urls = entries.map(({ path, changed }) =>
		element("url", [element("loc", new URL(path, publicUrl).href), ...(changed ? [element("lastmod", changed)] : [])]),
	);
	return xmlDocument(element("urlset", urls, NAMESPACE));
}
