import { useEffect, useRef, useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import type { BankItem } from "#contract/office/bank-shapes.ts";
import { officeApi } from "../api.ts";
import * as icons from "../ui/icons.ts";

const WAIT_MS = 200;

/** What waits for money, by number, name or amount. */
export function FindItems({ onFound }: { onFound: (items: readonly BankItem[]) => void }) {
	const [q, setQ] = useState("");
	const tell = useRef(onFound);
	tell.current = onFound;
	useEffect(() => {
		const typed = q.trim();
		if (typed === "") {
			tell.current([]);
			return;
		}
		let isOver = false;
		const timer = setTimeout(async () => {
			const found = await officeApi.bank.items({ query: { q: typed } }).catch(() => null);
			if (!isOver && found) tell.current(found.data);
		}, WAIT_MS);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [q]);
	return (
		<search className="find bank-find">
			<Icon shape={icons.search} className="i" />
			<input
				type="search"
				className="input"
				aria-label="Rechnung, Name oder Betrag"
				placeholder="Rechnung, Name oder Betrag"
				value={q}
				onChange={({ currentTarget: { value } }) => setQ(value)}
			/>
		</search>
	);
}
