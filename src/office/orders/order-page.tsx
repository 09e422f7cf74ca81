import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { ORDER_METHOD_WORDS } from "#contract/office/order-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useNoteRecent } from "../frame/recent.ts";
import { useLive } from "../frame/use-live.ts";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Declared } from "./declared.tsx";
import { OrderActions } from "./order-actions.tsx";
import { AddressPanel, DocumentsPanel, MoneyPanel } from "./order-aside.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderState } from "./order-state.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

const MOST_ENTRIES = 100;

export const handle = { title: ({ order }: { order: OfficeOrderPage }) => order.number };

export async function loader({ params: { id = "" } }: LoaderFunctionArgs) {
	const [order, history] = await Promise.all([
		officeApi.orderPage.get({ params: { number: id } }),
		officeApi.history.list({ query: { subject: "order", subject_id: id, per_page: MOST_ENTRIES } }),
	]);
	return { order: order.data, entries: history.data };
}

/** ORDER-02: one order: what was sold, its access and money, its papers and letters, and all that happened. */
export function Component() {
	const { order, entries } = useLoaderData<typeof loader>();
	const { number, name, company, created_at, payment_method, state, withdrawal } = order;
	useLive();
	useNoteRecent({ path: officePaths.order(number), title: `${name}, ${number}`, kind: "order" });
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
					<OrderActions order={order} />
				</div>
			</div>
			{withdrawal && <Declared {...withdrawal} />}
			<div className="cols cols--wide">
				<div className="stack">
					<OrderLines order={order} />
					<OrderTimeline order={order} entries={entries} />
				</div>
				<div className="stack">
					<MoneyPanel order={order} />
					<DocumentsPanel order={order} />
					<AddressPanel order={order} />
				</div>
			</div>
		</>
	);
}
