import { useEffect, useState } from "react";
import { type MetaArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { Loading } from "#browser/ui/loading.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { DonationState } from "#contract/donations.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { api } from "#web/api/site-api.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";

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
/** After so many questions nobody is kept waiting any longer. */
const PATIENCE = 24;

/** To this page the payment service leads back; it alone says nothing of whether anything was paid. */
export default function DonationPaymentPage() {
	const { donation, token } = useLoaderData<typeof loader>();
	const waits = useWaiting(donation);
	const heading = useFocusOnChange<HTMLHeadingElement>(waits);
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

/** Asks again while the payment is open; leads to the thanks when it is there. */
function useWaiting({ state }: DonationState): boolean {
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const [asked, setAsked] = useState(0);
	const waits = state === "open" && asked < PATIENCE;
	useEffect(() => {
		if (state === "paid") navigate(paths.donateThanks, { replace: true });
		if (!waits) return;
		const timer = setTimeout(() => {
			setAsked(asked + 1);
			revalidate();
		}, ASK_EVERY_MS);
		return () => clearTimeout(timer);
	}, [state, waits, asked, navigate, revalidate]);
	return waits || state === "paid";
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
