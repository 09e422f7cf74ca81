import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { BOOKING_STATE_WORDS } from "#contract/office/booking-words.ts";
import type { OfficeBooking } from "#contract/office/bookings.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { loadOpenByKey } from "../lists/load-open.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { priceWords } from "../ui/price-words.ts";
import { SeatCount } from "../ui/seat-count.tsx";
import { BookingDrawer } from "./booking-drawer.tsx";
import { BookingState } from "./booking-state.tsx";

export const handle = { title: "Buchungen" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Heute gebucht", query: "days=1", counted: true },
	{ name: "Storniert", query: "state=cancelled" },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, open] = await Promise.all([
		loadList("bookings", request, officeApi.bookings.list, VIEWS),
		loadOpenByKey(request, ({ params }) => officeApi.bookingPage.get({ params: { number: params.id } })),
	]);
	return { list, open };
}

const COLUMNS: Column<OfficeBooking>[] = [
	{
		title: "Gebucht",
		sort: "at",
		keep: true,
		roomy: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Seminar", card: "full", cell: ({ topic }) => topic },
	{ title: "Termin", card: "full", cell: ({ date }) => formatDate(date) },
	{
		title: "Plätze",
		align: "right",
		roomy: true,
		card: "right",
		cell: ({ persons: count }) => <SeatCount count={count} />,
	},
	{ title: "Betrag", align: "right", roomy: true, card: "none", cell: ({ gross }) => priceWords(gross) },
	{ title: "Zustand", card: "start", cell: ({ is_cancelled }) => <BookingState isCancelled={is_cancelled} /> },
];

export function Component() {
	const { list, open } = useLoaderData<typeof loader>();
	return (
		<ListScreen
			list="bookings"
			data={list}
			title="Buchungen"
			lead="Wer sich zu Seminaren angemeldet hat."
			words={{ one: "Buchung", many: "Buchungen" }}
			search="Nummer, Name, E-Mail, Institution"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(BOOKING_STATE_WORDS) },
				spanFilter(),
			]}
			views={VIEWS}
			exportPath="/office/booking/export"
			empty={{ title: "Noch keine Buchung.", text: "Sobald sich jemand zu einem Seminar anmeldet, steht es hier." }}
			aside={open && <BookingDrawer key={open.number} booking={open} />}
		>
			<ListTable
				caption="Buchungen"
				rows={list.page.data}
				name={{ title: "Wer", cell: ({ name }) => name, second: ({ number, company }) => company ?? number }}
				columns={COLUMNS}
				rowId={({ number }) => number}
				sort="-at"
			/>
		</ListScreen>
	);
}
