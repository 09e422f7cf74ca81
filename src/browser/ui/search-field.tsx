import { useId, useRef } from "react";
import { SEARCH_MAX_LENGTH } from "#contract/constants.ts";
import { classNames } from "./class-names.ts";
import { FIELD_BOX } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import * as icons from "./icons.ts";
import { useHydrated } from "./use-hydrated.ts";

const SIZES = {
	sm: { input: "min-h-12 pl-12 pr-12 text-base", icon: "left-4 size-5.5", clear: "right-1" },
	md: {
		input: "min-h-14 pl-12.5 pr-12.75 text-base",
		icon: "left-4.5 size-5.5",
		clear: "right-1.5",
	},
	xl: { input: "min-h-17 pl-15 pr-14.5 text-figure-lg", icon: "left-5.5 size-6.5", clear: "right-3" },
} as const;

interface SearchFieldProps {
	label: string;
	value: string;
	onChange: (value: string) => void;
	onClear: () => void;
	placeholder?: string;
	/** The query parameter when the form is sent without JavaScript. */
	name?: string;
	size?: keyof typeof SIZES;
	autoFocus?: boolean;
}

export function SearchField({
	label,
	value,
	onChange,
	onClear,
	placeholder,
	name,
	size = "md",
	autoFocus,
}: SearchFieldProps) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const hydrated = useHydrated();
	const look = SIZES[size];
	const clear = () => {
		onClear();
		input.current?.focus();
	};
	return (
		<div className="relative h-fit">
			<Icon
				shape={icons.search}
				className={classNames("pointer-events-none absolute top-1/2 -translate-y-1/2", look.icon)}
			/>
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<input
				ref={input}
				id={id}
				type="search"
				name={name}
				value={value}
				placeholder={placeholder}
				autoComplete="off"
				maxLength={SEARCH_MAX_LENGTH}
				// biome-ignore lint/a11y/noAutofocus: only the search page asks for it, where the field is the page
				autoFocus={autoFocus}
				enterKeyHint="search"
				onChange={(event) => onChange(event.target.value)}
				className={classNames(
					FIELD_BOX,
					"rounded-pill focus-visible:rounded-pill [&::-webkit-search-cancel-button]:hidden",
					look.input,
				)}
			/>
			{hydrated && value !== "" && (
				<IconButton
					icon={icons.close}
					label="Suche leeren"
					className={classNames("absolute! top-1/2 -translate-y-1/2", look.clear)}
					onClick={clear}
				/>
			)}
		</div>
	);
}
