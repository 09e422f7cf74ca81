import { useCallback, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { ORDER_METHOD_WORDS } from "#contract/office/order-words.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { officePaths } from "#contract/office/paths.ts";
import { ActDialog } from "../acts/act-dialog.tsx";
import { officeApi } from "../api.ts";
import { useNoteRecent } from "../frame/recent.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { Drawer } from "../lists/drawer.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { Deadline } from "../withdrawals/withdrawal-state.tsx";
import { OrderState } from "./order-state.tsx";

const ENDED: OfficeOrder["state"][] = ["cancelled", "withdrawn"];

/** One order, what can be done with it, and what happened to it. */
export function OrderDrawer({ order }: { order: OfficeOrder }) {
	const { number, name, email, company, topics, gross, payment_method, state, created_at, paid_at, withdrawal } = order;
	const may = useMay();
	const [withdrawing, setWithdrawing] = useState(false);
	useNoteRecent({ path: officePaths.order(number), title: `${name}, ${number}`, kind: "order" });
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
			{withdrawal && <Declared {...withdrawal} />}
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

/** Whoever ordered has withdrawn from it: what is to be done by when, or when it was done. */
const Declared = ({ id, received_at, due, handled_at }: NonNullable<OfficeOrder["withdrawal"]>) => (
	<Alert
		kind={handled_at ? "info" : "warn"}
		title={handled_at ? `Widerruf vollzogen am ${formatDate(handled_at)}.` : "Widerruf ist eingegangen."}
	>
		Erklärt am {formatDate(received_at)}. {handled_at ? "Das Geld muss" : "Vollzieh ihn. Das Geld muss"} bis{" "}
		<Deadline due={due} handled_at={handled_at} /> zurück sein.{" "}
		<Link className="link" to={officePaths.withdrawal(id)}>
			Zum Widerruf
		</Link>
	</Alert>
);

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
