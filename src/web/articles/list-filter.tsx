import type { FormEvent } from "react";
import type { Category } from "#contract/catalogue.ts";
import { paths, SEARCH_PARAM } from "#contract/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { useSearchText } from "#web/ui/use-search-text.ts";
import { CATEGORY_PARAM, categoryHref, type ListAddress, searchHref } from "./list-address.ts";

interface ListFilterProps {
	categories: Category[];
	target: ListAddress;
	params: URLSearchParams;
	onChange: (to: string, options?: { replace: boolean }) => void;
}

/** Without JavaScript an ordinary form that is sent with the button. */
export function ListFilter({ categories, target, params, onChange }: ListFilterProps) {
	const search = useSearchText(target.search, (text) => {
		const refines = target.search !== "" && text !== "";
		onChange(searchHref(params, text), { replace: refines });
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		search.applyNow();
	};
	const known = categories.some(({ slug }) => slug === target.category);

	return (
		<search aria-label="Ratgeber durchsuchen">
			<form
				action={paths.articles}
				onSubmit={submit}
				className="grid gap-4 rounded-2xl bg-surface-sunken p-[clamp(1rem,0.6rem+1.6vw,1.75rem)] lg:grid-cols-[minmax(0,1fr)_17rem] lg:items-center print:hidden"
			>
				<SearchField
					label="Stichwortsuche"
					placeholder="Stichwortsuche"
					name={SEARCH_PARAM}
					value={search.text}
					onChange={search.type}
					onClear={search.clear}
				/>
				<Field label="Kategorie" labelHidden>
					<Select
						shape="pill"
						name={CATEGORY_PARAM}
						value={known ? target.category : ""}
						onChange={(event) => onChange(categoryHref(params, event.target.value))}
					>
						<option value="">Alle Kategorien</option>
						{categories.map(({ slug, name }) => (
							<option key={slug} value={slug}>
								{name}
							</option>
						))}
					</Select>
				</Field>
				<noscript>
					<Button type="submit">Artikel suchen</Button>
				</noscript>
			</form>
		</search>
	);
}
