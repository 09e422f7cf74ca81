import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { berlinDay } from "#contract/berlin.ts";
import { formatDate, isoDay } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { DateMoney } from "#contract/office/payments.ts";
import { officeApi } from "../api.ts";
import { type Owed, PayDialog } from "../books/pay-dialog.tsx";
import { idInAddress } from "../id-in-address.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";

export const handle = { title: "Geld" };

export async function loader({ params: { id } }: LoaderFunctionArgs) {
	return (await officeApi.payments.ofDate({ params: { id: idInAddress(id) } })).data;
}

/** What is open, what has arrived and what goes back for a date. */
export function Component() {
	const money = useLoaderData<typeof loader>();
	const mayAct = useMay()("orders.write");
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const [owed, setOwed] = useState<Owed | null>(null);
	const today = isoDay(berlinDay(new Date()));
	const takeBack = (id: number) =>
		run(async () => {
			await officeApi.payments.takeBack({ body: { ids: [id] } });
			await revalidate();
			toast("Die Zahlung ist zurückgenommen.");
		});
	const send = (id: number, paid_on: string | null): Promise<void> =>
		run(async () => {
			await officeApi.payments.refundSent({ params: { id }, body: { paid_on } });
			await revalidate();
			if (paid_on) toast("Die Erstattung ist als überwiesen vermerkt.", () => send(id, null));
		});
	return (
		<div className="cols cols--wide">
			<div className="stack">
				<Failure text={failure} />
				<Panel title="Offen" flush>
					<OpenInvoices money={money} onPay={mayAct ? setOwed : undefined} />
				</Panel>
				<Panel title="Erstattungen" flush>
					<Refunds money={money} busy={busy} onSent={mayAct ? (id) => void send(id, today) : undefined} />
				</Panel>
				<Panel title="Notierte Zahlungen" flush>
					<Payments money={money} busy={busy} onTakeBack={mayAct ? (id) => void takeBack(id) : undefined} />
				</Panel>
			</div>
			<Panel title="Zusammen">
				<Facts
					facts={[
						["Berechnet", formatEuro(money.invoiced)],
						["Bezahlt", formatEuro(money.paid)],
						["Offen", formatEuro(money.open)],
					]}
				/>
			</Panel>
			{owed && <PayDialog persons={[owed]} onClose={() => setOwed(null)} />}
		</div>
	);
}

function OpenInvoices({ money, onPay }: { money: DateMoney; onPay: ((owed: Owed) => void) | undefined }) {
	if (money.open_invoices.length === 0) return <Empty title="Hier ist nichts offen." />;
	return (
		<ul className="wl wl--plain">
			{money.open_invoices.map(({ id, number, name, open, due_on, is_overdue }) => (
				<li key={id}>
					<div>
						<b>{name}</b>
						<small>
							{number} · {formatEuro(open)} {due_on && `· fällig ${formatDate(due_on)}`}
						</small>
					</div>
					<span className="row">
						<State tone={is_overdue ? "err" : "warn"}>{is_overdue ? "überfällig" : "offen"}</State>
						{onPay && (
							<Button size="sm" onClick={() => onPay({ invoice_id: id, open })} aria-label={`Bezahlt: ${number}`}>
								Bezahlt
							</Button>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}

interface RefundsProps {
	money: DateMoney;
	busy: boolean;
	onSent: ((id: number) => void) | undefined;
}

function Refunds({ money, busy, onSent }: RefundsProps) {
	if (money.refunds.length === 0) return <Empty title="Nichts geht zurück." />;
	return (
		<ul className="wl wl--plain">
			{money.refunds.map(({ id, credit_note, name, amount, asked_at, paid_on }) => (
				<li key={id}>
					<div>
						<b>{name}</b>
						<small>
							{credit_note} · {formatEuro(amount)} · seit {formatDate(asked_at)}
						</small>
					</div>
					{paid_on ? (
						<State tone="ok">überwiesen {formatDate(paid_on)}</State>
					) : (
						onSent && (
							<Button size="sm" busy={busy} onClick={() => onSent(id)} aria-label={`Überwiesen: ${credit_note}`}>
								Überwiesen
							</Button>
						)
					)}
				</li>
			))}
		</ul>
	);
}

interface PaymentsProps {
	money: DateMoney;
	busy: boolean;
	onTakeBack: ((id: number) => void) | undefined;
}

function Payments({ money, busy, onTakeBack }: PaymentsProps) {
	if (money.payments.length === 0) return <Empty title="Noch ist keine Zahlung notiert." />;
	return (
		<ul className="wl wl--plain">
			{money.payments.map(({ id, invoice, name, amount, paid_on, reason }) => (
				<li key={id}>
					<div>
						<b>{name}</b>
						<small>{[invoice, formatEuro(amount), formatDate(paid_on), reason].filter(Boolean).join(" · ")}</small>
					</div>
					{onTakeBack && (
						<Button size="sm" busy={busy} onClick={() => onTakeBack(id)} aria-label={`Zurücknehmen: ${invoice}`}>
							Zurücknehmen
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
