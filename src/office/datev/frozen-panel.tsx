import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { DatevMonth } from "#contract/office/datev.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { begun } from "../tasks/tasks.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts, Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { bookingsWords, documentsWords, filePath, isDrawn } from "./month-words.ts";

interface FrozenPanelProps {
	month: string;
	frozen: NonNullable<DatevMonth["frozen"]>;
}

/** What the tax adviser gets, as often as it is asked for. */
export function FrozenPanel({ month, frozen }: FrozenPanelProps) {
	const { created_at, created_by, hash, bookings, documents, drawn } = frozen;
	return (
		<Panel title="Export">
			<div className="stack">
				<Facts
					facts={[
						["Exportiert", `${fullMoment(created_at)}${created_by ? ` von ${created_by}` : ""}`],
						["Inhalt", `${bookingsWords(bookings)}, ${documentsWords(documents)}`],
						["Prüfsumme", <code key="hash">{hash.slice(0, 16)}…</code>],
					]}
				/>
				{isDrawn(frozen) ? (
					<div className="row">
						<a className={buttonLook({ variant: "primary" })} href={filePath(month, "archive")}>
							<Icon shape={icons.download} className="i" />
							Stapel und Belege (ZIP)
						</a>
						<a className={buttonLook({})} href={filePath(month, "batch")}>
							<Icon shape={icons.download} className="i" />
							Nur der Stapel (CSV)
						</a>
					</div>
				) : (
					<Undrawn month={month} drawn={drawn} documents={documents} />
				)}
			</div>
		</Panel>
	);
}

/** Drawn in the background; what was broken off goes on where it stopped. */
function Undrawn({ month, drawn, documents }: { month: string; drawn: number; documents: number }) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const may = useMay();
	const goOn = () =>
		run(async () => {
			begun((await officeApi.datev.export({ params: { month } })).data);
			await revalidate();
		});
	return (
		<>
			<p role="status">{`${drawn} von ${documents} Belegen sind gezeichnet.`}</p>
			<Failure text={failure} />
			<div className="row">
				<a className={buttonLook({})} href={filePath(month, "batch")}>
					<Icon shape={icons.download} className="i" />
					Nur der Stapel (CSV)
				</a>
				{may("books.write") && (
					<Button busy={busy} onClick={() => void goOn()}>
						Fehlende Belege zeichnen
					</Button>
				)}
			</div>
		</>
	);
}
