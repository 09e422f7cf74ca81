import type { FormEvent } from "react";
import { formatMonth } from "#contract/dates.ts";
import { paths, SEARCH_PARAM } from "#contract/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { useSearchText } from "#web/ui/use-search-text.ts";
import {
	CATEGORY_PARAM,
	type CalendarAddress,
	filterHref,
	LECTURER_PARAM,
	MONTH_PARAM,
	ONLINE_PARAM,
	ONLINE_VALUE,
	searchHref,
} from "./calendar-address.ts";
import { withChosenMonth } from "./calendar-months.ts";
import type { CalendarOptions } from "./calendar-source.ts";
import { FilterSelect } from "./filter-select.tsx";
import { useChoice } from "./use-choice.ts";

interface CalendarFilterProps {
	options: CalendarOptions;
	target: CalendarAddress;
	params: URLSearchParams;
	onChange: (to: string, options?: { replace: boolean }) => void;
}

/** Without JavaScript an ordinary form that is sent with the button. */
export function CalendarFilter({ options, target, params, onChange }: CalendarFilterProps) {
	const search = useSearchText(target.search, (text) => {
		const refines = target.search !== "" && text !== "";
		onChange(searchHref(params, text), { replace: refines });
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		search.applyNow();
	};
	const { shown, choose } = useChoice(target, params.toString());
	const limit = (choice: Partial<CalendarAddress>) => {
		const chosen = { ...shown, ...choice };
		choose(chosen);
		onChange(filterHref(params, chosen));
	};
	const months = withChosenMonth(options.months, shown.month).map((month) => ({
		slug: month,
		name: formatMonth(month),
	}));

	return (
		<search aria-label="Seminare filtern">
			<form
				action={paths.seminars}
				onSubmit={submit}
				className="grid gap-4 rounded-2xl bg-surface-sunken p-[clamp(1rem,0.6rem+1.6vw,1.75rem)] print:hidden"
			>
				<div className="grid gap-[0.6rem] sm:gap-x-3 sm:gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
					<SearchField
						label="Stichwortsuche"
						placeholder="Stichwortsuche"
						name={SEARCH_PARAM}
						value={search.text}
						onChange={search.type}
						onClear={search.clear}
					/>
					<Checkbox
						shape="toggle"
						className="grid"
						name={ONLINE_PARAM}
						value={ONLINE_VALUE}
						checked={shown.online}
						onChange={({ target: { checked } }) => limit({ online: checked })}
					>
						Nur Online-Seminare
					</Checkbox>
				</div>
				<div className="grid gap-[0.6rem] sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:items-end sm:gap-x-3 sm:gap-y-4">
					<FilterSelect
						label="Kategorie"
						all="Alle Kategorien"
						name={CATEGORY_PARAM}
						options={options.categories}
						value={shown.category}
						onChange={(category) => limit({ category })}
					/>
					<FilterSelect
						label="Monat"
						all="Alle Monate"
						name={MONTH_PARAM}
						options={months}
						value={shown.month}
						onChange={(month) => limit({ month })}
					/>
					<FilterSelect
						label="Dozent/in"
						all="Alle Dozenten"
						name={LECTURER_PARAM}
						options={options.lecturers}
						value={shown.lecturer}
						onChange={(lecturer) => limit({ lecturer })}
					/>
				</div>
				<noscript>
					<Button type="submit">Seminare suchen</Button>
				</noscript>
			</form>
		</search>
	);
}
