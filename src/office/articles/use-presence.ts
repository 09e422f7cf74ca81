import { useEffect, useRef, useState } from "react";
import type { Presence } from "#contract/office/article-writing.ts";
import { officeApi } from "../api.ts";
import type { Manuscript } from "./use-manuscript.ts";

const EVERY_MS = 8_000;

/** EDIT-10: says that one is here, and hears of the others. What they save is shown as long as nothing was typed here. */
export function usePresence({ article, isDirty, renew }: Manuscript, mayWrite: boolean): Presence["others"] {
	const [others, setOthers] = useState<Presence["others"]>([]);
	const state = useRef({ isDirty, number: article.number, renew });
	state.current = { isDirty, number: article.number, renew };
	const { id } = article;
	useEffect(() => {
		if (!mayWrite) return;
		let isOver = false;
		async function tell() {
			const { isDirty: is_writing } = state.current;
			// Whoever has no line hears of it elsewhere.
			const answer = await officeApi.articleTexts.presence({ params: { id }, body: { is_writing } }).catch(() => null);
			if (isOver || !answer) return;
			setOthers(answer.data.others);
			if (answer.data.number > state.current.number) void state.current.renew();
		}
		void tell();
		const timer = setInterval(() => document.visibilityState === "visible" && void tell(), EVERY_MS);
		return () => {
			isOver = true;
			clearInterval(timer);
		};
	}, [id, mayWrite]);
	return others;
}
