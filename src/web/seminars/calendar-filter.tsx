import { Checkbox } from "#browser/ui/checkbox.tsx";
import { type CalendarAddress, ON } from "#contract/calendar-address.ts";
import { formatMonth } from "#contract/dates.ts";
import { CATEGORY_PARAM, LECTURER_PARAM, MONTH_PARAM, ONLINE_PARAM, paths } from "#contract/paths.ts";
import { FilterForm } from "#web/lists/filter-form.tsx";
import { FilterSelect } from "#web/lists/filter-select.tsx";
import { filterHref, searchHref } from "./calendar-links.ts";
import { withChosenMonth } from "./calendar-months.ts";
import type { CalendarOptions } from "./calendar-source.ts";
import { useChoice } from "./use-choice.ts";

interface CalendarFilterProps {
	options: CalendarOptions;
	target: CalendarAddress;
	params: URLSearchParams;
	onChange: (to: string, options?: { replace: boolean }) => void;
}

export function CalendarFilter({ options, target, params, onChange }: CalendarFilterProps) {
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
		<FilterForm
			label="Seminare filtern"
			path={paths.seminars}
			submit="Seminare suchen"
			search={target.search}
			onSearch={(text, options) => onChange(searchHref(params, text), options)}
		>
			{(searchField) => (
				<>
					<div className="grid gap-2.5 sm:gap-x-3 sm:gap-y-4 lg:grid-cols-end lg:items-center">
						{searchField}
						<Checkbox
							shape="toggle"
							className="grid"
							name={ONLINE_PARAM}
							value={ON}
							checked={shown.online}
							onChange={({ target: { checked } }) => limit({ online: checked })}
						>
							Nur Online-Seminare
						</Checkbox>
					</div>
					<div className="grid gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:items-end sm:gap-x-3 sm:gap-y-4">
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
				</>
			)}
		</FilterForm>
	);
}
