import { useEffect, useState } from "react";
import type { Order } from "#contract/checkout.ts";
import { isRefusal } from "#contract/errors.ts";
import { api } from "#web/api/site-api.ts";
import { keptOrder } from "./kept-checkout.ts";

const SOON_MS = 2_000;
const LATER_MS = 10_000;
/** Almost always it takes seconds; who still waits then has gone to look for the mail. */
const SOON_TIMES = 30;

/** Whether news can come by itself: the payment, or the mail after which films open. */
export const isWaiting = ({ state, access }: Pick<Order, "state" | "access">): boolean =>
	state === "awaiting_payment" || access?.state === "unlocking";

export interface LastOrder {
	order: Order;
	token: string;
}

/** What this tab has ordered last, kept up to date while something can still change; null in every other browser. */
export function useLastOrder(): LastOrder | null {
	const [last, setLast] = useState<LastOrder | null>(null);
	useEffect(() => {
		const token = keptOrder();
		if (!token) return;
		let timer: ReturnType<typeof setTimeout>;
		let asked = 0;
		const look = async () => {
			asked += 1;
			try {
				const { data: order } = await api.orders.byToken({ params: { token } });
				setLast({ order, token });
				if (!isWaiting(order)) return;
			} catch (error) {
				// A key that opens nothing never will; a try that failed says nothing about the order.
				if (isRefusal(error, "not_found")) return;
			}
			timer = setTimeout(look, asked < SOON_TIMES ? SOON_MS : LATER_MS);
		};
		void look();
		return () => clearTimeout(timer);
	}, []);
	return last;
}
