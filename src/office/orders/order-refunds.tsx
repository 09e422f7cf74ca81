import { useState } from "react";
import { useRevalidator } from "react-router";
import { berlinDay } from "#contract/berlin.ts";
import { formatDate, isoDay } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { OrderRefund } from "#contract/office/order-money.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { State, type Tone } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { TransferDialog } from "./transfer-dialog.tsx";

function stateOf({ way, paid_on, failed_at }: OrderRefund): [Tone, string] {
	if (paid_on) return ["ok", "erstattet"];
	if (way === "transfer") return ["warn", "zu überweisen"];
	return failed_at ? ["err", "gescheitert"] : ["info", "unterwegs"];
}

const detailOf = ({ paid_on, asked_at, credit_note }: OrderRefund): string =>
	[paid_on ? formatDate(paid_on) : fullMoment(asked_at), credit_note].filter(Boolean).join(" · ");

/** What went back or is about to, and what is in the way. */
export function OrderRefunds({ order }: { order: OfficeOrderPage }) {
	const { number, refunds } = order;
	const may = useMay();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const [taken, setTaken] = useState<OrderRefund | null>(null);
	if (refunds.length === 0) return null;
	const isStuck = refunds.some(({ way, failed_at, paid_on }) => way === "provider" && failed_at && !paid_on);
	const tryAgain = () =>
		run(async () => {
			await officeApi.orderMoney.sendRefund({ params: { number } });
			await revalidate();
		});
	const noteSent = (id: number) =>
		run(async () => {
			const note = async (paid_on: string | null) => {
				await officeApi.payments.refundSent({ params: { id }, body: { paid_on } });
				await revalidate();
			};
			await note(isoDay(berlinDay(new Date())));
			toast("Als überwiesen gemerkt.", () => note(null));
		});
	return (
		<section aria-label="Erstattungen" className="stack">
			<Failure text={failure} />
			<ul className="wl wl--plain">
				{refunds.map((refund) => (
					<Refund
						key={refund.id}
						refund={refund}
						busy={busy}
						onSent={may("orders.write") ? () => noteSent(refund.id) : null}
						onTransfer={may("orders.write") && refund.may_transfer ? () => setTaken(refund) : null}
					/>
				))}
			</ul>
			{isStuck && (
				<>
					<p className="hint">Wir versuchen es von selbst immer wieder, in wachsenden Abständen.</p>
					{may("orders.write") && (
						<Button size="sm" icon={icons.again} busy={busy} onClick={tryAgain}>
							Jetzt noch einmal versuchen
						</Button>
					)}
				</>
			)}
			{taken && <TransferDialog order={order} refund={taken} onClose={() => setTaken(null)} />}
		</section>
	);
}

interface RefundProps {
	refund: OrderRefund;
	busy: boolean;
	onSent: (() => void) | null;
	onTransfer: (() => void) | null;
}

function Refund({ refund, busy, onSent, onTransfer }: RefundProps) {
	const { amount, way, reason, transfer_reason, paid_on, failed_at, last_error } = refund;
	const [tone, words] = stateOf(refund);
	return (
		<li>
			<div>
				<b>{`Erstattung, ${formatEuro(amount)}`}</b>
				<small>{detailOf(refund)}</small>
				{reason && <small>{`„${reason}“`}</small>}
				{transfer_reason && <small>{`Überweisung statt Zahlungsdienst: „${transfer_reason}“`}</small>}
				{way === "provider" && failed_at && !paid_on && (
					<small className="msg-bad">{`${fullMoment(failed_at)}: Der Zahlungsdienst sagt „${last_error}“`}</small>
				)}
				{onTransfer && (
					<Button size="sm" icon={icons.bank} onClick={onTransfer}>
						Stattdessen überweisen …
					</Button>
				)}
				{way === "transfer" && !paid_on && onSent && (
					<Button size="sm" icon={icons.check} busy={busy} onClick={onSent}>
						Überwiesen
					</Button>
				)}
			</div>
			<State tone={tone}>{words}</State>
		</li>
	);
}
