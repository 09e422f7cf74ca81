// What visitors and programs ask for, with the page far behind, the common word, the rare one and the misspelt one.

/** Name and address; `last` is the number of the last page of articles. */
export const publicAnswers = ({ last, article, seminar }) => [
	["Startseite", "/"],
	["Ratgeber", "/ratgeber"],
	["Ratgeber, 3 Seiten", "/ratgeber?seite=3"],
	["Ratgeber gesucht", "/ratgeber?suche=satzung"],
	["Artikel", `/ratgeber/${article}`],
	["Seminarkalender", "/seminare"],
	["Seminarkalender online", "/seminare?online=1"],
	["Seminarkalender gesucht", "/seminare?suche=satzung"],
	["Seminar", `/seminare/${seminar}`],
	["Videokurse", "/videokurse"],
	["Suche", "/suche?suche=satzung"],
	["Suche vertippt", "/suche?suche=satzugn"],
	["API Artikel", "/api/v1/blog_post"],
	["API Artikel, letzte Seite", `/api/v1/blog_post?page=${last}`],
	["API Artikel, Mitte", `/api/v1/blog_post?page=${Math.ceil(last / 2)}`],
	["API Artikel einer Kategorie", "/api/v1/blog_post?category_id=1"],
	["API Artikel gesucht", "/api/v1/blog_post?search=verein"],
	["API Artikel selten", "/api/v1/blog_post?search=treuhandstiftung"],
	["API Artikel vertippt", "/api/v1/blog_post?search=satzugn"],
	["API Termine", "/api/v1/presence_seminar?upcoming=1&per_page=10"],
	["API Suche", "/api/v1/search?search=verein"],
	["API Suche vertippt", "/api/v1/search?search=satzugn"],
	["Sitemap", "/sitemap.xml"],
	["Kalender zum Abonnieren", "/seminare.ics"],
	["Feed der Artikel", "/ratgeber.atom"],
];

export async function publicAddresses(baseUrl) {
	const read = async (path) => (await fetch(`${baseUrl}/api/v1${path}`)).json();
	const { last_page } = await read("/blog_post");
	const { data: articles } = await read("/blog_post?per_page=30");
	const { data: seminars } = await read("/presence_seminar?upcoming=1&per_page=1");
	return publicAnswers({ last: last_page, article: articles.at(-1).slug, seminar: seminars[0].slug });
}
