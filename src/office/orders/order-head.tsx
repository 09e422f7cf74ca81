import { Icon } from "#browser/ui/icon.tsx";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { ORDER_METHOD_WORDS } from "#contract/office/order-words.ts";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderState } from "./order-state.tsx";

/** Whose it is, when and how it was ordered, and what can be done with it. */
export function OrderHead({ order }: { order: OfficeOrderPage }) {
	const { number, name, company, created_at, payment_method, state } = order;
	const act = useAct();
	return (
		<>
			<div className="head">
				<div className="obj">
					<div>
						<h1 className="num">{number}</h1>
						<div className="meta">
							<span>{[name, company].filter(Boolean).join(", ")}</span>
							<span>
								<Icon shape={icons.calendar} className="i" />
								{fullMoment(created_at)}
							</span>
							<span>
								<Icon shape={icons.invoice} className="i" />
								{ORDER_METHOD_WORDS[payment_method]}
							</span>
							<OrderState state={state} />
						</div>
					</div>
				</div>
				<div className="head__a">
					<OrderActions order={order} act={act} />
				</div>
			</div>
			<Failure text={act.failure} />
		</>
	);
}
