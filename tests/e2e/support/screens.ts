/** FRAME-01: the screens with an address of their own. */
export const SCREENS = [
	"/",
	"/ratgeber",
	"/videokurse",
	"/seminare",
	"/warenkorb",
	"/kasse",
	"/ueber-uns",
	"/spenden",
	"/kontakt",
	"/impressum",
	"/datenschutz",
	"/experten",
	"/newsletter",
	"/suche",
	"/presse",
	"/vorleser",
	"/mein-vsz/anmelden",
	"/mein-vsz/konto-erstellen",
	"/mein-vsz/passwort-vergessen",
] as const;

/** With a lecturer, a table of contents and links to other articles. */
export const ARTICLE = "/ratgeber/satzung-aendern-ohne-stolperfallen";
export const ARTICLE_WITHOUT_LECTURER = "/ratgeber/danke-sagen-das-ankommt";
