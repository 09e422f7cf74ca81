import { useEffect, useState } from "react";
import { type MetaArgs, useLoaderData, useNavigate } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Loading } from "#browser/ui/loading.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { MINUTE_MS } from "#contract/constants.ts";
import type { DonationState } from "#contract/donations.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { api } from "#web/api/site-api.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { useUntilSettled } from "#web/payments/use-until-settled.ts";

const load = async ({ api, params }: LoadArgs) => {
	const token = params.token ?? "";
	const { data } = await orNotFound(api.donations.state({ params: { token } }));
	return { donation: data, token };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Deine Spende", noIndex: true });

const ASK_EVERY_MS = 2_500;
/** After that nobody is kept waiting any longer. */
const PATIENCE_MS = MINUTE_MS;

const pauseOf = ({ state }: DonationState, waitedMs: number): number | null =>
	state === "open" && waitedMs < PATIENCE_MS ? ASK_EVERY_MS : null;

/** To this page the payment service leads back; it alone says nothing of whether anything was paid. */
export default function DonationPaymentPage() {
	const { donation: loaded, token } = useLoaderData<typeof loader>();
	const ask = () => api.donations.state({ params: { token } });
	const { news: donation, waitedMs } = useUntilSettled({ loaded, ask, pauseOf });
	const isPaid = donation.state === "paid";
	const waits = isPaid || pauseOf(donation, waitedMs) !== null;
	const navigate = useNavigate();
	const heading = useFocusOnChange<HTMLHeadingElement>(waits);
	useEffect(() => {
		if (isPaid) navigate(paths.donateThanks, { replace: true });
	}, [isPaid, navigate]);
	return (
		<Wrap width="text" className="grid gap-6 py-page-top">
			<h1 ref={heading} tabIndex={-1}>
				{waits ? "Wir warten auf deine Spende" : "Noch nicht gespendet"}
			</h1>
			<div aria-live="polite">
				{waits ? (
					<Loading>Wir warten auf die Bestätigung. Das dauert meist nur einen Augenblick...</Loading>
				) : (
					<Lead>
						Die Zahlung von {formatEuro(donation.amount)} ist nicht angekommen, und nichts wurde gebucht. Magst du es
						noch einmal versuchen?
					</Lead>
				)}
			</div>
			{!waits && <PayAgain token={token} />}
			<ArrowLink to={paths.donate}>Zur Spendenseite</ArrowLink>
		</Wrap>
	);
}

function PayAgain({ token }: { token: string }) {
	const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
	const pay = async () => {
		setState("busy");
		try {
			const { data } = await api.donations.payAgain({ params: { token } });
			window.location.assign(data.payment_url);
		} catch (error) {
			console.error(error);
			setState("failed");
		}
	};
	return (
		<div className="grid justify-items-start gap-3">
			{state === "failed" && (
				<Notice kind="error" role="alert">
					<p>Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.</p>
				</Notice>
			)}
			<Button type="button" variant="donate" size="lg" icon={icons.heart} busy={state === "busy"} onClick={pay}>
				Noch einmal versuchen
			</Button>
		</div>
	);
}
