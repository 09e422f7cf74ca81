import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import type { CalendarAddress } from "#contract/calendar-address.ts";
import { activeFilters, FILTER_LABELS } from "./calendar-filters.ts";
import { filterHref } from "./calendar-links.ts";
import type { CalendarOptions } from "./calendar-options.ts";
import { FilterChip } from "./filter-chip.tsx";
import { FILTER_ID } from "./filter-sheet.tsx";
import { ResetFilter } from "./reset-filter.tsx";

const QUICK = [
	{
		key: "online",
		label: FILTER_LABELS.online,
		icon: icons.monitor,
		off: { postcode: "", radius: 0, inPerson: false },
	},
	{ key: "free", label: FILTER_LABELS.free, icon: icons.free, off: {} },
	{ key: "evening", label: "abends", icon: icons.evening, off: {} },
] as const;
const HAS_CHIP: readonly string[] = [...QUICK.map(({ key }) => key), "search", "postcode"];

interface CalendarChipsProps {
	address: CalendarAddress;
	options: CalendarOptions;
	params: URLSearchParams;
	/** 'In meiner Nähe' asks for a postcode. */
	onNear: () => void;
}

/** What most people look for with one press, and whatever else is chosen, to take it off again. */
export function CalendarChips({ address, options, params, onNear }: CalendarChipsProps) {
	const active = activeFilters(address, options);
	const near = active.find(({ key }) => key === "postcode");
	return (
		<ul aria-label="Schnell eingrenzen" className="chips print:hidden">
			{QUICK.map(({ key, label, icon, off }) => (
				<li key={key}>
					<FilterChip
						to={filterHref(params, address[key] ? { ...address, [key]: false } : { ...address, ...off, [key]: true })}
						icon={icon}
						active={address[key]}
					>
						{label}
					</FilterChip>
				</li>
			))}
			<li>
				{near ? (
					<FilterChip to={filterHref(params, near.without)} icon={icons.pin} active>
						{near.label}
					</FilterChip>
				) : (
					<NearChip onNear={onNear} />
				)}
			</li>
			{active
				.filter(({ key }) => !HAS_CHIP.includes(key))
				.map(({ key, label, without }) => (
					<li key={key}>
						<FilterChip to={filterHref(params, without)} active removes>
							{label}
						</FilterChip>
					</li>
				))}
			{active.length > 0 && (
				<li className="flex-none">
					<ResetFilter />
				</li>
			)}
		</ul>
	);
}

function NearChip({ onNear }: { onNear: () => void }) {
	const hydrated = useHydrated();
	const content = (
		<>
			<Icon shape={icons.pin} className="size-4.25" />
			in meiner Nähe
		</>
	);
	return hydrated ? (
		<button type="button" aria-haspopup="dialog" onClick={onNear} className="chip">
			{content}
		</button>
	) : (
		<a href={`#${FILTER_ID}`} className="chip">
			{content}
		</a>
	);
}
