import { berlinIso } from "#contract/berlin.ts";
import type { Order } from "#contract/checkout.ts";
import type { DeclaredWithdrawal } from "#contract/withdrawal.ts";
import { mayWithdrawAlone } from "#server/orders/rules.ts";
import type { OrderRow } from "#server/orders/store.ts";
import type { WithdrawalRow } from "./store.ts";

/** In time is who declares in time (§ 356a Abs. 5 BGB), so what counts is when we received it and not when the button is pressed. */
function stateOf(order: OrderRow, { received_at }: WithdrawalRow): DeclaredWithdrawal["state"] {
	if (order.state === "withdrawn") return "done";
	return mayWithdrawAlone(order, received_at) ? "open" : "office";
}

export const presentWithdrawal = (row: WithdrawalRow, order: OrderRow, shown: Order): DeclaredWithdrawal => ({
	name: row.name,
	contract: row.contract,
	email: row.email,
	received_at: berlinIso(row.received_at),
	state: stateOf(order, row),
	order: {
		number: shown.number,
		state: shown.state,
		topics: shown.products.map(({ product }) => product.topic),
		total_with_tax: shown.total_with_tax,
	},
});
