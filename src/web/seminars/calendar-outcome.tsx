import { paths } from "#contract/paths.ts";
import { resultCount } from "#contract/search.ts";
import emptyScene from "#web/illustrations/leer-seminare.svg?url";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Lead } from "#web/ui/layout.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { isFiltered } from "./calendar-address.ts";
import type { CalendarData } from "./calendar-source.ts";
import { ResetFilter } from "./reset-filter.tsx";

interface CalendarOutcomeProps {
	calendar: CalendarData;
	retryHref: string;
	onReset: () => void;
}

/** What a search has come to: the count, nothing, or a failure. */
export function CalendarOutcome({ calendar, retryHref, onReset }: CalendarOutcomeProps) {
	if (calendar.failed) {
		return (
			<Notice kind="error" title="Die Termine konnten gerade nicht geladen werden.">
				<p>
					Das liegt an uns, nicht an dir.{" "}
					<TextLink to={retryHref} preventScrollReset>
						Noch einmal versuchen
					</TextLink>
				</p>
			</Notice>
		);
	}
	if (calendar.entries.length === 0) {
		return (
			<EmptyState title={resultCount(0)} illustration={emptyScene}>
				<Lead>
					Zu deiner Suche haben wir gerade keinen Termin. Sag uns, was du brauchst – oft wird aus einer Anfrage das
					nächste Seminar.
				</Lead>
				<ButtonLink to={paths.contact}>Thema vorschlagen</ButtonLink>
				{isFiltered(calendar.address) && <ResetFilter onReset={onReset} />}
			</EmptyState>
		);
	}
	return <p className="font-[560]">{resultCount(calendar.entries.length)}</p>;
}
