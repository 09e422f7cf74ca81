/** Not in the sitemap, and whatever one finds nothing with. */
const OTHERS = [
	"/ratgeber?suche=satzung",
	"/seminare?suche=gibt-es-nicht",
	"/suche?suche=spenden",
	"/warenkorb",
	"/kasse",
	"/mein-vsz/anmelden",
	"/mein-vsz/konto-erstellen",
	"/mein-vsz/passwort-vergessen",
	"/mein-vsz/profil",
	"/gibt-es-nicht",
	"/postausgang",
	"/postausgang/vorschau",
	"/api/v1/docs",
	"/verwaltung",
];
const PER_KIND = 3;

const kindOf = (path) => path.split("/").slice(0, -1).join("/") || path;

/** The addresses of all single pages, and of a few of each kind. */
export async function pageKinds(base) {
	const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
	const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, url]) => new URL(url).pathname);
	const some = [...Map.groupBy(listed, kindOf).values()].flatMap((paths) => paths.slice(0, PER_KIND));
	return [...new Set([...listed.filter((path) => path.lastIndexOf("/") === 0), ...some, ...OTHERS])];
}
