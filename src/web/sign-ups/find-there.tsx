import { Section, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { streetLine } from "#contract/places.ts";
import type { DateFacts } from "#contract/seminars.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { MapButton } from "#web/places/map-button.tsx";
import { PlaceWays } from "#web/places/place-ways.tsx";
import { roomOf } from "#web/seminars/place.ts";

interface FindThereProps {
	date: DateFacts;
	many: boolean;
}

/** How to get there, and what to do if something comes between. */
export function FindThere({ date, many }: FindThereProps) {
	const { place } = date;
	return (
		<Section tight labelledBy="hin">
			<Wrap className="grid gap-columns lg:grid-cols-2">
				<div>
					<h2 id="hin">{place ? (many ? "So findet ihr hin" : "So findest du hin") : "So geht es online"}</h2>
					{place ? (
						<>
							<address className="mt-4 font-serif text-lg leading-teaser text-ink-2">
								{[place.name, roomOf(date)].filter(Boolean).join(", ")}
								<br />
								{streetLine(place)}
							</address>
							<div className="mt-4 grid gap-5">
								<MapButton place={place} />
								<PlaceWays place={place} />
							</div>
						</>
					) : (
						<p className="mt-4 font-serif text-lg leading-teaser text-ink-2">
							{many
								? "Den Link zur Teilnahme schicken wir euch vor dem Termin per E-Mail. Ein Browser genügt."
								: "Den Link zur Teilnahme schicken wir dir vor dem Termin per E-Mail. Ein Browser genügt."}
						</p>
					)}
				</div>
				<div className="on-color grid content-start justify-items-start gap-3 self-start rounded-xl bg-raps-300 p-panel print:hidden">
					<h2 className="text-h3 font-stretch-92%">Kommt etwas dazwischen?</h2>
					<p className="font-serif leading-teaser">
						{many
							? "Bis zum Tag vorher gebt ihr Plätze auf der Seite eurer Buchung zurück, kostenlos und mit einem Klick. Dort ändert ihr auch die Namen."
							: "Bis zum Tag vorher gibst du deinen Platz auf der Seite deiner Buchung zurück, kostenlos und mit einem Klick. Es kann auch jemand anderes kommen."}
					</p>
					<ButtonLink to={paths.seminars} size="sm">
						Zum Seminarkalender
					</ButtonLink>
				</div>
			</Wrap>
		</Section>
	);
}
