import { Lead, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { SomeDates } from "#web/seminars/some-dates.tsx";
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
					<SomeDates dates={seminars}>
						{online?.date && <NextOnline seminar={{ ...online, date: online.date }} />}
					</SomeDates>
				)}
			</Wrap>
		</Section>
	);
}
