import type { FormEvent } from "react";
import type { Category, Lecturer } from "#contract/catalogue.ts";
import { paths, SEARCH_PARAM } from "#contract/paths.ts";
import { FilterSelect } from "#web/seminars/filter-select.tsx";
import { Button } from "#web/ui/button.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { useSearchText } from "#web/ui/use-search-text.ts";
import { CATEGORY_PARAM, filterHref, LECTURER_PARAM, type ListAddress, searchHref } from "./list-address.ts";

interface ListFilterProps {
	categories: Category[];
	lecturers: Lecturer[];
	target: ListAddress;
	params: URLSearchParams;
	onChange: (to: string, options?: { replace: boolean }) => void;
}

/** Without JavaScript an ordinary form that is sent with the button. */
export function ListFilter({ categories, lecturers, target, params, onChange }: ListFilterProps) {
	const search = useSearchText(target.search, (text) => {
		const refines = target.search !== "" && text !== "";
		onChange(searchHref(params, text), { replace: refines });
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		search.applyNow();
	};

	return (
		<search aria-label="Videokurse filtern">
			<form
				action={paths.courses}
				onSubmit={submit}
				className="grid gap-4 rounded-2xl bg-surface-sunken p-[clamp(1rem,0.6rem+1.6vw,1.75rem)] print:hidden"
			>
				<div className="grid gap-[0.6rem] sm:grid-cols-2 sm:items-end sm:gap-x-3 sm:gap-y-4 lg:grid-cols-[minmax(0,1fr)_15rem_15rem] sm:max-lg:[&>:first-child]:col-span-2">
					<SearchField
						label="Stichwortsuche"
						placeholder="Stichwortsuche"
						name={SEARCH_PARAM}
						value={search.text}
						onChange={search.type}
						onClear={search.clear}
					/>
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
				<noscript>
					<Button type="submit">Videokurse suchen</Button>
				</noscript>
			</form>
		</search>
	);
}
