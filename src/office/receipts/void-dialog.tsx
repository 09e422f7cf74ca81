import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeReceipt } from "#contract/office/receipts.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

/** The number stays, marked; what it stood for can be confirmed anew. */
export function VoidDialog({ receipt: { id, number }, onClose }: { receipt: OfficeReceipt; onClose: () => void }) {
	const [reason, setReason] = useState("");
	const { busy, failure, faults, run } = useAct();
	const { revalidate } = useRevalidator();
	const save = () =>
		run(async () => {
			await officeApi.receipts.void({ params: { id }, body: { reason } });
			await revalidate();
			onClose();
			toast(`${number} ist ungültig. Die Spenden lassen sich neu bestätigen.`);
		});
	return (
		<Dialog
			title={`${number} für ungültig erklären`}
			lead="Das lässt sich nicht rückgängig machen. Lass dir die Bestätigung zurückgeben, bevor du eine neue ausstellst: Über jede Spende darf nur eine im Umlauf sein."
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="danger" busy={busy} onClick={() => void save()}>
						Für ungültig erklären
					</Button>
				</>
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<TextField
					label="Grund"
					hint="Steht im Verlauf."
					value={reason}
					error={faults.reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
			</div>
		</Dialog>
	);
}
