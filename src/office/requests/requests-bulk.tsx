import { useSearchParams } from "react-router";
import { type Listed, MOST_CHOSEN } from "#contract/office/listing.ts";
import type { ChosenRequests, OfficeRequest } from "#contract/office/requests.ts";
import { filterIn } from "../lists/address.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { countWords, type Words } from "../lists/count-words.ts";
import type { Selection } from "../lists/selection.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import type { RequestActs } from "./request-acts.ts";

interface RequestsBulkProps {
	page: Listed<OfficeRequest>;
	words: Words;
	selection: Selection;
	acts: RequestActs;
}

/** What is done with all that is chosen; each button says for how many. */
export function RequestsBulk({ page, words, selection, acts }: RequestsBulkProps) {
	const [params] = useSearchParams();
	if (!selection.all && selection.ids.size === 0) return null;
	const count = countWords(selection.all ? Math.min(page.total, MOST_CHOSEN) : selection.ids.size, false, words);
	const chosen: ChosenRequests = selection.all
		? { filter: filterIn(params) as ChosenRequests["filter"] }
		: { ids: [...selection.ids].map(Number) };
	const act = (run: RequestActs["close"]) => () => void run(chosen).then(selection.clear);
	const state = params.get("state");
	return (
		<BulkBar selection={selection} total={page.total} totalIsLeast={page.total_is_least} words={words}>
			{state !== "closed" && (
				<Button size="sm" icon={icons.check} busy={acts.busy} onClick={act(acts.close)}>
					{count} erledigen
				</Button>
			)}
			{state !== "open" && (
				<Button size="sm" icon={icons.back} busy={acts.busy} onClick={act(acts.reopen)}>
					{count} wieder öffnen
				</Button>
			)}
		</BulkBar>
	);
}
