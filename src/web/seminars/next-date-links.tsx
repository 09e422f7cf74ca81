import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";

/** The next date of the same seminar that still has seats. */
export interface OpenDate {
	slug: string;
	date: string;
}

const CALENDAR = "Andere Termine ansehen";

/** Leads to the next open date where there is one, and to the calendar always. */
export function NextDateLinks({ next }: { next: OpenDate | null }) {
	if (!next) return <ButtonLink to={paths.seminars}>{CALENDAR}</ButtonLink>;
	return (
		<>
			<ButtonLink to={paths.seminar(next.slug, next.date)}>{`Zum Termin am ${formatDate(next.date)}`}</ButtonLink>
			<ArrowLink to={paths.seminars}>{CALENDAR}</ArrowLink>
		</>
	);
}
