import { Icon } from "#browser/ui/icon.tsx";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { Check } from "../ui/choice.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import type { ChosenBooking } from "./chosen-bookings.ts";
import { countWords } from "./message-words.ts";
import type { Compose } from "./use-compose.ts";

interface AudiencePanelProps {
	compose: Compose;
	date: OfficeDatePage;
	/** Of everybody with a seat. */
	bookings: readonly ChosenBooking[];
}

/** To whom, how many letters that makes, and who gets none. */
export function AudiencePanel({ compose, date, bookings: all }: AudiencePanelProps) {
	const { form, bookings, chooseBookings, preview } = compose;
	const { seats } = form.values;
	return (
		<Panel title="An wen">
			<div className="stack">
				<div>
					<Check
						{...form.box("seats")}
						label={bookings.length > 0 ? `An ausgewählte Buchungen (${bookings.length})` : "An alle mit Platz"}
					/>
					{seats && bookings.length > 0 && (
						<button type="button" className="chip-f is-set" onClick={() => chooseBookings([])}>
							Buchungen: <b>{bookings.length} ausgewählt</b>
							<Icon shape={icons.close} className="i i--s" />
							<span className="sr-only">Auswahl aufheben</span>
						</button>
					)}
					{seats && <SomeBookings all={all} chosen={bookings} onChoose={chooseBookings} />}
					{seats && date.price !== null && <Check {...form.box("unpaid")} label="Nur wenn noch Geld fehlt" />}
					<Check {...form.box("waiting")} label={`An die Warteliste (${date.waiting})`} />
				</div>
				<div role="status" className="stack">
					{preview && <Counted compose={compose} />}
				</div>
			</div>
		</Panel>
	);
}

interface SomeBookingsProps {
	all: readonly ChosenBooking[];
	chosen: readonly string[];
	onChoose: (numbers: readonly string[]) => void;
}

const SomeBookings = ({ all, chosen, onChoose }: SomeBookingsProps) => (
	<details className="some">
		<summary>Nur an bestimmte Buchungen</summary>
		{all.map(({ number, name, persons }) => (
			<Check
				key={number}
				label={persons > 1 ? `${name} (${persons} Plätze)` : name}
				hint={number}
				checked={chosen.includes(number)}
				onChange={({ currentTarget: { checked } }) =>
					onChoose(checked ? [...chosen, number] : chosen.filter((one) => one !== number))
				}
			/>
		))}
	</details>
);

function Counted({ compose: { preview, form } }: { compose: Compose }) {
	if (!preview) return null;
	const { who, where, mails } = countWords(preview);
	const { left_out, letters } = preview;
	return (
		<>
			{letters === 0 ? (
				<p className="m">Diese Nachricht bekäme niemand.</p>
			) : (
				<p className="m">
					<b>{who}</b> in {where} <span className="muted">· {mails}</span>
				</p>
			)}
			<p className="s muted">
				Jede Buchung bekommt eine Mail, an die Adresse, mit der gebucht wurde. Wer zweimal gebucht hat, bekommt zwei.
				{form.values.when === "later" && " Es zählt, wer zum gewählten Zeitpunkt einen Platz hat."}
			</p>
			{left_out.length > 0 && (
				<details className="s">
					<summary>{left_out.length === 1 ? "1 bekommt keine Mail" : `${left_out.length} bekommen keine Mail`}</summary>
					<ul>
						{left_out.map(({ name, reason }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name
							<li key={index}>
								{name}: {reason}
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	);
}
