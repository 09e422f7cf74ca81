import { useEffect, useState } from "react";
import type { Order } from "#contract/checkout.ts";
import { api } from "#web/api/site-api.ts";
import { isUnderWay, PATIENCE_MS, viewOf } from "./payment-state.ts";

const SOON_MS = 1_500;
const LATER_MS = 5_000;

/** Asks again and again while news can come: quickly at first, then calmly. */
export function useOrderNews(loaded: Order, token: string) {
	const [order, setOrder] = useState(loaded);
	const [waited, setWaited] = useState(0);
	const underWay = isUnderWay(order);
	const pause = waited < PATIENCE_MS ? SOON_MS : LATER_MS;
	useEffect(() => {
		if (!underWay) return;
		const timer = setTimeout(async () => {
			// A try that fails says nothing about the payment: the next one will.
			const news = await api.orders.byToken({ params: { token } }).catch(() => null);
			if (news) setOrder(news.data);
			setWaited(waited + pause);
		}, pause);
		return () => clearTimeout(timer);
	}, [token, underWay, waited, pause]);
	return { order, view: viewOf(order, waited) };
}
