import { useState } from "react";
import { useRevalidator } from "react-router";
import type { LetterBlock } from "#contract/office/letter-blocks.ts";
import { BLOCK_LEVELS, type BlockLevel } from "#contract/office/letters.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";

const CHOICES: Record<BlockLevel, { label: string; hint: string }> = {
	news: {
		label: "Keinen Newsletter, keine Hinweise",
		hint: "Newsletter und Hinweise auf neue Termine gehen nicht mehr hinaus.",
	},
	all: {
		label: "Nichts außer Pflicht und Vertrag",
		hint: "Es bleiben Bestätigungen, Rechnungen, Absagen, Widerrufe und alles, was ein Konto schützt. Nachrichten des Teams und Erinnerungen gehen nicht mehr hinaus.",
	},
};

interface BlockDialogProps {
	personId: number;
	block: LetterBlock | null;
	onClose: () => void;
}

/** PERSON-05: two steps, each with what it means. */
export function BlockDialog({ personId, block, onClose }: BlockDialogProps) {
	const [level, setLevel] = useState<BlockLevel>(block?.level ?? "news");
	const [reason, setReason] = useState(block?.reason ?? "");
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const params = { id: personId };
	const undo = async () => {
		if (block)
			await officeApi.letterBlocks.set({ params, body: { level: block.level, reason: block.reason ?? reason } });
		else await officeApi.letterBlocks.lift({ params });
		await revalidate();
	};
	const save = () =>
		run(async () => {
			await officeApi.letterBlocks.set({ params, body: { level, reason } });
			await revalidate();
			onClose();
			toast("Für Briefe gesperrt.", undo);
		});
	return (
		<Dialog
			title="Für Briefe sperren"
			lead="Auch Briefe, die schon warten, gehen nicht mehr hinaus. Im Postausgang steht, dass sie gesperrt sind."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Sperren" />}
		>
			<div className="stack">
				{!faults.reason && <Failure text={failure} />}
				<fieldset className="stack">
					<legend className="sr-only">Was gesperrt wird</legend>
					{BLOCK_LEVELS.map((one) => (
						<Choice key={one} name="level" {...CHOICES[one]} checked={level === one} onChange={() => setLevel(one)} />
					))}
				</fieldset>
				<TextField
					label="Grund"
					hint="Woran man in einem Jahr erkennt, warum."
					maxLength={200}
					value={reason}
					error={faults.reason}
					onChange={({ currentTarget: { value } }) => setReason(value)}
				/>
			</div>
		</Dialog>
	);
}
