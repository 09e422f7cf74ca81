import { useRevalidator } from "react-router";
import type { ChosenRequests } from "#contract/office/requests.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { useAct } from "../ui/use-act.ts";

type Act = "close" | "reopen";

const BACK: Record<Act, Act> = { close: "reopen", reopen: "close" };

/** What has happened, by how many it happened to. */
export function doneWords(act: Act, count: number): string {
	const what = act === "close" ? "erledigt" : "wieder offen";
	if (count === 0) return `Nichts zu tun: Das war alles schon ${act === "close" ? "erledigt" : "offen"}.`;
	return count === 1 ? `Die Anfrage ist ${what}.` : `${count} Anfragen sind ${what}.`;
}

/** „Erledigt“ and „Wieder öffnen“, for one or many; what was changed can be taken back for ten seconds. */
export function useRequestActs() {
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	async function set(act: Act, chosen: ChosenRequests): Promise<number[]> {
		const { data } = await officeApi.requests[act]({ body: chosen });
		await revalidate();
		return data.ids;
	}
	const doIt = (act: Act, chosen: ChosenRequests) =>
		run(async () => {
			const ids = await set(act, chosen);
			toast(doneWords(act, ids.length), ids.length > 0 ? () => run(() => set(BACK[act], { ids })) : undefined);
		});
	return {
		busy,
		failure,
		close: (chosen: ChosenRequests) => doIt("close", chosen),
		reopen: (chosen: ChosenRequests) => doIt("reopen", chosen),
	};
}
export type RequestActs = ReturnType<typeof useRequestActs>;
