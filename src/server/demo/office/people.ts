/** Whoever appears in the office of the demo; nobody of them exists, and no address leads anywhere. */

const NAMES = [
	"Clara Winkler",
	"Reza Ahmadi",
	"Sabine Kern",
	"Holger Brandt",
	"Jule Neumann",
	"Thomas Ebert",
	"Minh Pham",
	"Nele Fischer",
	"Jörg Winkelmann",
	"Linus Heidrich",
	"Peter Lorenz",
	"Marlene Vogt",
	"Katharina Böhme",
	"Mehmet Yıldız",
	"Ulrike Hänsel",
	"Sven Krause",
	"Annegret Schütze",
	"Pavel Novák",
	"Friederike Seidel",
	"Dirk Oehme",
	"Hanna Rösler",
	"Ingo Zschoche",
	"Małgorzata Kamińska",
	"Bernd Uhlig",
	"Steffi Richter",
	"Aminata Diallo",
	"Rolf Petzold",
	"Constanze Weiß",
	"Tobias Hempel",
	"Yvonne Grätz",
] as const;

const CLUBS = [
	"Bürgerstiftung Musterau",
	"Turnverein Muster 1893 e. V.",
	"Förderverein Stadtteilbibliothek e. V.",
	"Kleingartenverein Sonnenhang e. V.",
	"Chor der Elbnachbarn e. V.",
	"Freiwillige Feuerwehr Musterdorf",
	"Kulturwerkstatt Hinterhof e. V.",
	"Naturfreunde Heidebogen e. V.",
	"Jugendtreff Kastanie e. V.",
	"Elternrat Waldschule",
	"Tierschutzverein Pfote e. V.",
	"Heimatverein Grünau e. V.",
] as const;

const TOWNS = [
	["01099", "Dresden"],
	["04277", "Leipzig"],
	["09111", "Chemnitz"],
	["02625", "Bautzen"],
	["08056", "Zwickau"],
	["01662", "Meißen"],
	["02826", "Görlitz"],
	["10961", "Berlin"],
] as const;

const STREETS = ["Lindenweg", "Am Anger", "Schulstraße", "Elbweg", "Gartenstraße", "Kirchplatz"] as const;

export interface DemoPerson {
	first_name: string;
	last_name: string;
	name: string;
	email: string;
	company: string | null;
	street_address: string;
	street_suffix: string;
	postcode: string;
	city: string;
}

const plain = (name: string): string =>
	name
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? "ss")
		.replaceAll("ı", "i")
		.replaceAll("ł", "l")
		.normalize("NFD")
		.replace(/[^a-z ]/g, "")
		.replace(" ", ".");

/** Every other speaks for a club. */
export const PEOPLE: readonly DemoPerson[] = NAMES.map((name, index) => {
	const [first_name = "", last_name = ""] = name.split(" ");
	const [postcode, city] = TOWNS[index % TOWNS.length] ?? TOWNS[0];
	return {
		name,
		first_name,
		last_name,
		email: `${plain(name)}@example.org`,
		company: index % 2 === 0 ? (CLUBS[(index / 2) % CLUBS.length] ?? null) : null,
		street_address: STREETS[index % STREETS.length] ?? STREETS[0],
		street_suffix: String(3 + index),
		postcode,
		city,
	};
});

export const person = (name: (typeof NAMES)[number]): DemoPerson => {
	const found = PEOPLE.find((one) => one.name === name);
	if (!found) throw new Error(`The demo knows nobody called ${name}.`);
	return found;
};
