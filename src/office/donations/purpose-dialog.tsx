import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeDonation } from "#contract/office/donations.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { PurposeField } from "./purpose-field.tsx";

interface PurposeDialogProps {
	donation: Pick<OfficeDonation, "reference" | "purpose">;
	offered: readonly string[];
	onClose: () => void;
}

export function PurposeButton({ donation, offered }: Omit<PurposeDialogProps, "onClose">) {
	const [isOpen, setOpen] = useState(false);
	const hasNone = offered.length === 0 && donation.purpose === null;
	if (!useMay()("donations.write") || hasNone) return null;
	return (
		<>
			<Button size="sm" icon={icons.pencil} onClick={() => setOpen(true)}>
				Zweck ändern
			</Button>
			{isOpen && <PurposeDialog donation={donation} offered={offered} onClose={() => setOpen(false)} />}
		</>
	);
}

/** For what came by bank: what it is for stands there in the donor's own words. */
function PurposeDialog({ donation: { reference, purpose }, offered, onClose }: PurposeDialogProps) {
	const [picked, setPicked] = useState(purpose ?? "");
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const save = () =>
		run(async () => {
			await officeApi.donations.setPurpose({ params: { reference }, body: { purpose: picked } });
			await revalidate();
			onClose();
			toast("Der Zweck ist gesichert.");
		});
	return (
		<Dialog
			title="Wofür die Spende ist"
			lead="So, wie die Person es wollte. Was für einen Zweck gegeben wurde, darf nur dafür ausgegeben werden."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} />}
		>
			<div className="stack">
				<Failure text={failure} />
				<PurposeField offered={offered} value={picked} error={faults.purpose} onPick={setPicked} />
			</div>
		</Dialog>
	);
}
