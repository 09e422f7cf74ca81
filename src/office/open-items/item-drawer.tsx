import { Link, useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { ADJUSTMENT_WORDS, ITEM_STATE_WORDS } from "#contract/office/open-item-words.ts";
import type { OpenItem } from "#contract/office/open-items.ts";
import { officePaths } from "#contract/office/paths.ts";
import { stepText } from "#contract/office/step-words.ts";
import { officeApi } from "../api.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { Drawer } from "../lists/drawer.tsx";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Facts } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { ItemActs } from "./item-acts.tsx";
import { toneOf } from "./item-step.tsx";
import { ReminderLines } from "./reminder-lines.tsx";

const CONTRACTS = {
	order: { name: "Bestellung", path: officePaths.order },
	sign_up: { name: "Buchung", path: officePaths.booking },
} as const;

/** One open item: what is owed, what was sent for it, what was noted, and all that happened. */
export function ItemDrawer({ item }: { item: OpenItem }) {
	const { number, name, company, contract, due_on, gross, paid, open, state, next, stop, reminders, charges_open } =
		item;
	const { name: contractName, path } = CONTRACTS[contract.kind];
	return (
		<Drawer rowId={number} title={number} foot={<ItemActs item={item} />}>
			{stop && (
				<Alert kind="info" title={stop.until ? `Mahnsperre bis ${formatDate(stop.until)}` : "Mahnsperre"}>
					{stop.reason}
				</Alert>
			)}
			<Facts
				facts={[
					["Empfänger", name],
					["Institution", company],
					[
						contractName,
						<Link key="contract" className="link" to={path(contract.number)}>
							{contract.number}
						</Link>,
					],
					[
						"Rechnung",
						<Link key="invoice" className="link" to={officePaths.invoice(number)}>
							{`${number}, ${formatEuro(gross)}`}
						</Link>,
					],
					["Fällig", formatDate(due_on)],
					["Bezahlt", paid > 0 ? formatEuro(paid) : null],
					[state === "overpaid" ? "Zu viel bezahlt" : "Offen", formatEuro(Math.abs(open))],
					["Mahnkosten offen", charges_open > 0 ? formatEuro(charges_open) : null],
					["Zustand", ITEM_STATE_WORDS[state]],
					[
						"Nächster Schritt",
						<State key="next" tone={toneOf(next)}>
							{stepText(next)}
						</State>,
					],
				]}
			/>
			<ReminderLines reminders={reminders} />
			<Adjustments item={item} />
			<h3>Verlauf</h3>
			<HistoryBlock
				key={`${reminders.length}-${item.adjustments.length}-${stop?.reason}-${paid}`}
				subject="invoice"
				id={number}
			/>
		</Drawer>
	);
}

function Adjustments({ item: { adjustments } }: { item: OpenItem }) {
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const may = useMay();
	if (adjustments.length === 0) return null;
	const takeBack = (id: number) =>
		run(async () => {
			await officeApi.openItems.takeBack({ params: { id } });
			await revalidate();
		});
	return (
		<>
			<Failure text={failure} />
			<ul className="wl" aria-label="Gebucht">
				{adjustments.map(({ id, kind, amount, reason, noted_on, by }) => (
					<li key={id}>
						<div>
							<b>{`${ADJUSTMENT_WORDS[kind]}: ${formatEuro(amount)}`}</b>
							<small>{[`am ${formatDate(noted_on)}`, by, reason].filter(Boolean).join(" · ")}</small>
						</div>
						{may(kind === "write_off" ? "books.write_off" : "books.write") && (
							<Button size="sm" variant="quiet" busy={busy} onClick={() => void takeBack(id)}>
								Zurücknehmen
							</Button>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
