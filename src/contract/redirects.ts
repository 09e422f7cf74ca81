/** Old addresses (301). `:name` stands for one path segment; `?` marks one that may be missing. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
	["/startseite", "/"],
	["/aktuelles/:slug?", "/ratgeber"],
	["/allgemeines/:slug?", "/ratgeber"],
	["/archiv/:slug?", "/ratgeber"],
	["/bildung", "/seminare"],
	["/praesenzseminare", "/seminare"],
	["/praesenzseminare/:slug/:date", "/seminare/:slug/:date"],
	["/seminare/:slug/:date/warteliste", "/seminare/:slug/:date"],
	["/onlineseminare", "/videokurse"],
	["/onlineseminare/:slug", "/videokurse/:slug"],
	["/kurzberatung", "/kontakt"],
	["/info", "/kontakt"],
	["/checkout", "/kasse"],
	["/checkout-confirmation", "/kasse/vielen-dank"],
	["/mein-vsz/registrieren", "/mein-vsz/konto-erstellen"],
	["/mein-vsz/passwort-wiederherstellen", "/mein-vsz/passwort-vergessen"],
	["/password/reset/:token", "/mein-vsz/passwort-zuruecksetzen/:token"],
	["/video-detail/:id/:token", "/produkt/:id/:token"],
	["/vorlesekoffer", "/vorleser"],
];

interface Rule {
	pattern: RegExp;
	names: string[];
	target: string;
}

const rules: Rule[] = REDIRECTS.map(([from, target]) => {
	const names: string[] = [];
	const source = from.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
		names.push(name);
		return optional ? "(?:/([^/]+))?" : "/([^/]+)";
	});
	return { pattern: new RegExp(`^${source}/?$`), names, target };
});

/** Where an old path leads, or null when it is none. */
export function redirectFor(path: string): string | null {
	for (const { pattern, names, target } of rules) {
		const match = pattern.exec(path);
		if (match) return names.reduce((url, name, index) => url.replace(`:${name}`, () => match[index + 1] ?? ""), target);
	}
	return null;
}
