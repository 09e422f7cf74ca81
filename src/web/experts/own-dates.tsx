import { Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { SomeDates } from "#web/seminars/some-dates.tsx";

export const DATES_ID = "termine";

export function OwnDates({ name, dates }: { name: string; dates: Seminar[] }) {
	if (dates.length === 0) return null;
	return (
		<Section labelledBy={DATES_ID} className="bg-bg-soft">
			<Wrap>
				<SectionHead id={DATES_ID} title={`Termine mit ${name}`}>
					<ArrowLink to={paths.seminars}>Zum Seminarkalender</ArrowLink>
				</SectionHead>
				<SomeDates dates={dates} />
			</Wrap>
		</Section>
	);
}
