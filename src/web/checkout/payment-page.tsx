import { useEffect } from "react";
import { type MetaArgs, useLoaderData, useNavigate } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Wrap } from "#browser/ui/layout.tsx";
import { Loading } from "#browser/ui/loading.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { Order } from "#contract/checkout.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { api } from "#web/api/site-api.ts";
import { VAT } from "#web/basket/totals.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { useUntilSettled } from "#web/payments/use-until-settled.ts";
import { forgetPayment, keepOrder } from "./kept-checkout.ts";
import { PayAgain } from "./pay-again.tsx";
import { causeOf, type PaymentView, pauseOf, payableMethods, viewOf } from "./payment-state.ts";

const load = async ({ api, params }: LoadArgs) => {
	const token = params.token ?? "";
	const [{ data: order }, methods] = await Promise.all([
		orNotFound(api.orders.byToken({ params: { token } })),
		orEmpty(api.paymentMethods.list()),
	]);
	return { order, token, methods: payableMethods(methods) };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Zahlung", noIndex: true });

const TITLES: Record<PaymentView, string> = {
	waiting: "Wir warten auf deine Zahlung",
	paid: "Deine Zahlung ist da",
	unpaid: "Noch nicht bezahlt",
	cancelled: "Diese Bestellung ist storniert",
	withdrawn: "Diese Bestellung ist widerrufen",
};

/** To this page the payment service leads back, whatever came of the payment; on it one can pay again. */
export default function PaymentPage() {
	const { order: loaded, token, methods } = useLoaderData<typeof loader>();
	const ask = () => api.orders.byToken({ params: { token } });
	const { news: order, waitedMs } = useUntilSettled({ loaded, ask, pauseOf });
	const view = viewOf(order, waitedMs);
	const navigate = useNavigate();
	const heading = useFocusOnChange<HTMLHeadingElement>(view);
	useEffect(() => {
		forgetPayment();
		if (view !== "paid") return;
		// Also for whoever was led back into another tab than the one that ordered.
		keepOrder(token);
		navigate(paths.checkoutThanks, { replace: true });
	}, [view, token, navigate]);
	return (
		<Wrap width="text" className="pb-section">
			<div className="pt-page-top pb-head-end">
				<h1 ref={heading} tabIndex={-1}>
					{TITLES[view]}
				</h1>
			</div>
			<div className="grid gap-6">
				<div aria-live="polite">
					<Words view={view} order={order} />
				</div>
				<OrderFacts order={order} />
				{view === "unpaid" && <PayAgain order={order} token={token} methods={methods} />}
				{order.may_withdraw && (
					<p>
						<TextLink to={paths.withdrawOrder(token)}>Vertrag widerrufen</TextLink>
					</p>
				)}
				{view === "paid" && <ArrowLink to={paths.checkoutThanks}>Weiter</ArrowLink>}
				{(view === "cancelled" || view === "withdrawn") && <ArrowLink to={paths.courses}>Zu den Videokursen</ArrowLink>}
			</div>
		</Wrap>
	);
}

function Words({ view, order }: { view: PaymentView; order: Order }) {
	switch (view) {
		case "waiting":
			return <Loading>Wir warten auf die Bestätigung. Das dauert meist nur einen Augenblick...</Loading>;
		case "paid":
			return <Loading>Es geht gleich weiter...</Loading>;
		case "unpaid":
			return (
				<Notice kind="warn" title={causeOf(order.payment)}>
					<p>Nicht bezahlt, nichts gebucht. Deine Bestellung ist noch da: Du kannst sie gleich noch einmal bezahlen.</p>
					{order.payment === "open" && (
						<p>Hast du gerade bezahlt? Dann warte noch einen Moment. Diese Seite merkt es von selbst.</p>
					)}
				</Notice>
			);
		case "cancelled":
			return (
				<Notice kind="info">
					<p>Sie wurde nicht bezahlt und nichts wurde gebucht. Du kannst den Videokurs jederzeit neu bestellen.</p>
				</Notice>
			);
		case "withdrawn":
			return (
				<Notice kind="info">
					<p>Der Zugang ist beendet. Was du bezahlt hast, bekommst du auf demselben Weg zurück.</p>
				</Notice>
			);
	}
}

function OrderFacts({ order }: { order: Order }) {
	return (
		<dl className="border-t-2 border-ink">
			<Fact name="Bestellnummer">
				<span className="whitespace-normal">{order.number}</span>
			</Fact>
			{order.products.map(({ product, total_with_tax }) => (
				<Fact key={product.id} name={product.topic}>
					{formatEuro(total_with_tax)}
				</Fact>
			))}
			<Fact name="Gesamt">
				<b>{formatEuro(order.total_with_tax)}</b>
				<small className="block text-xs font-normal text-ink-2">inkl. {VAT}</small>
			</Fact>
		</dl>
	);
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
	<div className="flex items-baseline justify-between gap-6 border-b border-line py-3.25">
		<dt className="min-w-0">{name}</dt>
		<dd className="text-right font-control whitespace-nowrap tabular-nums">{children}</dd>
	</div>
);
