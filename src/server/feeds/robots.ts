import { paths } from "#contract/paths.ts";

/** What belongs to one person, or has no end, is no page to be found by others. */
const HIDDEN: readonly string[] = [
	"/api/",
	"/postausgang",
	paths.basket,
	"/kasse",
	paths.account,
	paths.search,
	"/produkt",
];

export const SITEMAP_PATH = "/sitemap.xml";

export const robots = (publicUrl: string): string =>
	[
		"User-agent: *",
		...HIDDEN.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${new URL(SITEMAP_PATH, publicUrl).href}`,
		"",
	].join("\n");
