import { type FormEvent, useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { SearchField } from "#browser/ui/search-field.tsx";
import { paths, SEARCH_PARAM, VIEW_PARAM } from "#contract/paths.ts";
import { useSearchText } from "#web/lists/use-search-text.ts";
import { COLUMNS } from "./search-address.ts";

interface SearchFormProps {
	query: string;
	columns: boolean;
	onSearch: (text: string) => void;
}

/** Without JavaScript an ordinary form that is sent with the button. */
export function SearchForm({ query, columns, onSearch }: SearchFormProps) {
	const [startsEmpty] = useState(query === "");
	const search = useSearchText(query, onSearch);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		search.applyNow();
	};
	return (
		<search aria-label="Ganze Website">
			<form action={paths.search} onSubmit={submit} className="mt-7 grid max-w-208 justify-items-start gap-4">
				<div className="w-full">
					<SearchField
						label="Stichwortsuche"
						placeholder="Stichwortsuche"
						name={SEARCH_PARAM}
						size="xl"
						value={search.text}
						onChange={search.type}
						onClear={search.clear}
						autoFocus={startsEmpty}
					/>
				</div>
				{columns && <input type="hidden" name={VIEW_PARAM} value={COLUMNS} />}
				<noscript>
					<Button type="submit">Suchen</Button>
				</noscript>
			</form>
		</search>
	);
}
