import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Counted } from "#contract/office/rights.ts";
import { officeApi } from "../../api.ts";
import { useMay } from "../../session/colleague.ts";
import { toast } from "../../toasts/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Facts, Panel } from "../../ui/panel.tsx";
import { useAct } from "../../ui/use-act.ts";
import { number, sumOf } from "./rights-words.ts";

/** KEEP-02: what would go today, and the press that lets it go. */
export function DuePanel() {
	const [due, setDue] = useState<readonly Counted[] | null>(null);
	const [asking, setAsking] = useState(false);
	const { busy, failure, run } = useAct();
	const mayRun = useMay()("settings.write");
	const look = () => run(async () => setDue((await officeApi.rights.foreseeRun()).data));
	return (
		<Panel title="Probelauf">
			<div className="stack">
				<p>Zählt mit denselben Schritten, was heute gelöscht würde, und löscht nichts.</p>
				<Failure text={failure} />
				<div role="status">
					{due?.length === 0 && <p>Heute ist nichts fällig.</p>}
					{due && due.length > 0 && <Facts facts={due.map(({ what, rows }) => [what, number(rows)])} />}
				</div>
				<div className="row">
					<Button size="sm" busy={busy} onClick={() => void look()}>
						Was ginge heute?
					</Button>
					{mayRun && due && due.length > 0 && (
						<Button size="sm" variant="danger" onClick={() => setAsking(true)}>
							Jetzt löschen …
						</Button>
					)}
				</div>
			</div>
			{asking && due && <RunDialog due={due} onDone={() => setDue(null)} onClose={() => setAsking(false)} />}
		</Panel>
	);
}

interface RunDialogProps {
	due: readonly Counted[];
	onDone: () => void;
	onClose: () => void;
}

function RunDialog({ due, onDone, onClose }: RunDialogProps) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const forget = () =>
		run(async () => {
			const { data } = await officeApi.rights.run();
			toast(`${number(sumOf(data))} Einträge gelöscht`);
			onDone();
			onClose();
			await revalidate();
		});
	return (
		<Dialog
			title="Fälliges jetzt löschen?"
			lead={`${number(sumOf(due))} Einträge gehen, deren Frist vorbei ist. Das lässt sich nicht zurücknehmen. Wer eine Löschsperre hat, bleibt.`}
			onClose={onClose}
			actions={
				<>
					<Button autoFocus onClick={onClose}>
						Abbrechen
					</Button>
					<Button variant="danger" busy={busy} onClick={() => void forget()}>
						Jetzt löschen
					</Button>
				</>
			}
		>
			<Failure text={failure} />
		</Dialog>
	);
}
