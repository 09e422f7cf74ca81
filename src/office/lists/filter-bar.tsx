import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { useKeys } from "../keys/use-keys.ts";
import { toast } from "../toasts/toasts.ts";
import { IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { filtered } from "./address.ts";
import { ChoiceChip } from "./choice-chip.tsx";
import { FixedChip } from "./filter-chip.tsx";
import { type Filter, keysOf } from "./filters.ts";
import { SearchBox } from "./search-box.tsx";
import { SpanChip } from "./span-chip.tsx";

interface FilterBarProps {
	/** What can be searched for. */
	search: string;
	filters: readonly Filter[];
	/** At the end: the way out as a file. */
	children?: ReactNode;
}

/** Every state of a list lives in its address, so that it can be sent to a colleague. */
export function FilterBar({ search, filters, children }: FilterBarProps) {
	const box = useRef<HTMLInputElement>(null);
	const [params] = useSearchParams();
	const [showsRare, setShowsRare] = useState(false);
	useKeys([{ keys: "f", label: "Filtern", run: () => box.current?.focus() }]);
	const isAway = (filter: Filter) => filter.rare && keysOf(filter).every((key) => !params.get(key));
	const away = filters.filter(isAway);
	return (
		<div className="filters">
			<SearchBox ref={box} label={search} />
			{filters.map((filter) => !isAway(filter) && <Chip key={filter.label} filter={filter} />)}
			{away.length > 0 && (
				<button type="button" className="chip-f" aria-expanded={showsRare} onClick={() => setShowsRare(!showsRare)}>
					<Icon shape={icons.filter} className="i i--s" />
					{showsRare ? "Weniger Filter" : "Weitere Filter"}
				</button>
			)}
			{showsRare && away.map((filter) => <Chip key={filter.label} filter={filter} />)}
			<span className="grow" />
			{children}
			<CopyLink />
		</div>
	);
}

function Chip({ filter }: { filter: Filter }) {
	const [params] = useSearchParams();
	if (filter.kind === "choice") return <ChoiceChip filter={filter} />;
	if (filter.kind === "span") return <SpanChip filter={filter} />;
	const nothing = Object.fromEntries(filter.keys.map((key) => [key, null]));
	return <FixedChip label={filter.label} value={filter.value} without={filtered(params, nothing)} />;
}

/** Browsers let a page write into the clipboard only where the line is safe. */
function CopyLink() {
	if (!window.isSecureContext) return null;
	const copy = async () => {
		await navigator.clipboard.writeText(location.href);
		toast("Der Link zu dieser Ansicht ist kopiert.");
	};
	return <IconButton icon={icons.link} label="Link zu dieser Ansicht kopieren" size="sm" onClick={() => void copy()} />;
}
