import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { ActDialog } from "../acts/act-dialog.tsx";
import { officeApi } from "../api.ts";
import { PayDialog } from "../books/pay-dialog.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import type { useAct } from "../ui/use-act.ts";
import { CorrectDialog } from "./correct-dialog.tsx";
import { ReduceDialog } from "./reduce-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const ENDED: OfficeOrderPage["state"][] = ["cancelled", "withdrawn"];

interface OrderActionsProps {
	order: OfficeOrderPage;
	/** What is pressed at the head of the page. */
	act: Pick<ReturnType<typeof useAct>, "busy" | "run">;
}

/** What can be done with the whole order. */
export function OrderActions({ order, act: { busy, run } }: OrderActionsProps) {
	const { number, email, state } = order;
	const may = useMay();
	const { revalidate } = useRevalidator();
	const [doing, setDoing] = useState<"withdraw" | "correct" | "refund" | "reduce" | "pay" | null>(null);
	if (!may("orders.write") || ENDED.includes(state)) return null;
	const sendAgain = () =>
		run(async () => {
			await officeApi.orderPage.sendAgain({ params: { number } });
			toast(`Noch einmal an ${email} geschickt.`);
			await revalidate();
		});
	return (
		<>
			{order.open > 0 && (
				<Button variant="primary" icon={icons.euro} onClick={() => setDoing("pay")}>
					Zahlung eintragen
				</Button>
			)}
			<Button icon={icons.send} busy={busy} onClick={sendAgain}>
				{state === "awaiting_payment" ? "Link zum Bezahlen schicken" : "Bestätigung noch einmal schicken"}
			</Button>
			<Menu label="Mehr" icon={icons.more}>
				{state !== "awaiting_payment" && (
					<MenuItem icon={icons.pencil} onSelect={() => setDoing("correct")}>
						Rechnung berichtigen …
					</MenuItem>
				)}
				{order.refundable > 0 && (
					<MenuItem icon={icons.returned} onSelect={() => setDoing("refund")}>
						Erstatten …
					</MenuItem>
				)}
				{order.reducible > 0 && (
					<MenuItem icon={icons.returned} onSelect={() => setDoing("reduce")}>
						Teil gutschreiben …
					</MenuItem>
				)}
				<MenuItem icon={icons.back} danger onSelect={() => setDoing("withdraw")}>
					Widerruf vollziehen …
				</MenuItem>
			</Menu>
			{doing === "withdraw" && <Withdrawal number={number} onClose={() => setDoing(null)} />}
			{doing === "pay" && <PayDialog persons={[order]} onClose={() => setDoing(null)} />}
			{doing === "refund" && <RefundDialog order={order} onClose={() => setDoing(null)} />}
			{doing === "reduce" && <ReduceDialog order={order} onClose={() => setDoing(null)} />}
			{doing === "correct" && <CorrectDialog order={order} onClose={() => setDoing(null)} />}
		</>
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
			lead="Der Zugang zu den Filmen endet, die Rechnung wird durch eine Stornorechnung aufgehoben. Das lässt sich nicht zurücknehmen."
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
