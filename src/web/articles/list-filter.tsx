import type { Category } from "#contract/catalogue.ts";
import { CATEGORY_PARAM, paths } from "#contract/paths.ts";
import { FilterForm } from "#web/lists/filter-form.tsx";
import { FilterSelect } from "#web/lists/filter-select.tsx";
import { categoryHref, type ListAddress, searchHref } from "./list-address.ts";

interface ListFilterProps {
	categories: Category[];
	target: ListAddress;
	params: URLSearchParams;
	onChange: (to: string, options?: { replace: boolean }) => void;
}

export const ListFilter = ({ categories, target, params, onChange }: ListFilterProps) => (
	<FilterForm
		label="Ratgeber durchsuchen"
		path={paths.articles}
		submit="Artikel suchen"
		search={target.search}
		onSearch={(text, options) => onChange(searchHref(params, text), options)}
		className="lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-center"
	>
		{(searchField) => (
			<>
				{searchField}
				<FilterSelect
					alone
					label="Kategorie"
					all="Alle Kategorien"
					name={CATEGORY_PARAM}
					options={categories}
					value={target.category}
					onChange={(slug) => onChange(categoryHref(params, slug))}
				/>
			</>
		)}
	</FilterForm>
);
