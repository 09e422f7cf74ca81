import { useSearchParams } from "react-router";
import type { Listed } from "#contract/office/listing.ts";
import type { ChosenRequests, OfficeRequest } from "#contract/office/requests.ts";
import { filterIn } from "../lists/address.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { countWords, type Words } from "../lists/count-words.ts";
import type { Selection } from "../lists/selection.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import type { RequestActs } from "./request-acts.ts";
import { useChosenCounts } from "./use-chosen-counts.ts";

interface RequestsBulkProps {
	page: Listed<OfficeRequest>;
	words: Words;
	selection: Selection;
	acts: RequestActs;
}

/** What is done with all that is chosen; each button says how many it would change, and what changes nothing is not there. */
export function RequestsBulk({ page, words, selection, acts }: RequestsBulkProps) {
	const [params] = useSearchParams();
	const { open, closed } = useChosenCounts(page, selection);
	if (selection.isEmpty) return null;
	const chosen: ChosenRequests = selection.all
		? { filter: filterIn(params) as ChosenRequests["filter"] }
		: { ids: [...selection.ids].map(Number) };
	const act = (run: RequestActs["close"]) => () => void run(chosen).then(selection.clear);
	return (
		<BulkBar selection={selection} total={page.total} totalIsLeast={page.total_is_least} words={words}>
			{open.total > 0 && (
				<Button size="sm" icon={icons.check} busy={acts.busy} onClick={act(acts.close)}>
					{countWords(open.total, open.total_is_least, words)} erledigen
				</Button>
			)}
			{closed.total > 0 && (
				<Button size="sm" icon={icons.back} busy={acts.busy} onClick={act(acts.reopen)}>
					{countWords(closed.total, closed.total_is_least, words)} wieder öffnen
				</Button>
			)}
		</BulkBar>
	);
}
