import { useRevalidator } from "react-router";
import type { OfficeReceipt } from "#contract/office/receipt-shapes.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { ReasonDialog } from "../ui/reason-dialog.tsx";

/** The number stays, marked; what it stood for can be confirmed anew. */
export function VoidDialog({ receipt: { id, number }, onClose }: { receipt: OfficeReceipt; onClose: () => void }) {
	const { revalidate } = useRevalidator();
	const save = async (reason: string) => {
		await officeApi.receipts.void({ params: { id }, body: { reason } });
		await revalidate();
		toast(`${number} ist ungültig. Die Spenden lassen sich neu bestätigen.`);
	};
	return (
		<ReasonDialog
			title={`${number} für ungültig erklären`}
			lead="Das lässt sich nicht rückgängig machen. Lass dir die Bestätigung zurückgeben, bevor du eine neue ausstellst: Über jede Spende darf nur eine im Umlauf sein."
			hint="Steht im Verlauf."
			label="Für ungültig erklären"
			isFinal
			onSave={save}
			onClose={onClose}
		/>
	);
}
