import { Lead } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { paths } from "#contract/paths.ts";
import emptyScene from "#web/illustrations/leer-seminare.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { hrefOf } from "#web/lists/address.ts";
import { ListOutcome } from "#web/lists/list-outcome.tsx";
import { activeFilters } from "./calendar-filters.ts";
import { filterHref, isFiltered } from "./calendar-links.ts";
import type { CalendarData } from "./calendar-source.ts";
import { dateCount } from "./date-count.ts";
import { FilterChip } from "./filter-chip.tsx";
import { ResetFilter } from "./reset-filter.tsx";

interface CalendarOutcomeProps {
	calendar: CalendarData;
	params: URLSearchParams;
	/** A link that leads to more dates was pressed, and is gone then. */
	onRelief: () => void;
}

/** What the search has come to beyond the dates that it found. */
export function CalendarOutcome({ calendar, params, onRelief }: CalendarOutcomeProps) {
	const { entries, failed, address, unknownPostcode } = calendar;
	return (
		<>
			{unknownPostcode && (
				<div className="mb-4">
					<Notice kind="warn" title={`Die Postleitzahl ${unknownPostcode} kennen wir nicht.`}>
						<p>Bitte prüfe die fünf Ziffern. Bis dahin zeigen wir Termine an allen Orten.</p>
					</Notice>
				</div>
			)}
			{(failed || entries.length === 0) && (
				<ListOutcome
					count={failed ? null : 0}
					what="Die Termine"
					retryHref={hrefOf(paths.seminars, params)}
					illustration={emptyScene}
				>
					<Reliefs calendar={calendar} params={params} onRelief={onRelief} />
					<Lead>
						{isFiltered(address) ? "Zu deiner Suche haben wir gerade keinen Termin." : "Gerade steht kein Termin fest."}{" "}
						Sag uns, was du brauchst – oft wird aus einer Anfrage das nächste Seminar.
					</Lead>
					<ButtonLink to={paths.contact}>Thema vorschlagen</ButtonLink>
					{isFiltered(address) && <ResetFilter onReset={onRelief} />}
				</ListOutcome>
			)}
		</>
	);
}

/** Which filter to take off, and what there is then. */
function Reliefs({ calendar: { address, options, reliefs }, params, onRelief }: CalendarOutcomeProps) {
	const countOf = new Map(reliefs.map(({ key, count }) => [key, count]));
	const active = activeFilters(address, options);
	const helpful = active.filter(({ key }) => countOf.has(key));
	const isOneEnough = helpful.length > 0;
	if (active.length === 0) return null;
	return (
		<div className="grid justify-items-center gap-2.5">
			<p className="font-label">
				{isOneEnough
					? "Nimm einen Filter heraus. Dann findest du:"
					: "Ein Filter weniger reicht hier nicht. Nimm mehrere heraus:"}
			</p>
			<ul className="flex flex-wrap justify-center gap-2">
				{(isOneEnough ? helpful : active).map(({ key, label, without }) => (
					<li key={key}>
						<FilterChip to={filterHref(params, without)} removes onClick={onRelief}>
							{isOneEnough ? `ohne ${label}: ${dateCount(countOf.get(key) ?? 0)}` : label}
						</FilterChip>
					</li>
				))}
			</ul>
		</div>
	);
}
