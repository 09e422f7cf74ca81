import { useEffect, useState } from "react";
import { formatEuro } from "#contract/money.ts";
import type { KnownPerson } from "#contract/office/phone-bookings.ts";
import { officeApi } from "../api.ts";
import { Avatar } from "../ui/avatar.tsx";
import { TextField } from "../ui/field.tsx";
import { State } from "../ui/state.tsx";

const TYPING_MS = 200;
const LEAST_LETTERS = 2;

export function knownWords({ company, postcode, city, bookings, open }: KnownPerson): string {
	const count = bookings === 1 ? "1 Buchung" : `${bookings} Buchungen`;
	return [company, [postcode, city].filter(Boolean).join(" "), count, open > 0 && `${formatEuro(open)} offen`]
		.filter(Boolean)
		.join(" · ");
}

interface KnownPeopleProps {
	/** Who is sought already. */
	sought: string;
	chosen: KnownPerson | null;
	onChoose: (person: KnownPerson) => void;
}

/** Whoever calls is found while one types; taken over with address and all. */
export function KnownPeople({ sought, chosen, onChoose }: KnownPeopleProps) {
	const [q, setQ] = useState(sought);
	const [found, setFound] = useState<readonly KnownPerson[]>([]);
	useEffect(() => {
		if (q.trim().length < LEAST_LETTERS) return setFound([]);
		const timer = setTimeout(() => {
			void officeApi.phoneBookings.people({ query: { q } }).then(({ data }) => setFound(data));
		}, TYPING_MS);
		return () => clearTimeout(timer);
	}, [q]);
	const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
	return (
		<div className="stack">
			<TextField
				label="Name, Mail oder Verein"
				type="search"
				autoFocus
				autoComplete="off"
				hint="Nicht dabei? Dann schreib Name und Anschrift einfach unten hinein."
				value={q}
				onChange={({ currentTarget: { value } }) => setQ(value)}
			/>
			{shown.length > 0 && (
				<fieldset className="stack">
					<legend className="sr-only">Bekannte Menschen</legend>
					{shown.map((person) => (
						<label key={person.id} className="choice choice--date">
							<input
								type="radio"
								name="person"
								className="check"
								checked={chosen?.id === person.id}
								onChange={() => onChoose(person)}
							/>
							<Avatar name={`${person.first_name} ${person.last_name}`} size="s" />
							<span className="grow">
								<b>
									{person.first_name} {person.last_name}
								</b>
								<small>{knownWords(person)}</small>
							</span>
							{chosen?.id === person.id && <State tone="ok">gefunden</State>}
						</label>
					))}
				</fieldset>
			)}
		</div>
	);
}
