import { Lead } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import emptyScene from "#web/illustrations/leer-seminare.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { ListOutcome } from "#web/lists/list-outcome.tsx";
import { isFiltered } from "./calendar-links.ts";
import type { CalendarData } from "./calendar-source.ts";
import { ResetFilter } from "./reset-filter.tsx";

interface CalendarOutcomeProps {
	calendar: CalendarData;
	retryHref: string;
	onReset: () => void;
}

export const CalendarOutcome = ({ calendar, retryHref, onReset }: CalendarOutcomeProps) => (
	<ListOutcome
		count={calendar.failed ? null : calendar.entries.length}
		what="Die Termine"
		retryHref={retryHref}
		illustration={emptyScene}
	>
		<Lead>
			Zu deiner Suche haben wir gerade keinen Termin. Sag uns, was du brauchst – oft wird aus einer Anfrage das nächste
			Seminar.
		</Lead>
		<ButtonLink to={paths.contact}>Thema vorschlagen</ButtonLink>
		{isFiltered(calendar.address) && <ResetFilter onReset={onReset} />}
	</ListOutcome>
);
