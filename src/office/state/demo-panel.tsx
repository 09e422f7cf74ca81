import { useState } from "react";
import type { DemoState } from "#contract/office/demo.ts";
import { DEMO_CONFIRMATION } from "#contract/office/demo-words.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { lastAct } from "../looked-at.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";

/** OPS-05: the way from the demo to a house of one's own. */
export function DemoPanel({ real }: Pick<DemoState, "real">) {
	const [isOpen, setOpen] = useState(false);
	return (
		<Panel
			title="Demo"
			foot={
				<>
					<span />
					<Button size="sm" disabled={real > 0} onClick={() => setOpen(true)}>
						Demo leeren …
					</Button>
				</>
			}
		>
			<p>
				In diesem Haus liegt die Demo: erfundene Menschen, Seminare, Bestellungen und Rechnungen. Wenn ihr euch
				umgesehen habt, leerst du sie hier, und die Einrichtung eures eigenen Hauses beginnt.
			</p>
			{real > 0 && (
				<Alert kind="info">
					Hier haben Menschen mit echten Adressen bestellt, gebucht oder gespendet. Deshalb lässt sich das Haus nicht
					mehr leeren.
				</Alert>
			)}
			{isOpen && <EmptyDialog onClose={() => setOpen(false)} />}
		</Panel>
	);
}

function EmptyDialog({ onClose }: { onClose: () => void }) {
	const [typed, setTyped] = useState("");
	const { busy, failure, run } = useAct();
	const empty = () =>
		run(() =>
			lastAct(async () => {
				const { token } = (await officeApi.demo.empty({ body: { confirmation: typed } })).data;
				location.assign(OFFICE_BASE + officePaths.setUpLink.replace(":token", token));
			}),
		);

	return (
		<Dialog
			title="Die Demo leeren?"
			lead="Das lässt sich nicht zurücknehmen."
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Nicht leeren</Button>
					<Button variant="danger" busy={busy} disabled={typed.trim() !== DEMO_CONFIRMATION} onClick={empty}>
						Demo leeren
					</Button>
				</>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<Alert kind="warn" title="Alles geht:">
					Inhalte, Termine, Menschen, Bestellungen, Rechnungen, Briefe, Bilder, Filme, Einstellungen, der Verlauf und
					alle Konten der Verwaltung, auch deins. Danach legst du dein eigenes an.
				</Alert>
				<p>Wer euren Server betreut, setzt danach DEMO=off.</p>
				<TextField
					label={`Tippe zur Bestätigung „${DEMO_CONFIRMATION}“`}
					autoComplete="off"
					autoFocus
					value={typed}
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
			</div>
		</Dialog>
	);
}
