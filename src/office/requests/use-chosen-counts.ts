import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Listed } from "#contract/office/listing.ts";
import type { OfficeRequest, REQUEST_STATES } from "#contract/office/requests.ts";
import { officeApi } from "../api.ts";
import { filterIn } from "../lists/address.ts";
import type { Count } from "../lists/fixed-view.ts";
import type { Selection } from "../lists/selection.ts";

type Counts = Record<(typeof REQUEST_STATES)[number], Count>;

const exactly = (total: number): Count => ({ total, total_is_least: false });
const NONE: Counts = { open: exactly(0), closed: exactly(0) };

/** How many of those that are chosen are open, and how many are done: rows of other pages are as they were when they were chosen. */
export function useChosenCounts({ data, total }: Listed<OfficeRequest>, { all, ids }: Selection): Counts {
	const [params] = useSearchParams();
	const seen = useRef(new Map<string, boolean>());
	for (const { id, closed_at } of data) seen.current.set(String(id), closed_at !== null);
	const [ofFilter, setOfFilter] = useState(NONE);
	const filter = JSON.stringify(filterIn(params));
	// biome-ignore lint/correctness/useExhaustiveDependencies: another total means that there are others
	useEffect(() => {
		if (!all) return;
		let isCurrent = true;
		void countsOf(JSON.parse(filter)).then((counts) => isCurrent && setOfFilter(counts));
		return () => {
			isCurrent = false;
		};
	}, [all, filter, total]);
	if (all) return ofFilter;
	const closed = [...ids].filter((id) => seen.current.get(id)).length;
	return { open: exactly(ids.size - closed), closed: exactly(closed) };
}

async function countsOf(filter: Record<string, string>): Promise<Counts> {
	const count = async (state: keyof Counts): Promise<Count> =>
		(filter.state ?? state) === state
			? await officeApi.requests.list({ query: { ...filter, sort: "-at", state, per_page: 1 } })
			: exactly(0);
	const [open, closed] = await Promise.all([count("open"), count("closed")]);
	return { open, closed };
}
