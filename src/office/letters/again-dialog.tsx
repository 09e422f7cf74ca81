import { useCallback } from "react";
import type { LettersForesight } from "#contract/office/letters.ts";
import { DeliberateDialog } from "../acts/deliberate-dialog.tsx";
import { officeApi } from "../api.ts";
import type { ChosenRows } from "../lists/selection.ts";
import { begun } from "../tasks/tasks.ts";
import { Alert } from "../ui/alert.tsx";

interface AgainDialogProps {
	chosen: ChosenRows;
	/** They are on their way. */
	onSent?: () => void;
	onClose: () => void;
}

const lettersWords = (count: number): string => (count === 1 ? "1 Brief" : `${count} Briefe`);
const buttonWords = (found: LettersForesight | null): string =>
	found && found.again > 0 ? `${lettersWords(found.again)} noch einmal senden` : "Noch einmal senden";

/** Letters that never arrived are sent once more; the rest of what was chosen stays as it is. */
export function AgainDialog({ chosen, onSent, onClose }: AgainDialogProps) {
	const foresee = useCallback(async () => (await officeApi.letters.foreseeAgain({ body: chosen })).data, [chosen]);
	return (
		<DeliberateDialog
			title="Noch einmal senden?"
			lead="Jeder Brief geht genau so hinaus wie beim ersten Mal. Das läuft im Hintergrund, du kannst weiterarbeiten."
			promise="Ja, noch einmal senden."
			cancel="Nicht senden"
			foresee={foresee}
			isPossible={({ again }) => again > 0}
			button={buttonWords}
			show={(found) => <Foresight {...found} />}
			act={async () => {
				begun((await officeApi.letters.sendAgain({ body: chosen })).data);
				onSent?.();
			}}
			onClose={onClose}
		/>
	);
}

function Foresight({ again, people, arrived, waiting, spent }: LettersForesight) {
	const left = arrived + waiting + spent;
	const numbers = [
		{ value: again, label: again === 1 ? "Brief geht hinaus" : "Briefe gehen hinaus" },
		{ value: people, label: people === 1 ? "Person bekommt Post" : "Personen bekommen Post" },
		...(left > 0 ? [{ value: left, label: left === 1 ? "bleibt, wie er ist" : "bleiben, wie sie sind" }] : []),
	];
	const why = [
		arrived > 0 && `${arrived} schon zugestellt`,
		waiting > 0 && `${waiting} schon unterwegs`,
		spent > 0 && `${spent} nicht wiederholbar (Inhalt gelöscht oder ein Code, der abgelaufen ist)`,
	].filter(Boolean);
	return (
		<>
			<dl className="conseq">
				{numbers.map(({ value, label }) => (
					<div key={label}>
						<dt className="k order-2">{label}</dt>
						<dd className="v">{value}</dd>
					</div>
				))}
			</dl>
			{why.length > 0 && <p className="m muted">{why.join(" · ")}.</p>}
			{again === 0 && <Alert kind="info">Davon kam nichts zurück. Es gibt nichts noch einmal zu senden.</Alert>}
		</>
	);
}
