import { useCallback, useEffect, useRef, useState } from "react";
import { type MetaArgs, useLoaderData, useNavigate } from "react-router";
import { Wrap } from "#browser/ui/layout.tsx";
import { Loading } from "#browser/ui/loading.tsx";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { basketStore, useBasket } from "#web/basket/basket.ts";
import { LapsedNotice } from "#web/basket/lapsed-notice.tsx";
import { LoadingBasket } from "#web/basket/loading-basket.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutHead } from "./checkout-head.tsx";
import { forgetCheckout } from "./forget-checkout.ts";
import { keepOrder, keepPayment } from "./kept-checkout.ts";
import type { Placed } from "./place-order.ts";
import { SessionWatch, useMemberHere } from "./session-watch.tsx";
import { useBackFromCache } from "./use-back-from-cache.ts";
import { useProfile } from "./use-profile.ts";

const load = async ({ api }: LoadArgs) => ({ methods: (await api.paymentMethods.list()).data });
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Kasse", noIndex: true });

export default function CheckoutPage() {
	const { methods } = useLoaderData<typeof loader>();
	const { basket, status, lapsed } = useBasket();
	const { session, phase } = useMemberHere();
	const { profile, loading } = useProfile(session);
	const [placed, setPlaced] = useState(false);
	const [begun, setBegun] = useState(false);
	const navigate = useNavigate();
	const hasOrdered = useRef(false);
	const isEmpty = !placed && basket?.products.length === 0;
	// Ordered in another tab; what lapsed is told here.
	const isGone = status === "none" && !lapsed;
	useEffect(() => void basketStore.open(), []);
	// Back from the payment page: the order waits there, and the basket's page knows the way.
	useBackFromCache(useCallback(() => placed && navigate(paths.basket, { replace: true }), [placed, navigate]));

	useEffect(() => {
		if (isEmpty || (isGone && !hasOrdered.current)) navigate(paths.basket, { replace: true });
	}, [isEmpty, isGone, navigate]);

	/** PAY-35: everything is cleared before the browser goes on. */
	function leave({ paymentUrl, token }: Placed) {
		// The basket is gone from here on, before the page knows why.
		hasOrdered.current = true;
		setPlaced(true);
		forgetCheckout();
		basketStore.forget();
		if (token) keepOrder(token);
		if (paymentUrl) {
			keepPayment(paymentUrl);
			window.location.assign(paymentUrl);
		} else navigate(paths.checkoutThanks, { replace: true });
	}

	// The form stays when somebody logs in within it; only the first time it waits for the profile.
	const isReady = basket !== null && !isEmpty && (begun || !loading);
	useEffect(() => setBegun(isReady), [isReady]);
	if (!placed && isReady) {
		return (
			<>
				<CheckoutForm key={basket.id} {...{ basket, methods, session, profile }} onPlaced={leave} />
				<SessionWatch phase={phase} email={profile?.email ?? ""} />
			</>
		);
	}
	return (
		<Wrap className="pb-section">
			<CheckoutHead step={1} />
			<div className="grid min-h-[40vh] content-start gap-6">
				{placed ? (
					<Loading>Deine Bestellung ist da. Es geht gleich weiter...</Loading>
				) : lapsed && !basket ? (
					<LapsedNotice lines={lapsed} />
				) : (
					<LoadingBasket failed={status === "failed"} />
				)}
			</div>
		</Wrap>
	);
}
