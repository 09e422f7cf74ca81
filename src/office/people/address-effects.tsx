import type { AddressForesight } from "#contract/office/person-address.ts";
import { Alert } from "../ui/alert.tsx";

const COUNTED: readonly [
	key: "bookings" | "seats" | "waiting" | "orders" | "donations" | "requests",
	one: string,
	many: string,
][] = [
	["bookings", "Buchung", "Buchungen"],
	["seats", "Platz als Teilnehmende", "Plätze als Teilnehmende"],
	["waiting", "Eintrag auf einer Warteliste", "Einträge auf Wartelisten"],
	["orders", "Bestellung", "Bestellungen"],
	["donations", "Spende", "Spenden"],
	["requests", "Anfrage", "Anfragen"],
];

const NEWSLETTER = {
	asked:
		"Newsletter: Die neue Adresse muss ihn selbst bestätigen. Sie bekommt dazu eine Mail, die alte wird abgemeldet.",
	known: "Newsletter: Die neue Adresse bekommt ihn schon. Die alte wird abgemeldet.",
	none: null,
};
const ACCOUNT = {
	asked:
		"Konto bei Mein VSZ: Es zieht um, sobald jemand den Link in der Mail an die neue Adresse öffnet. Bis dahin gilt die alte, und sie bekommt Bescheid.",
	taken: "Konto bei Mein VSZ: Zur neuen Adresse gibt es schon ein Konto. Das alte bleibt, wie es ist.",
	none: null,
};

const alertWords = (count: number): string | null =>
	count === 0
		? null
		: `${count === 1 ? "1 Vormerkung für einen Termin muss" : `${count} Vormerkungen für Termine müssen`} an der neuen Adresse bestätigt werden.`;

/** What a new address brings about, before it does. */
export function AddressEffects({ found }: { found: AddressForesight }) {
	const moved = COUNTED.flatMap(([key, one, many]) =>
		found[key] > 0 ? [`${found[key]} ${found[key] === 1 ? one : many}`] : [],
	);
	const lines = [
		moved.length > 0 && `Neue Adresse für: ${moved.join(", ")}.`,
		alertWords(found.alerts),
		NEWSLETTER[found.newsletter],
		ACCOUNT[found.account],
		"Rechnungen, Bestätigungen und verschickte Briefe bleiben, wie sie sind.",
	].filter((line) => typeof line === "string");
	return (
		<>
			{found.known && (
				<Alert kind="warn" title={`Diese Adresse hat schon ${found.known.name ?? "jemand"}.`}>
					Danach ist beides eine Person und lässt sich nicht mehr trennen.
				</Alert>
			)}
			<ul className="list-disc pl-5">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
