import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { OfficeBooking } from "#contract/office/bookings.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { OPEN } from "../lists/address.ts";
import { Drawer } from "../lists/drawer.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { fullMoment } from "../ui/full-moment.ts";
import { Facts } from "../ui/panel.tsx";
import { priceWords } from "../ui/price-words.ts";
import { State } from "../ui/state.tsx";

export const handle = { title: "Buchungen" };

export const loader = ({ request }: LoaderFunctionArgs) => loadList("bookings", request, officeApi.bookings.list);

const Standing = ({ booking }: { booking: OfficeBooking }) => (
	<State tone={booking.is_cancelled ? "mute" : "ok"}>{booking.is_cancelled ? "storniert" : "gebucht"}</State>
);
const persons = (count: number): string => (count === 1 ? "1 Platz" : `${count} Plätze`);

const COLUMNS: Column<OfficeBooking>[] = [
	{
		title: "Gebucht",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Seminar", card: "full", cell: ({ topic }) => topic },
	{ title: "Termin", card: "full", cell: ({ date }) => formatDate(date) },
	{ title: "Plätze", align: "right", card: "right", cell: ({ persons: count }) => count },
	{ title: "Betrag", align: "right", card: "none", cell: ({ gross }) => priceWords(gross) },
	{ title: "Zustand", cell: (booking) => <Standing booking={booking} /> },
];

export function Component() {
	const list = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const open = list.page.data.find(({ number }) => number === params.get(OPEN));
	return (
		<ListScreen
			list="bookings"
			data={list}
			title="Buchungen"
			lead="Wer sich zu Seminaren angemeldet hat."
			words={{ one: "Buchung", many: "Buchungen" }}
			search="Nummer, Name, E-Mail, Institution"
			filters={[
				{
					kind: "choice",
					key: "state",
					label: "Zustand",
					options: [
						{ value: "standing", label: "gebucht" },
						{ value: "cancelled", label: "storniert" },
					],
				},
				spanFilter(),
			]}
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

function BookingDrawer({ booking }: { booking: OfficeBooking }) {
	const { number, name, company, email, persons: count, topic, date, gross, created_at } = booking;
	return (
		<Drawer rowId={number} title={name}>
			<Facts
				facts={[
					["Zustand", <Standing key="state" booking={booking} />],
					["Nummer", number],
					["Institution", company],
					[
						"E-Mail",
						<a key="mail" className="link" href={`mailto:${email}`}>
							{email}
						</a>,
					],
					["Seminar", topic],
					["Termin", fullMoment(date)],
					["Plätze", persons(count)],
					["Betrag", priceWords(gross)],
					["Gebucht", fullMoment(created_at)],
				]}
			/>
		</Drawer>
	);
}
