import { Button } from "./button.tsx";

interface DialogButtonsProps {
	busy: boolean;
	onClose: () => void;
	onSave: () => Promise<unknown>;
	/** What the second one says. */
	label?: string;
}

/** How a dialog ends that changes one small thing. */
export const DialogButtons = ({ busy, onClose, onSave, label = "Sichern" }: DialogButtonsProps) => (
	<>
		<Button onClick={onClose}>Abbrechen</Button>
		<Button variant="primary" busy={busy} onClick={() => void onSave()}>
			{label}
		</Button>
	</>
);
