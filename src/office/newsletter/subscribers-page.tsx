import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { SUBSCRIBER_SOURCE_WORDS, SUBSCRIBER_STATE_WORDS } from "#contract/office/subscriber-words.ts";
import type { OfficeSubscriber } from "#contract/office/subscribers.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { OPEN } from "../lists/address.ts";
import { Drawer } from "../lists/drawer.tsx";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { PersonLink } from "../people/person-link.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { Facts } from "../ui/panel.tsx";
import { State, type Tone } from "../ui/state.tsx";

export const handle = { title: "Newsletter" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Bestätigt", query: "state=confirmed" },
	{ name: "Nicht bestätigt", query: "state=pending" },
	{ name: "Abgemeldet", query: "state=unsubscribed" },
];

export const loader = ({ request }: LoaderFunctionArgs) =>
	loadList("subscribers", request, officeApi.subscribers.list, VIEWS);

const TONES: Record<OfficeSubscriber["state"], Tone> = { pending: "info", confirmed: "ok", unsubscribed: "mute" };
const SubscriberState = ({ state }: Pick<OfficeSubscriber, "state">) => (
	<State tone={TONES[state]}>{SUBSCRIBER_STATE_WORDS[state]}</State>
);

const COLUMNS: Column<OfficeSubscriber>[] = [
	{
		title: "Bestellt",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ requested_at }) => momentWords(requested_at, new Date()),
	},
	{ title: "Bestellt über", roomy: true, card: "full", cell: ({ source }) => SUBSCRIBER_SOURCE_WORDS[source] },
	{ title: "Zustand", cell: ({ state }) => <SubscriberState state={state} /> },
];

export function Component() {
	const list = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const open = list.page.data.find(({ id }) => String(id) === params.get(OPEN));
	return (
		<ListScreen
			list="subscribers"
			data={list}
			title="Newsletter"
			lead="Wer den Newsletter bestellt hat. Nur wer bestätigt hat, bekommt ihn."
			words={{ one: "Adresse", many: "Adressen" }}
			search="E-Mail"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(SUBSCRIBER_STATE_WORDS) },
				spanFilter("Bestellt"),
			]}
			views={VIEWS}
			exportPath="/office/subscriber/export"
			empty={{
				title: "Noch liest niemand mit.",
				text: "Sobald jemand den Newsletter bestellt, steht die Adresse hier.",
			}}
			aside={open && <SubscriberDrawer key={open.id} subscriber={open} />}
		>
			<ListTable
				caption="Newsletter"
				rows={list.page.data}
				name={{ title: "E-Mail", sort: "email", cell: ({ email }) => email }}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				sort="-at"
			/>
		</ListScreen>
	);
}

/** The proof of the consent, step by step. */
function SubscriberDrawer({ subscriber }: { subscriber: OfficeSubscriber }) {
	const { id, email, state, source, text_version, requested_at, confirmed_at, unsubscribed_at } = subscriber;
	return (
		<Drawer rowId={String(id)} title={email}>
			<Facts
				facts={[
					[
						"Person",
						<PersonLink key="person" email={email}>
							{email}
						</PersonLink>,
					],
					["Zustand", <SubscriberState key="state" state={state} />],
					["Bestellt über", SUBSCRIBER_SOURCE_WORDS[source]],
					["Einwilligung", `Fassung ${text_version}`],
					["Bestellt", fullMoment(requested_at)],
					["Bestätigt", confirmed_at && fullMoment(confirmed_at)],
					["Abgemeldet", unsubscribed_at && fullMoment(unsubscribed_at)],
				]}
			/>
		</Drawer>
	);
}
