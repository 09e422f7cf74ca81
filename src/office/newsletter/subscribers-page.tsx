import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import {
	provenWords,
	SUBSCRIBER_SOURCE_WORDS,
	SUBSCRIBER_STATE_WORDS,
	setAsideWords,
} from "#contract/office/subscriber-words.ts";
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
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { State, type Tone } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { ImportDialog } from "./import-dialog.tsx";

export const handle = { title: "Wer ihn bekommt" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Bestätigt", query: "state=confirmed" },
	{ name: "Nicht bestätigt", query: "state=pending" },
	{ name: "Abgemeldet", query: "state=unsubscribed" },
	{ name: "Ausgesetzt", query: "aside=yes" },
];

export const loader = ({ request }: LoaderFunctionArgs) =>
	loadList("subscribers", request, officeApi.subscribers.list, VIEWS);

const TONES: Record<OfficeSubscriber["state"], Tone> = { pending: "info", confirmed: "ok", unsubscribed: "mute" };
const SubscriberState = ({ state, set_aside_at }: Pick<OfficeSubscriber, "state" | "set_aside_at">) => (
	<>
		<State tone={TONES[state]}>{SUBSCRIBER_STATE_WORDS[state]}</State>{" "}
		{set_aside_at && <State tone="warn">ausgesetzt</State>}
	</>
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
	{ title: "Zustand", cell: (subscriber) => <SubscriberState {...subscriber} /> },
];

export function Component() {
	const list = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const [isImporting, setImporting] = useState(false);
	const open = list.page.data.find(({ id }) => String(id) === params.get(OPEN));
	return (
		<>
			<ListScreen
				list="subscribers"
				data={list}
				title="Wer den Newsletter bekommt"
				lead="Wer den Newsletter bestellt hat. Nur wer bestätigt hat, bekommt ihn."
				words={{ one: "Adresse", many: "Adressen" }}
				search="E-Mail"
				filters={[
					{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(SUBSCRIBER_STATE_WORDS) },
					spanFilter("Bestellt"),
				]}
				views={VIEWS}
				actions={
					<Button icon={icons.upload} onClick={() => setImporting(true)}>
						Importieren …
					</Button>
				}
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
			{isImporting && <ImportDialog onClose={() => setImporting(false)} />}
		</>
	);
}

/** The proof of the consent, step by step. */
function SubscriberDrawer({ subscriber }: { subscriber: OfficeSubscriber }) {
	const { id, email, source, text_version, requested_at, confirmed_at, unsubscribed_at } = subscriber;
	const proof = subscriber.import_proof;
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
					["Zustand", <SubscriberState key="state" {...subscriber} />],
					["Bestellt über", SUBSCRIBER_SOURCE_WORDS[source]],
					["Einwilligung", proof ? null : `Fassung ${text_version}`],
					["Eingewilligt", proof && `${provenWords(proof.given)} (${proof.how})`],
					["Wortlaut", proof?.words],
					["Ablage", proof?.kept],
					["Importiert", proof && `${fullMoment(proof.imported_at)}${proof.by ? ` von ${proof.by}` : ""}`],
					["Bestellt", proof ? null : fullMoment(requested_at)],
					["Bestätigt", confirmed_at && fullMoment(confirmed_at)],
					["Abgemeldet", unsubscribed_at && fullMoment(unsubscribed_at)],
				]}
			/>
			{subscriber.set_aside_at && <SetAside subscriber={subscriber} />}
		</Drawer>
	);
}

/** NEWS-03: why nothing goes there any more, and the way back. */
function SetAside({ subscriber: { id, set_aside_at, set_aside_status } }: { subscriber: OfficeSubscriber }) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const writeAgain = () =>
		run(async () => {
			await officeApi.subscribers.writeAgain({ params: { id } });
			toast("Der nächste Newsletter geht wieder an diese Adresse.");
			await revalidate();
		});
	return (
		<>
			<Failure text={failure} />
			<Alert
				kind="warn"
				title={`Ausgesetzt seit ${fullMoment(set_aside_at ?? "")}`}
				actions={
					<Button size="sm" busy={busy} onClick={writeAgain}>
						Wieder anschreiben
					</Button>
				}
			>
				{setAsideWords(set_aside_status ?? "")} Die Einwilligung gilt weiter. Schreib erst wieder, wenn du weißt, dass
				die Adresse stimmt.
			</Alert>
		</>
	);
}
