import type { ReactNode } from "react";
import { useKeys } from "../keys/use-keys.ts";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { countWords, type Words } from "./count-words.ts";
import type { Selection } from "./selection.ts";

interface BulkBarProps {
	selection: Selection;
	total: number;
	totalIsLeast: boolean;
	words: Words;
	/** What can be done with all that is chosen; each says how many it will be. */
	children: ReactNode;
}

/** DESK-07: above the list as soon as something is chosen. Escape clears it. */
export function BulkBar({ selection, total, totalIsLeast, words, children }: BulkBarProps) {
	const count = selection.all ? total : selection.ids.size;
	const isMore = count < total || (totalIsLeast && !selection.all);
	useKeys([{ keys: "Escape", label: "Auswahl aufheben", run: selection.clear }]);
	return (
		<section className="bulk on-deep" aria-label="Auswahl">
			<b role="status">{countWords(count, selection.all && totalIsLeast, words)} ausgewählt</b>
			{isMore && (
				<Button size="sm" onClick={selection.chooseAll}>
					Alle {countWords(total, totalIsLeast, words)} des Filters
				</Button>
			)}
			{children}
			<IconButton icon={icons.close} label="Auswahl aufheben" size="sm" onClick={selection.clear} />
		</section>
	);
}
