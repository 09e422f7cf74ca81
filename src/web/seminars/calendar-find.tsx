import { type FormEvent, useRef } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { SearchField } from "#browser/ui/search-field.tsx";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import type { CalendarAddress } from "#contract/calendar-address.ts";
import { paths, SEARCH_PARAM } from "#contract/paths.ts";
import { useSearchText } from "#web/lists/use-search-text.ts";
import { CalendarChips } from "./calendar-chips.tsx";
import { filterCount } from "./calendar-filters.ts";
import { filterHref, filterParams, searchHref } from "./calendar-links.ts";
import type { CalendarOptions } from "./calendar-options.ts";
import { FILTER_ID, FilterSheet, type SheetHandle } from "./filter-sheet.tsx";

interface CalendarFindProps {
	options: CalendarOptions;
	/** Where the calendar is or is going. */
	address: CalendarAddress;
	params: URLSearchParams;
	onChange: (to: string, options?: { replace: boolean }) => void;
}

/** The search, the way to all filters, and the four that most people want. */
export function CalendarFind({ options, address, params, onChange }: CalendarFindProps) {
	const sheet = useRef<SheetHandle>(null);
	const { search } = address;
	const text = useSearchText(search, (typed) =>
		onChange(searchHref(params, typed), { replace: search !== "" && typed !== "" }),
	);
	const send = (event: FormEvent) => {
		event.preventDefault();
		text.applyNow();
	};
	return (
		<search aria-label="Seminare filtern" className="print:hidden">
			<form
				action={paths.seminars}
				onSubmit={send}
				className="grid grid-cols-end gap-2.5 lg:grid-cols-find lg:justify-start"
			>
				<SearchField
					size="sm"
					label="Stichwortsuche"
					placeholder="Stichwort"
					name={SEARCH_PARAM}
					value={text.text}
					onChange={text.type}
					onClear={text.clear}
				/>
				<FilterButton count={filterCount(address, options)} onOpen={() => sheet.current?.open()} />
				{filterParams(address).map(([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />)}
				<noscript>
					<Button type="submit">Seminare suchen</Button>
				</noscript>
			</form>
			<CalendarChips
				address={address}
				options={options}
				params={params}
				onNear={() => sheet.current?.open("postcode")}
			/>
			<FilterSheet
				ref={sheet}
				address={address}
				options={options}
				onApply={(chosen) => onChange(filterHref(params, chosen))}
			/>
		</search>
	);
}

function FilterButton({ count, onOpen }: { count: number; onOpen: () => void }) {
	const hydrated = useHydrated();
	const content = (
		<>
			<Icon shape={icons.filter} />
			Filter
			{count > 0 && (
				<b className="grid h-6 min-w-6 place-items-center rounded-pill bg-raps-400 px-1.25 text-xs text-holunder-900 tabular-nums">
					{count}
					<span className="sr-only"> gewählt</span>
				</b>
			)}
		</>
	);
	return hydrated ? (
		<button type="button" aria-haspopup="dialog" onClick={onOpen} className="chip min-h-12 text-ui font-strong">
			{content}
		</button>
	) : (
		<a href={`#${FILTER_ID}`} className="chip min-h-12 text-ui font-strong">
			{content}
		</a>
	);
}
