import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { formatEuro } from "#contract/money.ts";
import { ORDER_METHOD_WORDS } from "#contract/office/order-words.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { ActDialog } from "../acts/act-dialog.tsx";
import { officeApi } from "../api.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { Drawer } from "../lists/drawer.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { OrderState } from "./order-state.tsx";

const ENDED: OfficeOrder["state"][] = ["cancelled", "withdrawn"];

/** One order, what can be done with it, and what happened to it. */
export function OrderDrawer({ order }: { order: OfficeOrder }) {
	const { number, name, email, company, topics, gross, payment_method, state, created_at, paid_at } = order;
	const may = useMay();
	const [withdrawing, setWithdrawing] = useState(false);
	return (
		<Drawer
			rowId={number}
			title={number}
			foot={
				may("orders.write") &&
				!ENDED.includes(state) && (
					<Button size="sm" variant="warnline" icon={icons.back} onClick={() => setWithdrawing(true)}>
						Widerruf vollziehen
					</Button>
				)
			}
		>
			<Facts
				facts={[
					["Zustand", <OrderState key="state" state={state} />],
					["Wer", name],
					["Institution", company],
					[
						"E-Mail",
						<a key="mail" className="link" href={`mailto:${email}`}>
							{email}
						</a>,
					],
					["Videokurse", topics],
					["Betrag", formatEuro(gross)],
					["Zahlungsart", ORDER_METHOD_WORDS[payment_method]],
					["Bestellt", fullMoment(created_at)],
					["Bezahlt", paid_at && fullMoment(paid_at)],
				]}
			/>
			<h3>Verlauf</h3>
			<HistoryBlock key={`${number} ${state}`} subject="order" id={number} />
			{withdrawing && <Withdrawal number={number} onClose={() => setWithdrawing(false)} />}
		</Drawer>
	);
}

function Withdrawal({ number, onClose }: { number: string; onClose: () => void }) {
	const { revalidate } = useRevalidator();
	const input = { params: { number } };
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
	const foresee = useCallback(() => officeApi.orders.foreseeWithdrawal(input).then(({ data }) => data), [number]);
	return (
		<ActDialog
			title={`Widerruf von ${number} vollziehen?`}
			lead="Der Zugang zu den Filmen endet, die Rechnung wird durch eine Gutschrift aufgehoben. Das lässt sich nicht zurücknehmen."
			promise="Ja, die Bestellung ist widerrufen."
			verb="Widerrufen"
			cancel="Nicht widerrufen"
			foresee={foresee}
			act={async () => {
				await officeApi.orders.withdraw(input);
				await revalidate();
				toast(`${number} ist widerrufen.`);
			}}
			onClose={onClose}
		/>
	);
}
