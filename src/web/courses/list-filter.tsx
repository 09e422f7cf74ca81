import type { Category, Lecturer } from "#contract/catalogue.ts";
import { CATEGORY_PARAM, LECTURER_PARAM, paths } from "#contract/paths.ts";
import { FilterForm } from "#web/lists/filter-form.tsx";
import { FilterSelect } from "#web/lists/filter-select.tsx";
import { filterHref, type ListAddress, searchHref } from "./list-address.ts";

interface ListFilterProps {
	categories: Category[];
	lecturers: Lecturer[];
	target: ListAddress;
	params: URLSearchParams;
	onChange: (to: string, options?: { replace: boolean }) => void;
}

export const ListFilter = ({ categories, lecturers, target, params, onChange }: ListFilterProps) => (
	<FilterForm
		label="Videokurse filtern"
		path={paths.courses}
		submit="Videokurse suchen"
		search={target.search}
		onSearch={(text, options) => onChange(searchHref(params, text), options)}
	>
		{(searchField) => (
			<div className="grid gap-2.5 sm:grid-cols-2 sm:items-end sm:gap-x-3 sm:gap-y-4 lg:grid-cols-[minmax(0,1fr)_15rem_15rem] sm:max-lg:[&>:first-child]:col-span-2">
				{searchField}
				<FilterSelect
					label="Kategorie"
					all="Alle Kategorien"
					name={CATEGORY_PARAM}
					options={categories}
					value={target.category}
					onChange={(slug) => onChange(filterHref(params, CATEGORY_PARAM, slug))}
				/>
				<FilterSelect
					label="Dozent/in"
					all="Alle Dozenten"
					name={LECTURER_PARAM}
					options={lecturers}
					value={target.lecturer}
					onChange={(slug) => onChange(filterHref(params, LECTURER_PARAM, slug))}
				/>
			</div>
		)}
	</FilterForm>
);
