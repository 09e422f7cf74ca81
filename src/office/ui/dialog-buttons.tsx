import { Button } from "./button.tsx";

interface DialogButtonsProps {
	busy: boolean;
	onClose: () => void;
	onSave: () => Promise<unknown>;
	/** What the second one says. */
	label?: string;
	/** What cannot be taken back. */
	isFinal?: boolean;
}

/** How a dialog ends that changes one small thing. */
export const DialogButtons = ({ busy, onClose, onSave, label = "Sichern", isFinal = false }: DialogButtonsProps) => (
	<>
		<Button onClick={onClose}>Abbrechen</Button>
		<Button variant={isFinal ? "danger" : "primary"} busy={busy} onClick={() => void onSave()}>
			{label}
		</Button>
	</>
);
