import { Fragment, type ReactNode } from "react";
import { Tag } from "#browser/ui/tag.tsx";
import type { Order } from "#contract/checkout.ts";
import { formatDate } from "#contract/dates.ts";

import { priceText } from "#contract/money.ts";
import { methodName } from "#contract/payment-methods.ts";

import { ButtonLink } from "#web/links/button-link.tsx";
import { DocumentButton } from "./document-button.tsx";
import { NoRows, Row, RowList } from "./row-list.tsx";
import { useWithdrawal, WithdrawalStep, WithdrawButton } from "./withdraw-order.tsx";

const STATES: Record<Order["state"], ReactNode> = {
	awaiting_payment: <Tag kind="warn">Wartet auf Zahlung</Tag>,
	placed: <Tag kind="online">Bestellt</Tag>,
	paid: <Tag kind="ok">Bezahlt</Tag>,
	cancelled: <Tag kind="mute">Storniert</Tag>,
	withdrawn: <Tag kind="mute">Widerrufen</Tag>,
};

const wayOf = ({ payment_method }: Order): string =>
	payment_method === "none" ? "kostenlos" : methodName(payment_method);

/** `orders` is null when they could not be loaded. */
export function OwnOrders({ orders }: { orders: Order[] | null }) {
	return (
		<RowList id="bestellungen" title="Bestellungen und Rechnungen">
			{orders === null && <NoRows>Deine Bestellungen lassen sich gerade nicht laden. Bitte versuche es später.</NoRows>}
			{orders?.length === 0 && <NoRows>Du hast noch nichts bestellt.</NoRows>}
			{orders?.map((order) => (
				<OwnOrder key={order.number} order={order} />
			))}
		</RowList>
	);
}

function OwnOrder({ order }: { order: Order }) {
	const withdrawal = useWithdrawal(order);
	return (
		<Row
			title={order.products.map(({ product }) => product.topic).join(", ")}
			state={STATES[order.state]}
			facts={[
				`Bestellung ${order.number} vom ${formatDate(order.date)}`,
				`${priceText(order.total_with_tax, "standard")} · ${wayOf(order)}`,
			]}
			below={<WithdrawalStep order={order} withdrawal={withdrawal} />}
		>
			{order.payment_path && (
				<ButtonLink to={order.payment_path} size="sm">
					Jetzt bezahlen
					<span className="sr-only">: Bestellung {order.number}</span>
				</ButtonLink>
			)}
			{order.documents.map((document) => (
				<Fragment key={document.id}>
					<DocumentButton document={document} />
					{document.xrechnung_path && <DocumentButton document={document} format="xrechnung" />}
				</Fragment>
			))}
			{order.may_withdraw && <WithdrawButton order={order} withdrawal={withdrawal} />}
		</Row>
	);
}
