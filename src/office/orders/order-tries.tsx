import { useRevalidator } from "react-router";
import { formatEuro } from "#contract/money.ts";
import type { OfficeOrderPage, OfficePayment } from "#contract/office/order-page.ts";
import {
	ORDER_METHOD_WORDS,
	PAYMENT_DECISION_WORDS,
	PAYMENT_PROBLEM_WORDS,
	PAYMENT_STATE_WORDS,
} from "#contract/office/order-words.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { State, type Tone } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";

const TONES: Record<OfficePayment["state"], Tone> = {
	open: "info",
	paid: "ok",
	failed: "err",
	expired: "mute",
	cancelled: "mute",
	refunded: "mute",
};

/** Each try to pay at the provider, newest first. */
export function OrderTries({ order: { number, payments } }: { order: OfficeOrderPage }) {
	const may = useMay();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const open = (id: number, how: "reopenPayment" | "unassignPayment") =>
		run(async () => {
			await officeApi.orderMoney[how]({ params: { number, id } });
			await revalidate();
		});
	return (
		<>
			<Failure text={failure} />
			<ul className="wl wl--plain" aria-label="Zahlungen beim Zahlungsdienst">
				{payments.map((payment) => (
					<li key={payment.id}>
						<div>
							<b>{`${payment.method ? ORDER_METHOD_WORDS[payment.method] : "Zahlung"}, ${formatEuro(payment.amount)}`}</b>
							<small>{fullMoment(payment.settled_at ?? payment.created_at)}</small>
							<Problem {...payment} />
							{payment.decision === "ignored" && may("orders.write") && (
								<Button size="sm" icon={icons.back} busy={busy} onClick={() => open(payment.id, "reopenPayment")}>
									Wieder öffnen
								</Button>
							)}
							{payment.decision === "assigned" && may("orders.write") && (
								<Button size="sm" icon={icons.back} busy={busy} onClick={() => open(payment.id, "unassignPayment")}>
									Zuordnung zurücknehmen
								</Button>
							)}
						</div>
						<State tone={TONES[payment.state]}>{PAYMENT_STATE_WORDS[payment.state]}</State>
					</li>
				))}
			</ul>
		</>
	);
}

function Problem({ problem, decision, is_undecided }: OfficePayment) {
	if (!problem) return null;
	return (
		<>
			<small className={is_undecided ? "msg-bad" : undefined}>{PAYMENT_PROBLEM_WORDS[problem]}</small>
			{decision && <small>{PAYMENT_DECISION_WORDS[decision]}</small>}
		</>
	);
}
