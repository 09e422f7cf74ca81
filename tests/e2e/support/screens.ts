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

/** Every kind of public page at rest. What comes of doing something there has journeys of its own. */
export const AT_REST: readonly string[] = [
	...SCREENS,
	ARTICLE,
	"/ratgeber?suche=qqqqqq",
	"/videokurse?suche=qqqqqq",
	"/videokurse/verein-gruenden-schritt-fuer-schritt",
	"/videokurse/datenschutz-grundlagen",
	"/videokurse/sponsoring-und-steuern",
	"/experten/miriam-kessler",
	"/suche?suche=Satzung",
	"/suche?suche=Satzung&ansicht=spalten",
	"/suche?suche=spendenbescheinung",
	"/suche?suche=qqqqqq",
	"/spenden/vielen-dank",
	"/agb",
	"/widerruf",
	"/barrierefreiheit",
	"/offline",
	"/gibt-es-nicht",
];
