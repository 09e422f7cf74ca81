import { type MetaArgs, useActionData, useLoaderData } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import * as icons from "#browser/ui/icons.ts";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { Order } from "#contract/checkout.ts";
import { paths } from "#contract/paths.ts";
import type { WithdrawableOrder } from "#contract/withdrawal.ts";
import { type ActArgs, actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { TextLink } from "#web/links/text-link.tsx";
import { Arrived } from "./arrived.tsx";
import type { DeclarationFact } from "./declaration.tsx";
import { factsOfOrder, LastStep } from "./last-step.tsx";
import { failureOf, type Pressed, press } from "./press.ts";
import { momentText } from "./words.ts";

const load = async ({ api, params: { token = "" } }: LoadArgs) => {
	const { data } = await orNotFound(api.orders.byToken({ params: { token } }));
	return { order: data };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

const withdraw = ({ api, params: { token = "" } }: ActArgs) => press(api.withdrawal.ofOrder({ params: { token } }));
export const action = actWith(withdraw);
export const clientAction = actWith(withdraw);

/** Belongs to one person: kept nowhere, and its address is passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Vertrag widerrufen", noIndex: true });

const shownOf = ({ number, state, products, total_with_tax }: Order): WithdrawableOrder => ({
	number,
	state,
	topics: products.map(({ product }) => product.topic),
	total_with_tax,
});

/** For whoever holds the key of the order: the step before was the link to here. */
export default function WithdrawOrderPage() {
	const { order } = useLoaderData<typeof loader>();
	const pressed = useActionData<Pressed<{ received_at: string }>>();
	const heading = useFocusOnChange<HTMLHeadingElement>(order.state);
	const shown = shownOf(order);
	if (order.state === "withdrawn") {
		const receivedAt = pressed && "result" in pressed ? pressed.result.received_at : null;
		const received: DeclarationFact[] = receivedAt ? [["Eingegangen am", momentText(receivedAt)]] : [];
		return (
			<Arrived
				title="Dein Widerruf ist ausgeführt"
				heading={heading}
				icon={icons.check}
				lead="Der Vertrag ist aufgehoben. Die Bestätigung und alles Weitere haben wir dir per E-Mail geschickt."
				facts={[...received, ...factsOfOrder(shown)]}
			/>
		);
	}
	return (
		<Wrap width="text" className="pb-section">
			<PageHead title="Vertrag widerrufen" lead="Bitte prüfe, ob es um diese Bestellung geht." />
			{order.may_withdraw ? (
				<LastStep order={shown} button="Widerruf bestätigen" failure={failureOf(pressed)} />
			) : (
				<NotByItself />
			)}
			{order.payment_path && (
				<p className="mt-6">
					<ArrowLink to={order.payment_path}>Zurück zur Bestellung</ArrowLink>
				</p>
			)}
		</Wrap>
	);
}

/** Nobody is turned away: whether the right still exists, people decide. */
const NotByItself = () => (
	<Notice kind="info">
		<p>
			Diese Bestellung können wir nicht von selbst widerrufen. Deinen Widerruf kannst du trotzdem erklären:{" "}
			<TextLink to={paths.withdraw}>Zum Formular</TextLink>. Wir sehen ihn uns an und melden uns.
		</p>
	</Notice>
);
