import { useEffect, useState } from "react";
import { DELAY_MS } from "#contract/constants.ts";
import type { PaymentMethod } from "#contract/payment-methods.ts";

/** PAY-18: the first way to pay is chosen after a moment, unless somebody was quicker or has been here before. */
export function usePayment(methods: PaymentMethod[], kept: unknown) {
	const [methodId, setMethodId] = useState(typeof kept === "number" ? kept : undefined);
	const method = methods.find(({ id }) => id === methodId);
	const first = methods[0]?.id;
	const isChosen = method !== undefined;
	useEffect(() => {
		if (isChosen) return;
		const timer = setTimeout(() => setMethodId(first), DELAY_MS.paymentPreselect);
		return () => clearTimeout(timer);
	}, [isChosen, first]);
	return { method, pick: (id: number) => setMethodId(id) };
}
