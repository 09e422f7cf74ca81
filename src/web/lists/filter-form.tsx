import type { FormEvent, ReactNode } from "react";
import { Button } from "#browser/ui/button.tsx";
import { classNames } from "#browser/ui/class-names.ts";
import { SearchField } from "#browser/ui/search-field.tsx";
import { SEARCH_PARAM } from "#contract/paths.ts";
import { useSearchText } from "./use-search-text.ts";

interface FilterFormProps {
	/** What a screen reader calls it. */
	label: string;
	/** Path of the list. */
	path: string;
	/** Words of the button that only stands there without JavaScript. */
	submit: string;
	/** The text that the list is searched for. */
	search: string;
	/** A text that refines another takes its place in the history. */
	onSearch: (text: string, options: { replace: boolean }) => void;
	className?: string;
	/** Arranges the search field and the filters. */
	children: (searchField: ReactNode) => ReactNode;
}

/** Without JavaScript an ordinary form that is sent with the button. */
export function FilterForm({ label, path, submit, search, onSearch, className, children }: FilterFormProps) {
	const text = useSearchText(search, (typed) => onSearch(typed, { replace: search !== "" && typed !== "" }));
	const send = (event: FormEvent) => {
		event.preventDefault();
		text.applyNow();
	};
	return (
		<search aria-label={label}>
			<form
				action={path}
				onSubmit={send}
				className={classNames(
					"grid gap-4 rounded-2xl bg-surface-sunken p-[clamp(1rem,0.6rem+1.6vw,1.75rem)] print:hidden",
					className,
				)}
			>
				{children(
					<SearchField
						label="Stichwortsuche"
						placeholder="Stichwortsuche"
						name={SEARCH_PARAM}
						value={text.text}
						onChange={text.type}
						onClear={text.clear}
					/>,
				)}
				<noscript>
					<Button type="submit">{submit}</Button>
				</noscript>
			</form>
		</search>
	);
}
