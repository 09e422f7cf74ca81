import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import type { Order } from "#contract/checkout.ts";
import { api } from "#web/api/site-api.ts";
import { Consequences } from "#web/withdrawal/consequences.tsx";
import { momentText } from "#web/withdrawal/words.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { useRequest } from "./use-request.ts";

/** Two steps in the row of the order: what follows, then the button that does it. */
export function useWithdrawal({ number }: Order) {
	const { revalidate } = useRevalidator();
	const [isOpen, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const { busy, outcome, run } = useRequest();
	const confirm = () =>
		run(async () => {
			const { data } = await api.withdrawal.ofMember({ params: { number } });
			setOpen(false);
			await revalidate();
			return `Dein Widerruf ist am ${momentText(data.received_at)} eingegangen und ausgeführt. Die Bestätigung kommt per E-Mail.`;
		});
	const cancel = () => {
		setOpen(false);
		opener.current?.focus();
	};
	return {
		isOpen,
		toggle: () => setOpen(!isOpen),
		confirm,
		cancel,
		busy,
		outcome,
		opener,
		step: useFocusOnChange<HTMLDivElement>(isOpen),
		notice: useFocusOnChange<HTMLDivElement>(outcome),
	};
}

type Withdrawing = ReturnType<typeof useWithdrawal>;

interface WithdrawalProps {
	order: Order;
	withdrawal: Withdrawing;
}

export const WithdrawButton = ({ order, withdrawal: { isOpen, toggle, opener } }: WithdrawalProps) => (
	<button
		ref={opener}
		type="button"
		aria-expanded={isOpen}
		onClick={toggle}
		className="min-h-target font-label text-link underline underline-offset-link hover:text-link-hover"
	>
		Vertrag widerrufen<span className="sr-only">: Bestellung {order.number}</span>
	</button>
);

export function WithdrawalStep({ order, withdrawal }: WithdrawalProps) {
	const { isOpen, confirm, cancel, busy, outcome, step, notice } = withdrawal;
	return (
		<>
			{isOpen && (
				<div ref={step} tabIndex={-1} className="grid justify-items-start gap-4 rounded-lg bg-surface-sunken p-5">
					<div>
						<h4 className="mb-1 text-base font-legend">Was dann geschieht</h4>
						<Consequences order={order} />
					</div>
					<div className="flex flex-wrap gap-3">
						<Button busy={busy} onClick={confirm}>
							Widerruf bestätigen
						</Button>
						<Button variant="line" onClick={cancel} disabled={busy}>
							Doch nicht
						</Button>
					</div>
				</div>
			)}
			{outcome && (
				<div ref={notice} tabIndex={-1}>
					<OutcomeNotice outcome={outcome} />
				</div>
			)}
		</>
	);
}
