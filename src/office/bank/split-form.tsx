import { useState } from "react";
import { formatEuro, typedEuro } from "#contract/money.ts";
import type { AllocatedPart, BankItem } from "#contract/office/bank-shapes.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { MoneyField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { partFor } from "./options.ts";
import { euroText, itemWords } from "./words.ts";

interface Line {
	item: BankItem;
	amount: string;
}

interface SplitFormProps {
	/** What can be chosen. */
	items: readonly BankItem[];
	free: number;
	busy: boolean;
	onPut: (parts: AllocatedPart[]) => void;
	onBack: () => void;
}

const cents = (euro: number): number => Math.round(euro * 100);
const keyOf = ({ kind, id }: BankItem): string => `${kind}-${id}`;

/** One payment for several: line by line, with what is left. */
export function SplitForm({ items, free, busy, onPut, onBack }: SplitFormProps) {
	const [lines, setLines] = useState<readonly Line[]>([]);
	const given = lines.map(({ amount }) => typedEuro(amount));
	const left = (cents(free) - given.reduce<number>((sum, amount) => sum + cents(amount || 0), 0)) / 100;
	const isRight = lines.length > 0 && left >= 0 && given.every((amount) => amount > 0);
	const others = [...new Map(items.map((item) => [keyOf(item), item])).values()].filter(
		(item) => !lines.some((line) => keyOf(line.item) === keyOf(item)),
	);
	const add = (item: BankItem) =>
		setLines([...lines, { item, amount: euroText(partFor(item, Math.max(0, left)).amount) }]);
	const change = (at: number, amount: string) =>
		setLines(lines.map((line, index) => (index === at ? { ...line, amount } : line)));
	return (
		<>
			{lines.map(({ item, amount }, at) => (
				<div key={keyOf(item)} className="bank-split">
					<MoneyField
						label={`${item.name}, ${item.number}`}
						hint={itemWords(item)}
						error={Number.isNaN(given[at]) ? "Bitte einen Betrag angeben" : undefined}
						value={amount}
						onChange={({ currentTarget: { value } }) => change(at, value)}
					/>
					<IconButton
						icon={icons.close}
						label={`${item.number} entfernen`}
						variant="quiet"
						onClick={() => setLines(lines.filter((line) => line.item !== item))}
					/>
				</div>
			))}
			{others.length > 0 && (
				<ul className="wl wl--plain bank-pick">
					{others.map((item) => (
						<li key={keyOf(item)}>
							<div>
								<b>{item.name}</b>
								<small>{itemWords(item)}</small>
							</div>
							<Button size="sm" aria-label={`Dazunehmen: ${item.number}`} onClick={() => add(item)}>
								Dazunehmen
							</Button>
						</li>
					))}
				</ul>
			)}
			<Alert kind={left < 0 ? "warn" : "info"} role="status">
				{left < 0
					? `${formatEuro(-left)} mehr, als von der Zahlung frei ist.`
					: `${formatEuro(left)} bleiben noch zuzuordnen.`}
			</Alert>
			<div className="row">
				<Button
					variant="primary"
					busy={busy}
					disabled={!isRight}
					onClick={() => onPut(lines.map(({ item: { kind, id } }, at) => ({ kind, id, amount: given[at] ?? 0 })))}
				>
					Aufgeteilt zuordnen
				</Button>
				<Button onClick={onBack}>Doch nicht aufteilen</Button>
			</div>
		</>
	);
}
