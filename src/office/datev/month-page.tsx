import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { MINUTE_MS } from "#contract/constants.ts";
import { formatEuro } from "#contract/money.ts";
import type { DatevMonth } from "#contract/office/datev.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { AccountTable } from "./account-table.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { FrozenPanel } from "./frozen-panel.tsx";
import { LineTable } from "./line-table.tsx";
import { Missing } from "./missing.tsx";
import { bookingsWords, documentsWords, isDrawn, monthName } from "./month-words.ts";

export const handle = { title: "Monat" };

export async function loader({ params: { month = "" } }: LoaderFunctionArgs) {
	return (await officeApi.datev.get({ params: { month } })).data;
}

const WHILE_DRAWN_MS = 2_000;

const LEADS: Record<DatevMonth["state"], string> = {
	frozen: "So hat ihn die Steuerberatung bekommen. Noch einmal geladen sind es dieselben Bytes.",
	next: "Vorschau: So würde der Monat jetzt exportiert.",
	waiting: "Vorschau. Exportiert wird der Reihe nach, zuerst die Monate davor.",
	running: "Vorschau. Exportieren lässt er sich, sobald er vorbei ist.",
};

/** EINV-03: a month before and after its export, with the sums that prove it. */
export function Component() {
	const month = useLoaderData<typeof loader>();
	const { state, frozen, missing, bookings, documents, late, accounts, lines } = month;
	const [asking, setAsking] = useState(false);
	const mayExport = useMay()("books.write") && state === "next" && missing.length === 0;
	useLive(frozen && !isDrawn(frozen) ? WHILE_DRAWN_MS : MINUTE_MS);
	return (
		<>
			<PageHead
				title={monthName(month.month)}
				lead={LEADS[state]}
				actions={
					mayExport && (
						<Button variant="primary" onClick={() => setAsking(true)}>
							Exportieren …
						</Button>
					)
				}
			/>
			<div className="stack">
				<Missing missing={missing} />
				{frozen && <FrozenPanel month={month.month} frozen={frozen} />}
				<Compared month={month} />
				<Panel title="Summen je Konto" flush foot={`${bookingsWords(bookings)}, ${documentsWords(documents)}`}>
					{accounts.length === 0 ? (
						<Empty title="Keine Buchungen in diesem Monat." />
					) : (
						<AccountTable accounts={accounts} />
					)}
				</Panel>
				{lines.length > 0 && (
					<Panel
						title="Buchungen"
						flush
						foot={[
							late > 0 && `${bookingsWords(late)} aus früheren Monaten`,
							lines.length < bookings && `die ersten ${lines.length} von ${bookings}`,
						]
							.filter(Boolean)
							.join(" · ")}
					>
						<LineTable lines={lines} />
					</Panel>
				)}
			</div>
			{asking && <ExportDialog month={month} onClose={() => setAsking(false)} />}
		</>
	);
}

function Compared({ month: { missing, difference } }: { month: DatevMonth }) {
	if (missing.length > 0) return null;
	return difference === 0 ? (
		<Alert kind="ok">Datei und Bücher sagen dasselbe. Differenz: {formatEuro(0)}.</Alert>
	) : (
		<Alert kind="err" title="Datei und Bücher weichen voneinander ab.">
			Zusammen um {formatEuro(difference)}. Bitte klären, bevor die Datei weitergegeben wird.
		</Alert>
	);
}
