import { type MetaArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { MemberBooking } from "#contract/member-area.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { DocumentLink } from "./document-button.tsx";
import { memberLoader } from "./member-loader.ts";
import { orNull } from "./or-null.ts";
import { OwnOrders } from "./own-orders.tsx";
import { OwnReceipts } from "./own-receipts.tsx";
import { Row, RowList } from "./row-list.tsx";
import { ListSkeleton } from "./skeletons.tsx";

export const clientLoader = memberLoader(async ({ api }) => {
	const [orders, bookings, receipts] = await Promise.all([
		orNull(api.orders.ofMember()),
		orNull(api.accounts.bookings()),
		orNull(api.accounts.receipts()),
	]);
	return { orders, bookings, receipts };
});
export const HydrateFallback = ListSkeleton;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Rechnungen", noIndex: true });

/** Everything that was ordered and what is to be kept of it. */
export default function InvoicesPage() {
	const { orders, bookings, receipts } = useLoaderData<typeof clientLoader>();
	return (
		<div className="grid gap-chapter">
			<OwnOrders orders={orders} />
			<SeminarInvoices bookings={bookings?.filter(({ documents }) => documents.length > 0) ?? []} />
			<OwnReceipts receipts={receipts ?? []} />
		</div>
	);
}

function SeminarInvoices({ bookings }: { bookings: MemberBooking[] }) {
	if (bookings.length === 0) return null;
	return (
		<RowList id="seminarrechnungen" title="Seminare">
			{bookings.map(({ number, topic, date, documents }) => (
				<Row key={number} title={topic} facts={[`Seminar am ${formatDate(date)} · Buchung ${number}`]}>
					{documents.map((document) => (
						<DocumentLink key={document.id} document={document} />
					))}
				</Row>
			))}
		</RowList>
	);
}
