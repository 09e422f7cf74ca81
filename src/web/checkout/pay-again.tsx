import { useCallback, useState } from "react";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { Order } from "#contract/checkout.ts";
import { methodById, type PaymentMethod } from "#contract/payment-methods.ts";
import { api } from "#web/api/site-api.ts";
import { refusalText } from "#web/basket/refusal-text.ts";
import { Choice } from "./choice.tsx";
import { PAYMENT_ICONS } from "./payment-icons.ts";
import { methodOf } from "./payment-state.ts";
import { useBackFromCache } from "./use-back-from-cache.ts";

const FAILED = "Die Zahlung ließ sich gerade nicht beginnen. Bitte versuche es noch einmal.";
const TITLE = "Wie möchtest du bezahlen?";

interface PayAgainProps {
	order: Order;
	token: string;
	methods: PaymentMethod[];
}

/** The same order, another try – also another way. */
export function PayAgain({ order, token, methods }: PayAgainProps) {
	const [methodId, setMethodId] = useState(methodOf(order));
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	useBackFromCache(useCallback(() => setBusy(false), []));
	const alert = useFocusOnChange<HTMLDivElement>(failure);

	async function pay() {
		setBusy(true);
		setFailure(null);
		try {
			const { data } = await api.orders.pay({ params: { token }, body: { payment_method_id: methodId } });
			window.location.assign(data.payment_url);
		} catch (error) {
			setFailure(refusalText(error, FAILED));
			setBusy(false);
		}
	}

	return (
		<div className="grid gap-5">
			<fieldset className="grid gap-3 sm:grid-cols-2">
				<legend className="mb-3 text-h4 font-legend font-stretch-94%">{TITLE}</legend>
				{methods.map(({ id, name }) => (
					<Choice
						key={id}
						name="payment_method_id"
						label={name}
						checked={methodId === id}
						icon={PAYMENT_ICONS[methodById(id)?.key ?? "credit_card"]}
						onPick={() => setMethodId(id)}
					/>
				))}
			</fieldset>
			<Button size="lg" busy={busy} onClick={pay} className="sm:justify-self-start">
				Noch einmal bezahlen
			</Button>
			{failure && (
				<div ref={alert} role="alert" tabIndex={-1}>
					<Notice kind="error">
						<p>{failure}</p>
					</Notice>
				</div>
			)}
		</div>
	);
}
