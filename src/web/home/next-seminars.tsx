import { Lead, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { SeminarCard } from "#web/seminars/seminar-card.tsx";
import { StarNotes } from "#web/seminars/star-notes.tsx";
import { NextOnline } from "./next-online.tsx";

const HEADING_ID = "naechste-seminare";

interface NextSeminarsProps {
	seminars: Seminar[];
	/** The next date that one can attend from home. */
	online: Seminar | null;
}

export function NextSeminars({ seminars, online }: NextSeminarsProps) {
	return (
		<Section labelledBy={HEADING_ID}>
			<Wrap>
				<SectionHead
					id={HEADING_ID}
					title="Die nächsten Seminare"
					lead="In Präsenz, mit Kaffee und Zeit für deine Fragen."
				>
					<ArrowLink to={paths.seminars}>Zum Seminarkalender</ArrowLink>
				</SectionHead>
				{seminars.length === 0 ? (
					<Lead>
						Hier stehen gerade keine Termine. Im <TextLink to={paths.seminars}>Seminarkalender</TextLink> findest du
						alles, was wir planen.
					</Lead>
				) : (
					<>
						<div className="grid gap-5">
							{seminars.map((seminar) => (
								<SeminarCard key={seminar.presence_seminar_date_id} seminar={seminar} />
							))}
						</div>
						{online?.date && <NextOnline seminar={{ ...online, date: online.date }} />}
						<div className="mt-8">
							<StarNotes />
						</div>
					</>
				)}
			</Wrap>
		</Section>
	);
}
