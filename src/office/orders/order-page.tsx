import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useNoteRecent } from "../frame/recent.ts";
import { useLive } from "../frame/use-live.ts";
import { Declared } from "./declared.tsx";
import { AddressPanel, DocumentsPanel, MoneyPanel } from "./order-aside.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { PaymentProblems } from "./payment-problem.tsx";

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
	const { number, name, withdrawal } = order;
	useLive();
	useNoteRecent({ path: officePaths.order(number), title: `${name}, ${number}`, kind: "order" });
	return (
		<>
			<OrderHead order={order} />
			{withdrawal && <Declared {...withdrawal} />}
			<PaymentProblems order={order} />
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
